export { defineRemote, type RemoteDefinition } from './define-remote.ts';
export {
  createRemoteEntry,
  type LifecycleOptions,
  type Lifecycles,
  type MountProps,
  type RemoteEntry,
  type RootAdapter,
} from './create-lifecycles.tsx';
export { usePostedForm } from './posted-form.ts';
export { SdkProvider, usePlatform, useSdk } from './sdk-context.ts';
export { RemoteRoot, type RemoteState } from './remote-root.tsx';
export { needKey, usePageHead, useServerNeed, type PageHead } from './server-drawing.ts';
