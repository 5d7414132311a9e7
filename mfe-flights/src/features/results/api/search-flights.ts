import type { ApiClient } from '@travesia/api-client';
import {
  FlightSearchReplySchema,
  type FlightSearchPayload,
  type FlightSearchReply,
} from '@travesia/contracts';
import { SEARCH_CACHE_TTL_S } from '@travesia/domain';
import { searchKey } from '../../search/index.ts';

const SEARCH_TIMEOUT_MS = 60_000;

/** Another market has other prices. */
export function flightsKey(payload: FlightSearchPayload, market: string) {
  return ['flights', market, searchKey(payload)] as const;
}

/** POST /air/flight-offer/search (B-11). `isFresh` asks the airlines again, past every cache (S-45). */
export function searchFlights(
  api: ApiClient,
  payload: FlightSearchPayload,
  { market, signal, isFresh }: { market: string; signal?: AbortSignal; isFresh: boolean },
): Promise<FlightSearchReply> {
  return api.post('/air/flight-offer/search', FlightSearchReplySchema, {
    body: payload,
    signal,
    timeoutMs: SEARCH_TIMEOUT_MS,
    ...(isFresh
      ? { headers: { 'Cache-Control': 'no-cache' } }
      : { shareKey: flightsKey(payload, market).join() }),
  });
}

export const RESULTS_STALE_MS = SEARCH_CACHE_TTL_S * 1000;
