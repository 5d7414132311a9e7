import type { ErasureRefusal } from '@travesia/contracts';
import { sql } from 'kysely';
import { OPEN_DISPUTES } from '../payments/index.ts';
import type { PrivacyDatabase } from './tables.ts';

/**
 * Why the data of a booking are still needed: it is travelled, its money moves, or a bank asks about it. Null: nothing
 * keeps them but the law on invoices, which keeps those.
 */
export async function refusalOf(
  db: PrivacyDatabase,
  bookingId: string,
  { lastDay, today }: { readonly lastDay: string; readonly today: string },
): Promise<ErasureRefusal | null> {
  const { rows } = await sql<{ stands: boolean; money: boolean; dispute: boolean }>`
    WITH ours AS (SELECT id, state FROM bookings WHERE id = ${bookingId} OR amends = ${bookingId})
    SELECT
      EXISTS (SELECT FROM supplier_orders JOIN ours ON ours.id = booking_id WHERE live) AS stands,
      EXISTS (SELECT FROM ours WHERE state NOT IN ('draft', 'priced', 'ready', 'declined', 'voided', 'expired', 'confirmed'))
        OR EXISTS (SELECT FROM cancellations JOIN ours ON ours.id = booking_id
          WHERE cancellations.state IN ('cancelling', 'refunding', 'refund_pending', 'manual_review'))
        OR EXISTS (SELECT FROM cancellation_refunds refund JOIN payment_attempts ON payment_attempts.id = attempt_id
          JOIN ours ON ours.id = payment_attempts.booking_id WHERE refund.state IN ('due', 'pending'))
        OR EXISTS (SELECT FROM supplier_orders JOIN ours ON ours.id = booking_id
          WHERE supplier_orders.state IN ('placing', 'pending', 'unknown'))
        OR EXISTS (SELECT FROM desk_acts JOIN ours ON ours.id = booking_id WHERE desk_acts.state = 'waiting') AS money,
      EXISTS (SELECT FROM (${OPEN_DISPUTES}) dispute JOIN ours ON ours.id = dispute.booking_id) AS dispute
  `.execute(db);
  const [facts] = rows;
  if (facts?.money) return 'money_open';
  if (facts?.dispute) return 'dispute_open';
  return facts?.stands && lastDay >= today ? 'trip_ahead' : null;
}
