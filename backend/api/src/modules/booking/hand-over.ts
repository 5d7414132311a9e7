import { randomUUID } from 'node:crypto';
import { isBeingPaid, type CustomerDetails, type Locale } from '@travesia/contracts';
import { ApiError } from '../../errors/index.ts';
import type { Booking, SavedPassenger } from './booking.ts';
import { holdUntil } from './clock.ts';
import { NO_EXTRAS, type OrderKindDefinition } from './order-kind.ts';
import { totalOf } from './pricing.ts';
import {
  insertDraft,
  lockOpenBooking,
  readSaves,
  setClosed,
  totalColumns,
  transition,
  writeSave,
  type BookingTransaction,
} from './repository.ts';
import type { StoredOrder } from './stored-order.ts';

/** Whoever changes a booking is not asked again who travels; no document number is needed for it. */
export async function copyBuyer(
  trx: BookingTransaction,
  { from, to, nowMs }: { readonly from: string; readonly to: string; readonly nowMs: number },
): Promise<void> {
  const { customer, passengers } = await readSaves(trx, from);
  const saved = { bookingId: to, sequence: 0, nowMs };
  if (customer) await writeSave(trx, { ...saved, kind: 'customer', data: customer });
  if (!passengers) return;
  const list = passengers.list.map((each) => ({ ...each, sealedDocument: null, documentMask: null }));
  await writeSave(trx, { ...saved, kind: 'passengers', data: { ...passengers, list } });
}

/** An order that changes a booking and belongs to nobody until a browser opens it (`handOver`). */
export async function orderAmendment(
  trx: BookingTransaction,
  amended: Booking,
  {
    rules,
    orderId,
    order,
    expiresAtMs,
    nowMs,
  }: {
    readonly rules: OrderKindDefinition;
    readonly orderId: string;
    readonly order: StoredOrder;
    readonly expiresAtMs: number;
    readonly nowMs: number;
  },
): Promise<Booking> {
  const { market, locale } = amended;
  const { kind } = rules;
  const sessionId = randomUUID();
  const draft = await insertDraft(trx, { id: randomUUID(), sessionId, kind, market, locale, nowMs });
  if (!draft) throw new RangeError('a new session has a booking');
  const priced = await transition(trx, draft, 'priced', {
    cause: 'amendment ordered at the desk',
    nowMs,
    details: { amends: amended.id },
    changes: {
      order_id: orderId,
      order_data: JSON.stringify(order),
      offer_expires_at: new Date(expiresAtMs),
      hold_expires_at: new Date(holdUntil(expiresAtMs)),
      amends: amended.id,
      ...totalColumns(totalOf(rules, order, NO_EXTRAS)),
    },
  });
  await copyBuyer(trx, { from: amended.id, to: priced.id, nowMs });
  return priced;
}

/** What a person booked with its supplier, filled in at the desk; it belongs to no browser until one opens it (`handOver`). */
export async function orderByHand(
  trx: BookingTransaction,
  {
    id,
    rules,
    order,
    market,
    locale,
    customer,
    passengers,
    expiresAtMs,
    nowMs,
  }: {
    readonly id: string;
    readonly rules: OrderKindDefinition;
    readonly order: StoredOrder;
    readonly market: string;
    readonly locale: Locale;
    readonly customer: CustomerDetails;
    readonly passengers: readonly SavedPassenger[];
    readonly expiresAtMs: number;
    readonly nowMs: number;
  },
): Promise<Booking> {
  const { kind } = rules;
  const draft = await insertDraft(trx, { id, sessionId: randomUUID(), kind, market, locale, nowMs });
  if (!draft) throw new RangeError('a new session has a booking');
  const saved = { bookingId: id, sequence: 0, nowMs };
  await writeSave(trx, { ...saved, kind: 'customer', data: { id, details: customer } });
  await writeSave(trx, { ...saved, kind: 'passengers', data: { list: passengers } });
  return transition(trx, draft, 'priced', {
    cause: 'booked by hand',
    nowMs,
    changes: {
      order_id: id,
      order_data: JSON.stringify(order),
      offer_expires_at: new Date(expiresAtMs),
      hold_expires_at: new Date(holdUntil(expiresAtMs)),
      ...totalColumns(totalOf(rules, order, NO_EXTRAS)),
    },
  });
}

/** The same order as a booking of its own, which is nobody's until a browser opens it (`handOver`). */
export async function copyOrder(trx: BookingTransaction, from: Booking, nowMs: number): Promise<Booking> {
  const { kind, market, locale, order, total } = from;
  if (!order || !total) throw new ApiError('order_missing');
  const draft = await insertDraft(trx, {
    id: randomUUID(),
    sessionId: randomUUID(),
    kind,
    market,
    locale,
    nowMs,
  });
  if (!draft) throw new RangeError('a new session has a booking');
  const at = (ms: number | null) => (ms === null ? null : new Date(ms));
  const copy = await transition(trx, draft, 'priced', {
    cause: 'order copied',
    nowMs,
    details: { from: from.id },
    changes: {
      order_id: from.orderId,
      order_sequence: from.orderSequence,
      order_data: JSON.stringify(order),
      fees: JSON.stringify(from.fees),
      offer_expires_at: at(from.offerExpiresAtMs),
      hold_expires_at: at(from.holdExpiresAtMs),
      // A phone deal stays with the order that it was given for.
      ...totalColumns({ ...total, amount: total.amount + (from.deal?.amount ?? 0) }),
    },
  });
  await copyBuyer(trx, { from: from.id, to: copy.id, nowMs });
  const { bags, seats } = await readSaves(trx, from.id);
  const saved = { bookingId: copy.id, sequence: 0, nowMs };
  if (bags) await writeSave(trx, { ...saved, kind: 'bags', data: bags });
  if (seats) await writeSave(trx, { ...saved, kind: 'seats', data: seats });
  return copy;
}

/** An order that is not paid becomes the open one of another session; what that session had open is kept. */
export async function handOver(
  trx: BookingTransaction,
  { booking, sessionId }: { readonly booking: Booking; readonly sessionId: string },
  nowMs: number,
): Promise<void> {
  const open = await lockOpenBooking(trx, sessionId);
  if (open && open.id !== booking.id) {
    if (isBeingPaid(open.state)) throw new ApiError('payment_in_progress');
    await setClosed(trx, open.id, true, nowMs);
  }
  await trx
    .updateTable('bookings')
    .set({ session_id: sessionId, closed: false, order_sequence: 0, updated_at: new Date(nowMs) })
    .where('id', '=', booking.id)
    .execute();
  // Each device counts its saves by its own clock: the first of this one is newer than the last of the other.
  await trx.updateTable('booking_saves').set({ sequence: 0 }).where('booking_id', '=', booking.id).execute();
}

/** The same, and the session that has it now may take it up again: both are devices of one traveller. */
export async function continueElsewhere(
  trx: BookingTransaction,
  { booking, sessionId }: { readonly booking: Booking; readonly sessionId: string },
  nowMs: number,
): Promise<void> {
  await handOver(trx, { booking, sessionId }, nowMs);
  if (booking.sessionId === sessionId) return;
  await trx
    .insertInto('earlier_sessions')
    .values({ booking_id: booking.id, session_id: booking.sessionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
