import type { ApiClient } from '@travesia/api-client';
import {
  FARE_DAYS_MAX,
  FareDaysReplySchema,
  type FareDaysPayload,
  type FareDaysReply,
} from '@travesia/contracts';

/** What searches have found for these days. */
export async function readFareDays(
  api: ApiClient,
  { days, ...journey }: FareDaysPayload,
  signal: AbortSignal,
): Promise<FareDaysReply> {
  const read = (from: number) =>
    api.post('/air/fare-days', FareDaysReplySchema, {
      body: { ...journey, days: days.slice(from, from + FARE_DAYS_MAX) },
      signal,
    });
  const [first, ...more] = await Promise.all([
    read(0),
    ...Array.from({ length: Math.ceil(days.length / FARE_DAYS_MAX) - 1 }, (_, index) =>
      read((index + 1) * FARE_DAYS_MAX),
    ),
  ]);
  return { meta: first.meta, data: [first, ...more].flatMap(({ data }) => data) };
}

/** Has them searched for in the background. */
export function checkFareDays(api: ApiClient, payload: FareDaysPayload): Promise<FareDaysReply> {
  return api.post('/air/fare-days/check', FareDaysReplySchema, { body: payload });
}
