export { defineRemote, type RemoteDefinition } from './define-remote.ts';
export {
  createRemoteEntry,
  type LifecycleOptions,
  type Lifecycles,
  type MountProps,
  type RemoteEntry,
  type RootAdapter,
} from './create-lifecycles.tsx';
export { createRemoteI18n, type RemoteI18nOptions } from './create-remote-i18n.ts';
export { usePostedForm } from './posted-form.ts';
export { SdkProvider, usePlatform, useSdk } from './sdk-context.ts';
export { RemoteRoot, type RemoteState } from './remote-root.tsx';
export { useReadable } from './use-readable.ts';
export { TextProvider, withTexts, type TextProviderProps } from './text-provider.tsx';
export { needKey, usePageHead, useServerNeed, type PageHead } from './server-render.ts';
