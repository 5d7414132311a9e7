import { createHotelbedsClient, type HotelbedsAccess } from './hotelbeds-client.ts';
import { BookingListReplySchema } from './wire-types.ts';

const DEADLINE_MS = 10_000;
const DAY_MS = 86_400_000;

/** The bookings of today, at most one: throws where the supplier is away or refuses key or signature. */
export async function tryActivityAccess(access: HotelbedsAccess): Promise<void> {
  const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
  await createHotelbedsClient(access)({
    method: 'GET',
    path: '/bookings/en',
    query: {
      filterType: 'CREATION',
      start: day(-1),
      end: day(0),
      includedCancelled: 'true',
      itemsPerPage: '1',
      page: '1',
    },
    reply: BookingListReplySchema,
    deadlineMs: DEADLINE_MS,
  });
}
