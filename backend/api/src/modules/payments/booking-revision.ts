import type { ConfirmedBooking } from '@travesia/contracts';
import { DEFAULT_LOCALE } from '@travesia/domain';
import type { Booking } from '../booking/index.ts';
import type { SettlementDatabase } from './attempts-repository.ts';

/**
 * How often a booking was changed, by its owner or by the airline, accepted or not: one count for its calendar and for
 * what is quoted. What comes next is one more.
 */
export async function revisionOf(
  db: SettlementDatabase,
  { id, confirmed }: Pick<Booking, 'id' | 'confirmed'>,
): Promise<number> {
  const row = await db
    .selectFrom('schedule_changes')
    .select('sequence')
    .where('booking_id', '=', id)
    .orderBy('sequence', 'desc')
    .executeTakeFirst();
  return Math.max(confirmed?.[DEFAULT_LOCALE].revised?.sequence ?? 0, row?.sequence ?? 0);
}

/** The calendar as it is from now on; what is no longer flown is taken out of the traveller's own. */
export function revisedCalendar(
  before: Pick<ConfirmedBooking, 'calendar'>,
  calendar: NonNullable<ConfirmedBooking['calendar']>,
  revision: Omit<NonNullable<ConfirmedBooking['revised']>, 'dropped'>,
): Pick<ConfirmedBooking, 'calendar' | 'revised'> {
  const dropped = (before.calendar ?? []).filter(({ id }) => !calendar.some((kept) => kept.id === id));
  return { calendar, revised: { ...revision, dropped } };
}
