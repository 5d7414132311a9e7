import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { lockBooking, type TripChangeNews } from '../booking/index.ts';
import type { SettlementDatabase, SettlementTransaction } from './attempts-repository.ts';
import { revisionOf } from './booking-revision.ts';
import { toSupplierOrder, type SupplierOrder } from './supplier-orders-repository.ts';
import type { ScheduleChangesTable } from './tables.ts';

export type ScheduleChange = Selectable<ScheduleChangesTable>;

const LOOKED_AT_ONCE = 50;
const UNANSWERED = ['open', 'accepting', 'desk'] as const;

/** Orders whose supplier is to be asked whether it changed them, the one that waits longest first. */
export async function ordersToLookAt(db: SettlementDatabase, nowMs: number): Promise<SupplierOrder[]> {
  const rows = await db
    .selectFrom('supplier_orders')
    .selectAll()
    .where('live', '=', true)
    .where('state', '=', 'placed')
    .where('changes_due_at', '<=', new Date(nowMs))
    .orderBy('changes_due_at')
    .limit(LOOKED_AT_ONCE)
    .execute();
  return rows.map(toSupplierOrder);
}

export async function lookAgainAt(db: SettlementDatabase, orderId: string, at: Date | null): Promise<void> {
  await db.updateTable('supplier_orders').set({ changes_due_at: at }).where('id', '=', orderId).execute();
}

export function changesOfBooking(db: SettlementDatabase, bookingId: string): Promise<ScheduleChange[]> {
  return db
    .selectFrom('schedule_changes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('sequence')
    .execute();
}

/** The one that waits for an answer, of an order that still stands. */
export async function findUnanswered(
  db: SettlementDatabase,
  bookingId: string,
): Promise<ScheduleChange | null> {
  const row = await db
    .selectFrom('schedule_changes')
    .innerJoin('supplier_orders', 'supplier_orders.id', 'schedule_changes.supplier_order_id')
    .selectAll('schedule_changes')
    .where('schedule_changes.booking_id', '=', bookingId)
    .where('supplier_orders.live', '=', true)
    .where('schedule_changes.state', 'in', [...UNANSWERED])
    .orderBy('sequence', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** False where it is known. A later change takes the place of those before it. */
export async function insertChange(
  trx: SettlementTransaction,
  order: SupplierOrder,
  news: TripChangeNews,
  times: { readonly nowMs: number; readonly answerByMs: number },
): Promise<boolean> {
  const booking = await lockBooking(trx, order.bookingId);
  if (!booking) return false;
  const now = new Date(times.nowMs);
  const row = await trx
    .insertInto('schedule_changes')
    .values({
      id: randomUUID(),
      booking_id: order.bookingId,
      supplier_order_id: order.id,
      change_ref: news.changeRef,
      state: 'open',
      reason: null,
      journeys: JSON.stringify(news.journeys),
      may_accept: news.mayAccept,
      sequence: (await revisionOf(trx, booking)) + 1,
      detected_at: now,
      answer_by: new Date(times.answerByMs),
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await trx
    .updateTable('schedule_changes')
    .set({ state: 'replaced', updated_at: now })
    .where('supplier_order_id', '=', order.id)
    .where('id', '!=', row.id)
    .where('state', 'in', [...UNANSWERED])
    .execute();
  return true;
}

/** False where it is in none of these states any more. */
export async function moveChange(
  db: SettlementDatabase,
  id: string,
  move: {
    readonly from: readonly ScheduleChange['state'][];
    readonly to: ScheduleChange['state'];
    readonly reason?: ScheduleChange['reason'];
    readonly nowMs: number;
  },
): Promise<boolean> {
  const row = await db
    .updateTable('schedule_changes')
    .set({ state: move.to, reason: move.reason ?? null, updated_at: new Date(move.nowMs) })
    .where('id', '=', id)
    .where('state', 'in', [...move.from])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A person looks at what is unanswered, and nobody else accepts it any more. False where there is nothing. */
export async function leaveToDesk(
  trx: SettlementTransaction,
  bookingId: string,
  nowMs: number,
): Promise<boolean> {
  const rows = await trx
    .updateTable('schedule_changes')
    .set({ state: 'desk', may_accept: false, updated_at: new Date(nowMs) })
    .where('booking_id', '=', bookingId)
    .where('state', 'in', [...UNANSWERED])
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Nobody has answered in time. */
export function overdueChanges(db: SettlementDatabase, nowMs: number): Promise<ScheduleChange[]> {
  return db
    .selectFrom('schedule_changes')
    .selectAll()
    .where('state', '=', 'open')
    .where('answer_by', '<=', new Date(nowMs))
    .where(sql<boolean>`EXISTS (SELECT 1 FROM supplier_orders
      WHERE supplier_orders.id = schedule_changes.supplier_order_id AND supplier_orders.live)`)
    .limit(LOOKED_AT_ONCE)
    .execute();
}
