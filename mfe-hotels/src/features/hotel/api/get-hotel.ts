import type { ApiClient } from '@travesia/api-client';
import { HotelReplySchema, type HotelReply } from '@travesia/contracts';
import { formatRooms, type StayDates, type StayRoom } from '@travesia/domain';

const ROOMS_TIMEOUT_MS = 60_000;

/** GET /hotel/{hotelCode} (B-36): the house and what is free in it on these nights. */
export function getHotel(
  api: ApiClient,
  { hotelCode, dates, rooms }: { hotelCode: string; dates: StayDates; rooms: readonly StayRoom[] },
  signal?: AbortSignal,
): Promise<HotelReply> {
  return api.get(`/hotel/${encodeURIComponent(hotelCode)}`, HotelReplySchema, {
    query: { startDate: dates.startDate, endDate: dates.endDate, rooms: formatRooms(rooms) },
    signal,
    timeoutMs: ROOMS_TIMEOUT_MS,
  });
}
