import { addDays, todayIn, type LocalDate } from '@travesia/domain';
import { findBooking, lockBooking, type Booking, type BookingModule } from '../booking/index.ts';
import { eraseBooking } from './erase-booking.ts';
import { refusalOf } from './refusal.ts';
import type { PrivacyDatabase } from './tables.ts';

const AT_ONCE = 100;
const DAY_MS = 86_400_000;
const startOf = (day: LocalDate) => new Date(`${day}T00:00:00Z`);

export interface PastTripsParts {
  readonly db: PrivacyDatabase;
  readonly kinds: BookingModule['kinds'];
  readonly market: BookingModule['market'];
  readonly nowMs: () => number;
  readonly log: { error(facts: object, words: string): void };
}

/** The last day that anything of the booking is on; the day of the booking where nothing says one. */
export function lastDayOf({ kinds }: Pick<PastTripsParts, 'kinds'>, booking: Booking): LocalDate {
  const events = booking.confirmed?.es.calendar ?? [];
  const days = events.map(({ end }) => end.at.slice(0, 10));
  const first = booking.order
    ? kinds.of(booking.kind).requirementsOf(booking.order, booking.locale).firstTravelDate
    : todayIn(booking.confirmedAtMs ?? booking.changedAtMs);
  return [...days, first].toSorted().at(-1) ?? first;
}

/**
 * Erases the travellers of trips that are past for as long as their market keeps them, a few at a time, each in a
 * transaction of its own. What cannot be erased yet is looked at again the next day.
 */
export function createPastTrips(parts: PastTripsParts) {
  const { db, market, nowMs, log } = parts;
  return async function erasePastTrips(): Promise<number> {
    const now = new Date(nowMs());
    const today = todayIn(now.getTime());
    const due = await db
      .selectFrom('bookings')
      .select('id')
      .where('amends', 'is', null)
      .where('erased_at', 'is', null)
      .where('state', 'in', ['confirmed', 'declined', 'voided', 'expired'])
      .where(({ or, eb }) => or([eb('erase_after', 'is', null), eb('erase_after', '<=', now)]))
      .where('id', 'in', db.selectFrom('payment_attempts').select('booking_id'))
      .orderBy('erase_after', (order) => order.asc().nullsFirst())
      .limit(AT_ONCE)
      .execute();
    let erased = 0;
    for (const { id } of due) {
      const booking = await findBooking(db, id);
      if (!booking) continue;
      const lastDay = lastDayOf(parts, booking);
      const keptUntil = addDays(lastDay, market(booking.market).retentionDays);
      const isOver = keptUntil < today;
      const isErased = isOver && (await eraseAlone(id, { now, lastDay, today }));
      if (isErased) {
        erased += 1;
        continue;
      }
      const again = isOver ? new Date(now.getTime() + DAY_MS) : startOf(addDays(keptUntil, 1));
      await db.updateTable('bookings').set({ erase_after: again }).where('id', '=', id).execute();
    }
    return erased;
  };

  /** One that cannot be erased is no reason to keep the others. */
  async function eraseAlone(
    id: string,
    { now, lastDay, today }: { readonly now: Date; readonly lastDay: LocalDate; readonly today: LocalDate },
  ): Promise<boolean> {
    try {
      return await db.transaction().execute(async (trx) => {
        await lockBooking(trx, id);
        if ((await refusalOf(trx, id, { lastDay, today })) !== null) return false;
        await eraseBooking(trx, id, { now, withAddress: false });
        return true;
      });
    } catch (fault) {
      log.error({ err: fault, bookingId: id }, 'the traveller of a past trip could not be erased');
      return false;
    }
  }
}
