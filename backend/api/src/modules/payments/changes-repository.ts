import type { OrderKind } from '@travesia/contracts';
import type { Selectable } from 'kysely';
import { ApiError } from '../../errors/index.ts';
import {
  findBooking,
  IN_FLIGHT_STATES,
  lockBooking,
  type Booking,
  type OrderableOrder,
  type StoredOrder,
} from '../booking/index.ts';
import type { SettlementDatabase, SettlementTransaction } from './attempts-repository.ts';
import { revisionOf } from './booking-revision.ts';
import { refuseWhileOpen } from './cancellations-repository.ts';
import type { BookingChangesTable } from './tables.ts';

export type BookingChange = Selectable<BookingChangesTable>;

export async function findChange(db: SettlementDatabase, id: string): Promise<BookingChange | null> {
  const row = await db.selectFrom('booking_changes').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function allowChange(trx: SettlementTransaction, id: string, nowMs: number): Promise<void> {
  await trx
    .updateTable('booking_changes')
    .set({ allowed_at: new Date(nowMs) })
    .where('id', '=', id)
    .execute();
}

/** Orders that change a booking and were paid, are being paid, or wait for a person; the oldest first. */
export async function amendmentsOf(db: SettlementDatabase, bookingId: string): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('amends', '=', bookingId)
    .where('state', 'in', [...IN_FLIGHT_STATES, 'manual_review', 'confirmed'])
    .orderBy('created_at')
    .execute();
  const found = await Promise.all(rows.map(({ id }) => findBooking(db, id)));
  return found.filter((each) => each !== null);
}

/** When a change that was paid for was not made in the end: the supplier said no, or the offer was over. */
export async function refusedAmendmentsOf(db: SettlementDatabase, bookingId: string): Promise<Date[]> {
  const rows = await db
    .selectFrom('payment_attempts')
    .innerJoin('bookings', 'bookings.id', 'payment_attempts.booking_id')
    .select('payment_attempts.updated_at')
    .where('bookings.amends', '=', bookingId)
    .where('payment_attempts.state', '=', 'voided')
    .where('payment_attempts.end_reason', 'in', [
      'offer_expired',
      'price_changed',
      'services_gone',
      'sold_out',
      'supplier_refused',
      'supplier_silent',
    ])
    .execute();
  return rows.map(({ updated_at: at }) => at);
}

/** Throws where something else is under way with the booking; it is locked until the transaction ends. */
export async function lockUnchanging(trx: SettlementTransaction, bookingId: string): Promise<Booking | null> {
  const booking = await lockBooking(trx, bookingId);
  await refuseWhileOpen(trx, bookingId);
  if ((await amendmentsOf(trx, bookingId)).some(({ state }) => state !== 'confirmed'))
    throw new ApiError('change_in_progress');
  return booking;
}

/** Whether the booking still is what the change was quoted for. */
export async function isAsQuoted(
  db: SettlementDatabase,
  booking: Booking,
  { revision, supplier_order_id: orderId }: BookingChange,
): Promise<boolean> {
  const order = await db
    .selectFrom('supplier_orders')
    .select('live')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return (
    booking.state === 'confirmed' && order?.live === true && (await revisionOf(db, booking)) === revision
  );
}

/** A change that its owner has allowed, as an order to be paid. */
export async function findQuotedChange(
  db: SettlementDatabase,
  { kind, id }: { readonly kind: OrderKind; readonly id: string },
  nowMs: number,
): Promise<OrderableOrder<StoredOrder>> {
  const change = /^[0-9a-f-]{36}$/.test(id) ? await findChange(db, id) : null;
  if (!change?.allowed_at || change.kind !== kind) throw new ApiError('offer_not_found');
  const booking = await findBooking(db, change.booking_id);
  if (change.expires_at.getTime() <= nowMs || !booking || !(await isAsQuoted(db, booking, change)))
    throw new ApiError('offer_expired');
  return {
    orderId: change.id,
    order: change.order_data,
    expiresAtMs: change.expires_at.getTime(),
    amends: change.booking_id,
  };
}

/** The name of the next order that changes a booking: the booking's own, counted on. `-2` is its own second try. */
export async function amendmentReference(trx: SettlementTransaction, booking: Booking): Promise<string> {
  const { count } = await trx
    .selectFrom('bookings')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('amends', '=', booking.id)
    .where('reference', 'is not', null)
    .executeTakeFirstOrThrow();
  return `${booking.reference ?? ''}-A${Number(count) + 1}`;
}
