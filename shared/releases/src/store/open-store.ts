import type { FeedStore } from './feed-store.ts';

export interface StorePlace {
  /** `s3://bucket/prefix`; empty: the folder is all there is. */
  readonly address: string;
  /** Of a store other than Amazon's; empty: Amazon's. */
  readonly endpoint: string;
}

/** The store that the settings name, if they name one. Its client is only loaded then. */
export async function openStore({ address, endpoint }: StorePlace): Promise<FeedStore | undefined> {
  if (address === '') return undefined;
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store({ address, ...(endpoint !== '' && { endpoint }) });
}
