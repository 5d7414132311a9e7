import type { ApiClient } from '@travesia/api-client';
import {
  ActivitySearchReplySchema,
  type ActivitySearchPayload,
  type ActivitySearchReply,
} from '@travesia/contracts';
import type { ActivityKindPaths } from '../../../kinds.ts';

const SEARCH_TIMEOUT_MS = 60_000;

/** POST /activities/search and /tours/search (B-37, B-38): one page. `isFresh` asks past every cache (S-45). */
export function searchActivities(
  api: ApiClient,
  { calls }: ActivityKindPaths,
  payload: ActivitySearchPayload,
  { signal, isFresh = false }: { signal?: AbortSignal; isFresh?: boolean } = {},
): Promise<ActivitySearchReply> {
  return api.post(`${calls}/search`, ActivitySearchReplySchema, {
    body: payload,
    signal,
    timeoutMs: SEARCH_TIMEOUT_MS,
    ...(isFresh
      ? { headers: { 'Cache-Control': 'no-cache' } }
      : { shareKey: `${calls}${JSON.stringify(payload)}` }),
  });
}
