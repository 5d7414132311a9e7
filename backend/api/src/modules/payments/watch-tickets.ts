import { enqueue, findBooking } from '../booking/index.ts';
import { endCancelledOrder } from './cancelled-by-supplier.ts';
import { inTransaction, partNamed, type Drive, type SettlementContext } from './settlement/index.ts';
import {
  findNamedOrder,
  markLookedAt,
  markTicketed,
  ordersWithoutTicket,
  type NamedOrder,
  type SupplierOrder,
} from './supplier-orders-repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Looked at every minute at first, later as often as a tenth of its age, at least every hour. */
function isDue({ lookedAtMs, createdAtMs }: SupplierOrder, nowMs: number): boolean {
  if (lookedAtMs === null) return true;
  const everyMs = Math.min(Math.max((nowMs - createdAtMs) / 10, MINUTE_MS), HOUR_MS);
  return nowMs - lookedAtMs >= everyMs;
}

export type TicketWatch = ReturnType<typeof createTicketWatch>;

/** Orders that stand and whose tickets the supplier issues later: asked in turns, and whenever it reports (W-06). */
export function createTicketWatch(context: SettlementContext, drive: Drive) {
  async function look(order: SupplierOrder): Promise<void> {
    const nowMs = context.now();
    const booking = await findBooking(context.db, order.bookingId);
    const part = booking && partNamed(context, booking, order.part);
    if (!part) return;
    await markLookedAt(context.db, order.id, nowMs);
    const found = await part.desk.find(order);
    const facts = { bookingId: order.bookingId, part: order.part, reference: order.reference };
    if (found.state === 'refused') {
      context.log.error(facts, 'a supplier has cancelled an order that was paid');
      const cancellation = await part.desk.lookUpCancellation(order);
      if (cancellation.state !== 'cancelled') return;
      if (await endCancelledOrder(context, order, cancellation.refund ?? null)) await drive(order.bookingId);
      return;
    }
    if (found.state !== 'found' || !found.ticketed) return;
    await inTransaction(context, async (trx) => {
      if (!(await markTicketed(trx, order.id, found, nowMs))) return;
      await enqueue(trx, { bookingId: order.bookingId, topic: 'mail-tickets', runAtMs: nowMs });
    });
  }

  return {
    async lookInTurn(): Promise<void> {
      for (const order of await ordersWithoutTicket(context.db)) {
        if (!isDue(order, context.now())) continue;
        try {
          await look(order);
        } catch (fault) {
          context.log.error({ bookingId: order.bookingId, err: fault }, 'tickets could not be looked for');
        }
      }
    },
    find: (named: NamedOrder) => findNamedOrder(context.db, named),
    async lookAgain(bookingId: string): Promise<void> {
      await drive(bookingId);
      for (const order of await ordersWithoutTicket(context.db, bookingId)) await look(order);
    },
  };
}
