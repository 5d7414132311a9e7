export { browserStorage } from './browser-storage.ts';
export { RemotePageProvider, useRemotePage, type RemotePage } from './remote-page.tsx';
export { SdkPage } from './sdk-page.tsx';
export { useAtlasOutline } from './use-atlas-outline.ts';
export { useDocumentQuery, type DocumentQueryOptions } from './use-document-query.ts';
export { useHydrated } from './use-hydrated.ts';
export { usePausedValue } from './use-paused-value.ts';
export { useSame } from './use-same.ts';
export { useSteadyCallback } from './use-steady-callback.ts';
