import { createContext, useContext } from 'react';
import type { PlatformContext, Sdk } from '../sdk/sdk.ts';
import { useReadable } from './use-readable.ts';

const SdkContext = createContext<Sdk | null>(null);
export const SdkProvider = SdkContext.Provider;

/** The SDK this root was mounted with. */
export function useSdk(): Sdk {
  const sdk = useContext(SdkContext);
  if (!sdk) throw new Error('useSdk outside of a remote root');
  return sdk;
}

/** Language, market, currency and contact number; renders again when they change. */
export function usePlatform(): PlatformContext {
  return useReadable(useSdk().context);
}
