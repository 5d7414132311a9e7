import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Settled } from '../../settled.ts';
import type { SettlementDatabase, SettlementTransaction } from './attempts-repository.ts';
import type { PendingOrder, PlacedOrder, SupplierNote } from '../booking/index.ts';
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
  readonly ticketNumbers: readonly string[];
  readonly ticketHolders: readonly string[];
  readonly ticketedAtMs: number | null;
  readonly lookedAtMs: number | null;
  readonly createdAtMs: number;
  readonly changedAtMs: number;
  /** What it takes, where its account is in another currency. */
  readonly settled: Settled | null;
}

function settledOf({
  settled_amount: amount,
  settled_currency: currency,
  settled_rate: rate,
}: Selectable<SupplierOrdersTable>): Settled | null {
  return amount === null || currency === null || rate === null ? null : { amount, currency, rate };
}

export function toSupplierOrder(row: Selectable<SupplierOrdersTable>): SupplierOrder {
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
    ticketNumbers: row.ticket_numbers,
    ticketHolders: row.ticket_holders,
    ticketedAtMs: row.ticketed_at?.getTime() ?? null,
    lookedAtMs: row.looked_at?.getTime() ?? null,
    createdAtMs: row.created_at.getTime(),
    changedAtMs: row.updated_at.getTime(),
    settled: settledOf(row),
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
export async function findSupplierOrder(db: SettlementDatabase, id: string): Promise<SupplierOrder | null> {
  const row = await db.selectFrom('supplier_orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toSupplierOrder(row) : null;
}

export async function liveSupplierOrders(
  db: SettlementDatabase,
  bookingId: string,
): Promise<SupplierOrder[]> {
  return (await supplierOrdersOf(db, bookingId)).filter(({ live }) => live);
}

export interface CancelledParts {
  readonly parts: ReadonlySet<string>;
  /** Nothing of the booking stands any more. */
  readonly isWhole: boolean;
}

/** Of these bookings the confirmed ones of which something was cancelled. */
export async function findCancelledParts(
  db: SettlementDatabase,
  bookingIds: readonly string[],
): Promise<Map<string, CancelledParts>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('supplier_orders')
    .innerJoin('bookings', 'bookings.id', 'supplier_orders.booking_id')
    .select([
      'supplier_orders.booking_id',
      'supplier_orders.part',
      'supplier_orders.live',
      'supplier_orders.state',
    ])
    .where('supplier_orders.booking_id', 'in', [...bookingIds])
    .where('bookings.state', '=', 'confirmed')
    .execute();
  return new Map(
    bookingIds.flatMap((id) => {
      const orders = rows.filter((row) => row.booking_id === id);
      const standing = new Set(orders.filter(({ live }) => live).map(({ part }) => part));
      const parts = new Set(
        orders
          .filter(({ part, state }) => state === 'cancelled' && !standing.has(part))
          .map(({ part }) => part),
      );
      return parts.size === 0 ? [] : [[id, { parts, isWhole: standing.size === 0 }] as const];
    }),
  );
}

/** The intent to order, written before the supplier hears of it. A second live one for the same part cannot exist. */
export async function insertSupplierOrder(
  trx: SettlementTransaction,
  order: {
    bookingId: string;
    attemptId: string | null;
    part: string;
    supplier: string;
    reference: string;
    familyName: string;
    record: unknown;
    settled?: Settled | undefined;
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
      settled_amount: order.settled?.amount,
      settled_currency: order.settled?.currency,
      settled_rate: order.settled?.rate,
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

/** Whether a supplier's reference is already that of another order: two orders of ours are never one of theirs. */
export async function isRefOfAnother(
  db: SettlementDatabase,
  { id, supplier }: Pick<SupplierOrder, 'id' | 'supplier'>,
  supplierRef: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('supplier_orders')
    .select('id')
    .where('supplier', '=', supplier)
    .where('supplier_ref', '=', supplierRef)
    .where('id', '!=', id)
    .executeTakeFirst();
  return row !== undefined;
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
      ...ticketColumns(placed),
      placed_at: at,
      changes_due_at: new Date(nowMs + FIRST_CHANGE_LOOK_MS),
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
}

/** Kept unpaid by its supplier. */
export async function markHeld(
  trx: SettlementTransaction,
  id: string,
  held: Pick<PlacedOrder, 'supplierRef' | 'locator'>,
  nowMs: number,
): Promise<void> {
  await trx
    .updateTable('supplier_orders')
    .set({
      state: 'held',
      supplier_ref: held.supplierRef,
      locator: held.locator,
      updated_at: new Date(nowMs),
    })
    .where('id', '=', id)
    .execute();
}

/** The intent to pay a held order, written before its supplier hears of it. */
export async function markPaying(
  trx: SettlementTransaction,
  id: string,
  { attemptId, nowMs }: { readonly attemptId: string; readonly nowMs: number },
): Promise<void> {
  await trx
    .updateTable('supplier_orders')
    .set({ state: 'paying', attempt_id: attemptId, updated_at: new Date(nowMs) })
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
  pending: Pick<PendingOrder, 'supplierRef' | 'locator'>,
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

/** What a supplier says of one of its orders: by our reference, its own, or the offer it was made from. */
export interface NamedOrder {
  readonly supplier: string;
  readonly reference: string | null;
  readonly supplierRef: string | null;
  readonly offerRef: string | null;
}

/** The order that a supplier means; the offer counts only until the supplier has named the order. */
export async function findNamedOrder(
  db: SettlementDatabase,
  { supplier, reference, supplierRef, offerRef }: NamedOrder,
): Promise<SupplierOrder | null> {
  const row = await db
    .selectFrom('supplier_orders')
    .selectAll()
    .where('supplier', '=', supplier)
    .where((where) =>
      where.or([
        ...(reference === null ? [] : [where('reference', '=', reference)]),
        ...(supplierRef === null ? [] : [where('supplier_ref', '=', supplierRef)]),
        ...(offerRef === null
          ? []
          : [
              where.and([
                where('live', '=', true),
                where('state', '!=', 'placed'),
                sql<boolean>`jsonb_path_exists(record, '$.**.supplierOfferId ? (@ == $offer)',
                  jsonb_build_object('offer', ${offerRef}::text))`,
              ]),
            ]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toSupplierOrder(row) : null;
}

const WATCHED_MAX = 50;
const FIRST_CHANGE_LOOK_MS = 6 * 3_600_000;

/** Orders that stand and whose tickets are not issued yet, the one that was not looked at for longest first. */
export async function ordersWithoutTicket(
  db: SettlementDatabase,
  bookingId?: string,
): Promise<SupplierOrder[]> {
  const rows = await db
    .selectFrom('supplier_orders')
    .selectAll()
    .where('live', '=', true)
    .where('state', '=', 'placed')
    .where('ticketed', '=', false)
    .where('ticketing_deadline', 'is not', null)
    .$if(bookingId !== undefined, (query) => query.where('booking_id', '=', bookingId ?? ''))
    .orderBy(sql`looked_at NULLS FIRST`)
    .limit(WATCHED_MAX)
    .execute();
  return rows.map(toSupplierOrder);
}

export async function markLookedAt(db: SettlementDatabase, id: string, nowMs: number): Promise<void> {
  await db
    .updateTable('supplier_orders')
    .set({ looked_at: new Date(nowMs) })
    .where('id', '=', id)
    .execute();
}

type Tickets = Pick<PlacedOrder, 'ticketNumbers' | 'ticketHolders'>;

const ticketColumns = ({ ticketNumbers = [], ticketHolders = [] }: Tickets) => ({
  ticket_numbers: JSON.stringify(ticketNumbers),
  ticket_holders: JSON.stringify(ticketHolders),
});

/** False where somebody else has seen the tickets before. */
export async function markTicketed(
  trx: SettlementTransaction,
  id: string,
  tickets: Tickets,
  nowMs: number,
): Promise<boolean> {
  const at = new Date(nowMs);
  const row = await trx
    .updateTable('supplier_orders')
    .set({ ticketed: true, ...ticketColumns(tickets), ticketed_at: at, updated_at: at })
    .where('id', '=', id)
    .where('ticketed', '=', false)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
