import type { ApiClient } from '@travesia/api-client';
import {
  RateValidateReplySchema,
  type RateValidatePayload,
  type RateValidateReply,
} from '@travesia/contracts';

/** POST /hotel/rate/validate (B-36): the rate for this visitor; its key is what an order takes. */
export function validateRate(
  api: ApiClient,
  payload: RateValidatePayload,
  signal?: AbortSignal,
): Promise<RateValidateReply> {
  return api.post('/hotel/rate/validate', RateValidateReplySchema, { body: payload, signal });
}

/** Where the checked rate is kept, so that the summary of the stay opens with it. */
export function rateQueryKey({ hotelCode, rateKey }: RateValidatePayload) {
  return ['rate', hotelCode, rateKey] as const;
}
