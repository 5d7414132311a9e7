import type { SettlementDatabase } from './attempts-repository.ts';

/** What was booked, paid and ordered, and what is still to be done: one side of a comparison of ledgers. */
export async function readLedger(db: SettlementDatabase) {
  const [bookings, attempts, orders, lines, cancelled, parts, jobs, unknownPayments] = await Promise.all([
    db
      .selectFrom('bookings')
      .select([
        'id',
        'amends',
        'order_id as orderId',
        'kind',
        'state',
        'reason',
        'reference',
        'total_amount as totalAmount',
        'currency',
        'updated_at as updatedAt',
      ])
      .execute(),
    db
      .selectFrom('payment_attempts')
      .select([
        'id',
        'booking_id as bookingId',
        'live',
        'state',
        'provider_ref as providerRef',
        'amount',
        'currency',
        'updated_at as updatedAt',
      ])
      .execute(),
    db
      .selectFrom('supplier_orders')
      .select([
        'id',
        'booking_id as bookingId',
        'live',
        'part',
        'supplier',
        'state',
        'reference',
        'supplier_ref as supplierRef',
        'updated_at as updatedAt',
      ])
      .execute(),
    db
      .selectFrom('ledger_lines')
      .select(['booking_id as bookingId', 'cause', 'kind', 'part', 'amount', 'currency'])
      .orderBy('id')
      .execute(),
    db
      .selectFrom('cancellations')
      .select([
        'id',
        'booking_id as bookingId',
        'change_id as changeId',
        'state',
        'reason',
        'refund_amount as refundAmount',
        'updated_at as updatedAt',
      ])
      .where('state', '!=', 'quoted')
      .execute(),
    db
      .selectFrom('cancellation_parts')
      .select([
        'cancellation_id as cancellationId',
        'part',
        'state',
        'supplier_order_id as orderId',
        'price',
        'supplier_refund as supplierRefund',
      ])
      .execute(),
    db
      .selectFrom('outbox')
      .select(['booking_id as bookingId', 'topic', 'run_at as runAt', 'last_error as lastError'])
      .where('done_at', 'is', null)
      .execute(),
    db
      .selectFrom('unknown_payments')
      .select(['provider_ref as providerRef', 'booking_reference as reference', 'state'])
      .execute(),
  ]);
  const partsOf = Map.groupBy(parts, ({ cancellationId }) => cancellationId);
  const cancellations = cancelled.map((each) => ({ ...each, parts: partsOf.get(each.id) ?? [] }));
  return { bookings, attempts, orders, lines, cancellations, jobs, unknownPayments };
}
