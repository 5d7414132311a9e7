import type { FunnelQuery } from '@travesia/contracts';

export interface ReadFunnelOptions {
  readonly apiUrl: string;
  readonly siteHeaders: Readonly<Record<string, string>>;
  readonly onFault: (cause: unknown) => void;
}

/** What the api has of the funnel (O-03); null where it does not answer. */
export type ReadFunnel = (form: 'read' | 'csv', query: FunnelQuery) => Promise<Buffer | null>;

const REPLY_MAX_MS = 20_000;

export function createReadFunnel({ apiUrl, siteHeaders, onFault }: ReadFunnelOptions): ReadFunnel {
  return async (form, query) => {
    const reply = await fetch(`${apiUrl}/internal/funnel/${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...siteHeaders },
      body: JSON.stringify(query),
      signal: AbortSignal.timeout(REPLY_MAX_MS),
    }).catch((cause: unknown) => {
      onFault(cause);
      return null;
    });
    return reply?.ok ? Buffer.from(await reply.arrayBuffer()) : null;
  };
}
