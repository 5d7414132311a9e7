import type { OrderKind } from '@travesia/contracts';
import { marginReturned } from '@travesia/domain';
import { ApiError } from '../../errors/index.ts';
import { atRateOf } from '../../settled.ts';
import type { Selectable, Updateable } from 'kysely';
import { LostRace, type Booking, type QuoteOutcome } from '../booking/index.ts';
import type { SupplierOrder } from './supplier-orders-repository.ts';
import type { SettlementDatabase, SettlementTransaction } from './attempts-repository.ts';
import type { CancellationPartsTable, CancellationsTable, CancellationState } from './tables.ts';

export type CancellationPart = Selectable<CancellationPartsTable>;
export type Cancellation = Selectable<CancellationsTable> & {
  readonly parts: readonly CancellationPart[];
  /** Of what is changed, where it is no cancellation. */
  readonly change_kind: OrderKind | null;
};

/** States in which the worker has something to do. */
export const MOVING_STATES = ['cancelling', 'refunding', 'refund_pending'] as const;
const OPEN_STATES = [...MOVING_STATES, 'manual_review'] as const;
const LEFT_MAX = 500;

async function withParts(
  db: SettlementDatabase,
  row: Selectable<CancellationsTable> | undefined,
): Promise<Cancellation | null> {
  if (!row) return null;
  const parts = await db
    .selectFrom('cancellation_parts')
    .selectAll()
    .where('cancellation_id', '=', row.id)
    .orderBy('part')
    .execute();
  const change =
    row.change_id === null
      ? undefined
      : await db
          .selectFrom('booking_changes')
          .select('kind')
          .where('id', '=', row.change_id)
          .executeTakeFirst();
  return { ...row, parts, change_kind: change?.kind ?? null };
}

/** The one that was confirmed and has not ended. */
export async function findOpenCancellation(
  db: SettlementDatabase,
  bookingId: string,
): Promise<Cancellation | null> {
  const row = await db
    .selectFrom('cancellations')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', 'in', [...OPEN_STATES])
    .executeTakeFirst();
  return withParts(db, row);
}

/** Throws while one is under way, in the words of what it is: a change for less pays back the same way. */
export async function refuseWhileOpen(db: SettlementDatabase, bookingId: string): Promise<void> {
  const open = await findOpenCancellation(db, bookingId);
  if (open) throw new ApiError(open.change_id === null ? 'cancellation_in_progress' : 'change_in_progress');
}

export async function findCancellation(db: SettlementDatabase, id: string): Promise<Cancellation | null> {
  return withParts(
    db,
    await db.selectFrom('cancellations').selectAll().where('id', '=', id).executeTakeFirst(),
  );
}

/** Everything that was confirmed for a booking, the oldest first. */
export async function cancellationsOf(db: SettlementDatabase, bookingId: string): Promise<Cancellation[]> {
  const rows = await db
    .selectFrom('cancellations')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', '!=', 'quoted')
    .orderBy('created_at')
    .execute();
  const found = await Promise.all(rows.map((row) => withParts(db, row)));
  return found.filter((each) => each !== null);
}

export async function isCancellationMoving(db: SettlementDatabase, bookingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cancellations')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', 'in', [...MOVING_STATES])
    .executeTakeFirst();
  return row !== undefined;
}

/** Bookings whose cancellation is under way, the one that waits longest first. */
export async function movingCancellationIds(db: SettlementDatabase): Promise<string[]> {
  const rows = await db
    .selectFrom('cancellations')
    .select('booking_id')
    .where('state', 'in', [...MOVING_STATES])
    .orderBy('updated_at')
    .limit(LEFT_MAX)
    .execute();
  return rows.map((row) => row.booking_id);
}

/** Bookings whose cancellation waits for a person because nobody answered. */
export async function silentCancellationIds(db: SettlementDatabase): Promise<string[]> {
  const rows = await db
    .selectFrom('cancellations')
    .select('booking_id')
    .where('state', '=', 'manual_review')
    .where('reason', 'in', ['supplier_silent', 'refund_silent'])
    .orderBy('updated_at')
    .limit(LEFT_MAX)
    .execute();
  return rows.map((row) => row.booking_id);
}

