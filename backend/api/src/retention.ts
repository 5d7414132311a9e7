import type { BookingState } from '@travesia/contracts';
import { SESSION_TTL_H, todayIn } from '@travesia/domain';
import { BY_HAND } from '@travesia/products/booking-lookup';
import { sql, type Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import { UNPAID_BY_HAND_STATES } from './modules/booking/index.ts';
import type { BookingTables } from './modules/booking/tables.ts';
import type { PaymentTables } from './modules/payments/tables.ts';
import type { SessionTables } from './modules/session/tables.ts';

const UNPAID_KEPT_MS = SESSION_TTL_H * 3_600_000;
/** Nothing was charged and nothing is under way. */
const UNPAID_STATES = [
  'draft',
  'priced',
  'ready',
  'declined',
  'voided',
  'expired',
] as const satisfies BookingState[];

/**
 * What nobody paid for is gone after a day (B-43): first what was typed, then the booking unless a payment
 * or a hold was tried, which stays in the ledger, then the session. A session that booked stays: it leads the browser
 * to its trips (B-15). What was booked by hand stands with its supplier until a person ends it, or its last day is
 * over (D-18).
 */
export function createRetention(
  database: Kysely<BookingTables & PaymentTables & SessionTables>,
  clock: Clock,
) {
  return async function deleteUnpaid(): Promise<void> {
    const now = new Date(clock.nowMs());
    const unpaid = database
      .selectFrom('bookings')
      .select('bookings.id')
      .where('state', 'in', UNPAID_STATES)
      .where('updated_at', '<=', new Date(now.getTime() - UNPAID_KEPT_MS))
      .where((booking) =>
        booking.not(
          booking.and([
            booking('kind', '=', BY_HAND.kind),
            booking('state', 'in', UNPAID_BY_HAND_STATES),
            booking(sql`order_data ->> 'endDate'`, '>=', todayIn(now.getTime())),
          ]),
        ),
      );
    await database.deleteFrom('booking_saves').where('booking_id', 'in', unpaid).execute();
    await database
      .deleteFrom('bookings')
      .where('id', 'in', unpaid)
      .where('id', 'not in', database.selectFrom('payment_attempts').select('booking_id'))
      .where('id', 'not in', database.selectFrom('supplier_orders').select('booking_id'))
      .execute();
    await database
      .deleteFrom('sessions')
      .where('expires_at', '<=', now)
      .where('id', 'not in', database.selectFrom('bookings').select('session_id'))
      .execute();
    await database
      .deleteFrom('browsers')
      .where('expires_at', '<=', now)
      .where('id', 'not in', database.selectFrom('sessions').select('browser_id'))
      .execute();
  };
}
