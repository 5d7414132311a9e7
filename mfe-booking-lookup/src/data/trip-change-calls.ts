import type { ApiClient } from '@travesia/api-client';
import { TripChangeReplySchema, type BookingAccess, type TripChange } from '@travesia/contracts';

/** The airline is asked. */
const TIMEOUT_MS = 60_000;

/** What the airline has changed; null where nothing waits for an answer. */
export async function readTripChange(
  api: ApiClient,
  access: BookingAccess,
  signal?: AbortSignal,
): Promise<TripChange | null> {
  return (await api.post('/booking/trip-change', TripChangeReplySchema, { body: access, signal })).data;
}

export async function answerTripChange(
  api: ApiClient,
  access: BookingAccess,
  asked: { readonly changeId: string; readonly answer: 'accept' | 'other_flight' },
): Promise<TripChange | null> {
  const body = { ...access, ...asked };
  return (
    await api.post('/booking/trip-change/answer', TripChangeReplySchema, { body, timeoutMs: TIMEOUT_MS })
  ).data;
}
