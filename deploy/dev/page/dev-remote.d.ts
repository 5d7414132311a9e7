declare module 'dev-remote/entry' {
  import type { RemoteEntry } from '@travesia/platform/react';
  export const createLifecycles: RemoteEntry['createLifecycles'];
}

declare module 'dev-remote/manifest' {
  import type { RemoteManifest } from '@travesia/contracts';
  export const manifest: RemoteManifest;
}

/** Address of the site that answers `/api` and takes over other documents. */
declare const SITE_URL: string;
