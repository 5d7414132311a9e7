import { randomUUID } from 'node:crypto';
import type { Money } from '@travesia/domain';
import { atRateOf } from '../../settled.ts';
import { enqueue, extrasOf, lockBooking, readSaves } from '../booking/index.ts';
import { findOpenCancellation } from './cancellations-repository.ts';
import { amendmentsOf } from './changes-repository.ts';
import { postLines, supplierGaveLines } from './ledger-lines.ts';
import { planRefunds, refundablePayments } from './refunds-repository.ts';
import { inTransaction, partNamed, type SettlementContext } from './settlement/index.ts';
import { liveSupplierOrders, markOrder, type SupplierOrder } from './supplier-orders-repository.ts';

/**
 * A supplier has ended an order that was paid: everything that was paid for it goes back, its owner is told, and a
 * person looks after the trip. Once; false where something else is under way with the booking, or it was seen before.
 */
export async function endCancelledOrder(
  context: SettlementContext,
  order: SupplierOrder,
  /** What the supplier gives back, where it says so. */
  refund: Money | null,
): Promise<boolean> {
  const { bookingId } = order;
  const nowMs = context.now();
  const at = new Date(nowMs);
  return inTransaction(context, async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    const part = booking && partNamed(context, booking, order.part);
    if (!booking?.order || booking.state !== 'confirmed' || !part) return false;
    const live = await liveSupplierOrders(trx, bookingId);
    if (!live.some(({ id }) => id === order.id)) return false;
    if (await findOpenCancellation(trx, bookingId)) return false;
    if ((await amendmentsOf(trx, bookingId)).some(({ state }) => state !== 'confirmed')) return false;
    const saves = await readSaves(trx, bookingId);
    const { price, cost } = part.amountsOf(booking.order, extrasOf(booking, saves));
    const { currency } = price;
    const payments = await refundablePayments(trx, bookingId);
    const left = payments.reduce((sum, payment) => sum + payment.left, 0);
    const back = Math.min(price.amount, left);
    const told = refund && atRateOf(refund, order.settled);
    const gave = told?.currency === currency ? told.amount : cost.amount;
    const id = randomUUID();
    await trx
      .insertInto('cancellations')
      .values({
        id,
        booking_id: bookingId,
        change_id: null,
        state: 'refunding',
        reason: 'supplier_cancelled',
        locale: booking.locale,
        currency,
        refund_amount: back,
        expires_at: at,
        confirmed_at: null,
        cancelled_at: at,
        refunded_at: null,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await trx
      .insertInto('cancellation_parts')
      .values({
        cancellation_id: id,
        part: order.part,
        supplier_order_id: order.id,
        state: 'cancelled',
        supplier_quote: null,
        price: price.amount,
        cost: cost.amount,
        supplier_refund: gave,
        back,
        credit: null,
        asked_at: null,
        tries: 0,
      })
      .execute();
    await planRefunds(trx, { bookingId, cancellationId: id, amount: back });
    await markOrder(trx, order.id, { state: 'cancelled', live: false, nowMs });
    await postLines(trx, {
      bookingId,
      cause: `cancelled:${order.id}`,
      currency,
      lines: supplierGaveLines(order.part, gave),
      nowMs,
    });
    await enqueue(trx, { bookingId, topic: 'mail-cancellation', runAtMs: nowMs });
    await enqueue(trx, { bookingId, topic: 'drive-booking', runAtMs: nowMs + context.times.graceMs });
    return true;
  });
}
