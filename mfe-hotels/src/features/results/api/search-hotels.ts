import type { ApiClient } from '@travesia/api-client';
import { HotelSearchReplySchema, type HotelSearchPayload, type HotelSearchReply } from '@travesia/contracts';

const SEARCH_TIMEOUT_MS = 60_000;

/** POST /hotel/search (B-36): one page of hotels, nearest first. `isFresh` asks past every cache (S-45). */
export function searchHotels(
  api: ApiClient,
  payload: HotelSearchPayload,
  { signal, isFresh = false }: { signal?: AbortSignal; isFresh?: boolean } = {},
): Promise<HotelSearchReply> {
  return api.post('/hotel/search', HotelSearchReplySchema, {
    body: payload,
    signal,
    timeoutMs: SEARCH_TIMEOUT_MS,
    ...(isFresh ? { headers: { 'Cache-Control': 'no-cache' } } : { shareKey: JSON.stringify(payload) }),
  });
}
