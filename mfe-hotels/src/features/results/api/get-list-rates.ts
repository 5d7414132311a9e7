import type { ApiClient } from '@travesia/api-client';
import { ListRatesReplySchema, type HotelSearchPayload, type ListRatesReply } from '@travesia/contracts';

const RATES_TIMEOUT_MS = 60_000;

/** POST /hotel/search/rates: meals and terms of one page of a search. */
export function getListRates(
  api: ApiClient,
  payload: HotelSearchPayload,
  signal?: AbortSignal,
): Promise<ListRatesReply> {
  return api.post('/hotel/search/rates', ListRatesReplySchema, {
    body: payload,
    signal,
    timeoutMs: RATES_TIMEOUT_MS,
  });
}