/** A refund of this booking that had arrived and is due to be looked at again. */
export async function dueRefundCheck(
  db: SettlementDatabase,
  bookingId: string,
  nowMs: number,
): Promise<Cancellation | null> {
  const row = await db
    .selectFrom('cancellations')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('refunded_at', 'is not', null)
    .where('refund_check_at', '<=', new Date(nowMs))
    .orderBy('refund_check_at')
    .limit(1)
    .executeTakeFirst();
  return withParts(db, row);
}

export async function dueRefundCheckIds(db: SettlementDatabase, nowMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('cancellations')
    .select('booking_id')
    .where('refund_check_at', '<=', new Date(nowMs))
    .orderBy('refund_check_at')
    .limit(LEFT_MAX)
    .execute();
  return rows.map((row) => row.booking_id);
}

/** Refunds of these bookings, sent or due, in minor units. Those of changes are left out: the total paid has them already. */
export async function refundedOf(
  db: SettlementDatabase,
  bookingIds: readonly string[],
): Promise<Map<string, number>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('cancellations')
    .select(['booking_id', 'refund_amount'])
    .where('booking_id', 'in', [...bookingIds])
    .where('change_id', 'is', null)
    .where('cancelled_at', 'is not', null)
    .execute();
  const sums = new Map<string, number>();
  for (const { booking_id: id, refund_amount: amount } of rows) sums.set(id, (sums.get(id) ?? 0) + amount);
  return sums;
}

/** The provider reported that a refund failed: what had arrived is looked at now. */
export async function checkRefundsNow(
  db: SettlementDatabase,
  bookingId: string,
  nowMs: number,
): Promise<void> {
  await db
    .updateTable('cancellations')
    .set({ refund_check_at: new Date(nowMs) })
    .where('booking_id', '=', bookingId)
    .where('refunded_at', 'is not', null)
    .execute();
}

/** Conditional on the state it was read in: of two that move it, one loses and reads again. */
export async function moveCancellation(
  trx: SettlementTransaction,
  booking: Booking,
  from: Pick<Cancellation, 'id' | 'state'>,
  to: CancellationState,
  { nowMs, ...changes }: { readonly nowMs: number } & Updateable<CancellationsTable>,
): Promise<void> {
  const row = await trx
    .updateTable('cancellations')
    .set({ ...changes, state: to, updated_at: new Date(nowMs) })
    .where('id', '=', from.id)
    .where('state', '=', from.state)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new LostRace(booking.id, booking.state, booking.state);
}

/** A supplier quotes in the currency of its account: in ours it is what it was when it was booked (W-09). */
export const quotedAtRate = (
  quote: QuoteOutcome,
  { settled }: Pick<SupplierOrder, 'settled'>,
): QuoteOutcome => (quote.state === 'quoted' ? { ...quote, refund: atRateOf(quote.refund, settled) } : quote);

/** What a traveller gets back of what a supplier gives: of our margin the same share, and never more than was paid. */
const backFor = (
  given: number,
  { price, cost, margin }: { readonly price: number; readonly cost: number; readonly margin: number },
): number => Math.min(price, given + marginReturned(margin, { given, cost }));

/** The promised refund, less if the supplier gave less; one that we guarantee (`back`) is not reduced. */
export const backOf = ({
  supplier_refund: quoted,
  supplier_gave: gave,
  back,
  ...part
}: Pick<
  CancellationPart,
  'price' | 'cost' | 'margin' | 'supplier_refund' | 'supplier_gave' | 'back'
>): number => Math.min(part.price, back ?? backFor(Math.min(quoted, gave ?? quoted), part));

/** Who keeps what of a part that does not come back whole: its supplier first, and we the rest (M-03). */
export function keptOf(part: Parameters<typeof backOf>[0]): {
  readonly back: number;
  readonly supplierKeeps: number;
  readonly weKeep: number;
} {
  const { price, cost, supplier_refund: quoted, supplier_gave: gave } = part;
  const back = backOf(part);
  const kept = price - back;
  // A deal may have made the price less than the supplier's.
  const supplierKeeps = Math.min(kept, Math.max(0, cost - Math.min(quoted, gave ?? quoted)));
  return { back, supplierKeeps, weKeep: kept - supplierKeeps };
}

export async function updatePart(
  trx: SettlementTransaction,
  { cancellation_id: cancellationId, part }: CancellationPart,
  changes: Updateable<CancellationPartsTable>,
): Promise<void> {
  await trx
    .updateTable('cancellation_parts')
    .set(changes)
    .where('cancellation_id', '=', cancellationId)
    .where('part', '=', part)
    .execute();
}
