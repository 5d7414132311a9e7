import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { SettlementDatabase, SettlementTransaction } from './attempts-repository.ts';
import type { PlacedOrder, SupplierNote } from '../booking/index.ts';
import type { SupplierOrdersTable, SupplierOrderState } from './tables.ts';

export interface SupplierOrder {
  readonly id: string;
  readonly bookingId: string;
  readonly live: boolean;
  readonly part: string;
  readonly supplier: string;
  readonly state: SupplierOrderState;
  readonly reference: string;
  readonly familyName: string;
  readonly supplierRef: string | null;
  readonly locator: string | null;
  readonly ticketed: boolean;
  readonly ticketingDeadline: string | null;
  readonly notes: readonly SupplierNote[];
  readonly createdAtMs: number;
}

function toSupplierOrder(row: Selectable<SupplierOrdersTable>): SupplierOrder {
  return {
    id: row.id,
    bookingId: row.booking_id,
    live: row.live,
    part: row.part,
    supplier: row.supplier,
    state: row.state,
    reference: row.reference,
    familyName: row.family_name,
    supplierRef: row.supplier_ref,
    locator: row.locator,
    ticketed: row.ticketed,
    ticketingDeadline: row.ticketing_deadline,
    notes: row.notes,
    createdAtMs: row.created_at.getTime(),
  };
}

export async function supplierOrdersOf(db: SettlementDatabase, bookingId: string): Promise<SupplierOrder[]> {
  const rows = await db
    .selectFrom('supplier_orders')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute();
  return rows.map(toSupplierOrder);
}

/** Orders that stand, or may stand: at most one for each part. */
export async function liveSupplierOrders(
  db: SettlementDatabase,
  bookingId: string,
): Promise<SupplierOrder[]> {
  return (await supplierOrdersOf(db, bookingId)).filter(({ live }) => live);
}

/** The intent to order, written before the supplier hears of it. A second live one for the same part cannot exist. */
export async function insertSupplierOrder(
  trx: SettlementTransaction,
  order: {
    bookingId: string;
    attemptId: string;
    part: string;
    supplier: string;
    reference: string;
    familyName: string;
    record: unknown;
    nowMs: number;
  },
): Promise<SupplierOrder> {
  const at = new Date(order.nowMs);
  const row = await trx
    .insertInto('supplier_orders')
    .values({
      id: randomUUID(),
      booking_id: order.bookingId,
      attempt_id: order.attemptId,
      live: true,
      part: order.part,
      supplier: order.supplier,
      state: 'placing',
      reference: order.reference,
      family_name: order.familyName,
      supplier_ref: null,
      locator: null,
      ticketed: false,
      ticketing_deadline: null,
      refusal: null,
      record: JSON.stringify(order.record),
      placed_at: null,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSupplierOrder(row);
}

export async function markPlaced(
  trx: SettlementTransaction,
  id: string,
  placed: PlacedOrder & { readonly deadline: string | null },
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs);
  await trx
    .updateTable('supplier_orders')
    .set({
      state: 'placed',
      supplier_ref: placed.supplierRef,
      locator: placed.locator,
      ticketed: placed.ticketed,
      ticketing_deadline: placed.deadline,
      notes: JSON.stringify(placed.notes ?? []),
      placed_at: at,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
}

export async function markOrder(
  trx: SettlementTransaction,
  id: string,
  mark: { state: SupplierOrderState; live: boolean; refusal?: string; nowMs: number },
): Promise<void> {
  await trx
    .updateTable('supplier_orders')
    .set({
      state: mark.state,
      live: mark.live,
      refusal: mark.refusal ?? null,
      updated_at: new Date(mark.nowMs),
    })
    .where('id', '=', id)
    .execute();
}

/** Taken in by the supplier, which will say later whether it stands. */
export async function markPending(
  trx: SettlementTransaction,
  id: string,
  pending: { readonly supplierRef: string; readonly locator: string | null },
  nowMs: number,
): Promise<void> {
  await trx
    .updateTable('supplier_orders')
    .set({
      state: 'pending',
      supplier_ref: pending.supplierRef,
      locator: pending.locator,
      updated_at: new Date(nowMs),
    })
    .where('id', '=', id)
    .execute();
}

const GHOSTS_MAX = 50;

/** Orders that were given up because the supplier did not find them. */
export async function absentOrders(db: SettlementDatabase, sinceMs: number): Promise<SupplierOrder[]> {
  const rows = await db
    .selectFrom('supplier_orders')
    .selectAll()
    .where('state', '=', 'absent')
    .where('created_at', '>', new Date(sinceMs))
    .orderBy('updated_at')
    .limit(GHOSTS_MAX)
    .execute();
  return rows.map(toSupplierOrder);
}

/** An absent order that turned up after all; false where another process has seen to it in the meantime. */
export async function markGhost(
  db: SettlementDatabase,
  id: string,
  mark: { state: 'cancelled' | 'unknown'; supplierRef: string; nowMs: number },
): Promise<boolean> {
  const row = await db
    .updateTable('supplier_orders')
    .set({ state: mark.state, supplier_ref: mark.supplierRef, updated_at: new Date(mark.nowMs) })
    .where('id', '=', id)
    .where('state', '=', 'absent')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
