import type { Duffel } from './duffel-types.ts';

export interface DuffelAccess {
  readonly baseUrl: string;
  readonly token: string;
}

/** The official client, loaded on first use: importing it replaces `process.env`, so configuration is read before. */
export function lazyDuffel({ baseUrl, token }: DuffelAccess): () => Promise<Duffel> {
  let client: Promise<Duffel> | undefined;
  return () => {
    client ??= import('@duffel/api').then(({ Duffel: Client }) => new Client({ token, basePath: baseUrl }));
    return client;
  };
}
