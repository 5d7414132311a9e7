import { createContext, use, useSyncExternalStore } from 'react';
import type { PlatformContext } from '@travesia/platform';
import { useReadable } from '@travesia/platform/react';
import type { Host } from './host.ts';

export { useReadable };

export const HostContext = createContext<Host | null>(null);

export function useHost(): Host {
  const host = use(HostContext);
  if (!host) throw new Error('no host above');
  return host;
}

export function useVisitorContext(): PlatformContext {
  return useReadable(useHost().context);
}

/** Path and query below the language prefix. */
export function usePath(): { path: string; search: string } {
  const { location } = useReadable(useHost().location);
  return { path: location.pathname, search: location.search };
}

const never = () => () => {};

/** False on the server and in the render that takes over its HTML, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
