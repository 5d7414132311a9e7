import { todayIn } from '@travesia/domain';
import {
  extrasOf,
  holdUntil,
  ORDER_MARGIN_MS,
  readSaves,
  totalColumns,
  totalOf,
  transition,
  updateBooking,
  type Booking,
  type BookingReason,
  type HoldDesk,
  type HoldTerms,
  type PlacedOrder,
  type StoredOrder,
} from '../../booking/index.ts';
import {
  insertSupplierOrder,
  liveSupplierOrders,
  markHeld,
  markOrder,
  markPending,
  supplierOrdersOf,
  type SupplierOrder,
} from '../supplier-orders-repository.ts';
import { believed } from './believed.ts';
import {
  backoffMs,
  GO_ON,
  inTransaction,
  REST,
  wait,
  type SettlementContext,
  type StepResult,
} from './context.ts';
import { partsOf } from './parts.ts';

/** A held trip has no payment: nothing here moves money. */
export interface HoldInput {
  readonly context: SettlementContext;
  readonly booking: Booking;
}

/** Airlines end orders and change prices without a word. */
const LOOK_EVERY_MS = 3_600_000;
const SOONEST_LOOK_MS = 1_000;

function deskOf({ context, booking }: HoldInput): { hold: HoldDesk<StoredOrder>; order: StoredOrder } {
  const { hold } = context.kinds.of(booking.kind);
  if (!hold || !booking.order) throw new RangeError(`booking ${booking.id} is of a kind that is not held`);
  return { hold, order: booking.order };
}

/** The traveller has asked for it: the intent is written down, then the supplier is asked, once. */
export async function holdStep(input: HoldInput): Promise<StepResult> {
  const { context, booking } = input;
  const [known] = await liveSupplierOrders(context.db, booking.id);
  return known ? lookForHold(input, known) : place(input);
}

async function place(input: HoldInput): Promise<StepResult> {
  const { context, booking } = input;
  const { hold } = deskOf(input);
  const nowMs = context.now();
  const [part] = partsOf(context, booking);
  if (!part || (booking.offerExpiresAtMs ?? 0) <= nowMs + ORDER_MARGIN_MS / 2)
    return notHeld(input, 'offer_expired');
  const saves = await readSaves(context.db, booking.id);
  const tries = (await supplierOrdersOf(context.db, booking.id)).length;
  const reference = tries === 0 ? `${booking.reference}` : `${booking.reference}-${tries + 1}`;
  const request = context.orderRequest(booking, saves, reference);
  const { settled } = part.amountsOf(request.order, extrasOf(booking, saves));
  const supplierOrder = await inTransaction(context, (trx) =>
    insertSupplierOrder(trx, {
      bookingId: booking.id,
      attemptId: null,
      part: part.name,
      supplier: hold.supplier,
      reference,
      familyName: request.passengers[0]?.lastName ?? '',
      record: context.kinds.of(booking.kind).recordOf(request.order, { saves, today: todayIn(nowMs) }),
      settled,
      nowMs,
    }),
  );
  await context.interleave('holding-committed', booking.id);
  await context.interleave('before-hold', booking.id);
  const outcome = await believed(context, supplierOrder, await hold.place(request));
  await context.interleave('after-hold', booking.id);
  switch (outcome.state) {
    case 'placed':
      return isHeldNow(input, supplierOrder, outcome);
    case 'refused':
      return notHeld(input, outcome.reason, { order: supplierOrder, state: 'refused' });
    case 'pending':
      await inTransaction(context, (trx) => markPending(trx, supplierOrder.id, outcome, context.now()));
      return wait(context.times.pendingPollMs);
    case 'unknown':
      context.log.warn({ bookingId: booking.id }, 'outcome of a hold is unknown');
      return wait(context.times.lookupMs);
    default:
      return outcome satisfies never;
  }
}

/** Asked before: only the supplier knows what came of it. */
async function lookForHold(input: HoldInput, supplierOrder: SupplierOrder): Promise<StepResult> {
  const { context, booking } = input;
  const [part] = partsOf(context, booking);
  const found = part
    ? await believed(context, supplierOrder, await part.desk.find(supplierOrder))
    : ({ state: 'absent' } as const);
  const { lookupMs, settleMs, lookupGiveUpMs } = context.times;
  const ageMs = context.now() - supplierOrder.createdAtMs;
  if (found.state === 'found') return isHeldNow(input, supplierOrder, found);
  if (found.state === 'refused')
    return notHeld(input, found.reason, { order: supplierOrder, state: 'refused' });
  const isPlain = found.state === 'absent' && supplierOrder.state !== 'pending';
  const untilMs = isPlain ? settleMs : lookupGiveUpMs;
  // One that turns up later is cancelled: nobody pays for it.
  if (ageMs >= untilMs) return notHeld(input, 'supplier_silent', { order: supplierOrder, state: 'absent' });
  return wait(Math.min(backoffMs(lookupMs, Math.floor(Math.log2(1 + ageMs / lookupMs))), untilMs - ageMs));
}

async function isHeldNow(
  input: HoldInput,
  supplierOrder: SupplierOrder,
  placed: PlacedOrder,
): Promise<StepResult> {
  const { context, booking } = input;
  const { hold, order } = deskOf(input);
  const found = await hold.look(placed.supplierRef, order);
  const held = found.state === 'held' ? found : { terms: hold.termsOf(order), order };
  if (found.state === 'ended' || !held.terms)
    return notHeld(input, 'supplier_refused', { order: supplierOrder, state: 'refused' });
  const nowMs = context.now();
  const changes = await changesOf(input, held.order, held.terms);
  await inTransaction(context, async (trx) => {
    await markHeld(trx, supplierOrder.id, placed, nowMs);
    await transition(trx, booking, 'held', {
      cause: 'held',
      nowMs,
      details: { supplierRef: placed.supplierRef },
      changes: { ...changes, reason: null },
    });
  });
  return wait(nextLookMs(held.terms, nowMs));
}

/** Nothing is kept, and nothing was charged: the order is what it was before. */
async function notHeld(
  { context, booking }: HoldInput,
  reason: BookingReason,
  mark?: { readonly order: SupplierOrder; readonly state: 'refused' | 'absent' },
): Promise<StepResult> {
  const nowMs = context.now();
  await inTransaction(context, async (trx) => {
    if (mark) await markOrder(trx, mark.order.id, { state: mark.state, live: false, refusal: reason, nowMs });
    await transition(trx, booking, 'priced', { cause: 'not held', nowMs, changes: { reason } });
  });
  return REST;
}

async function changesOf({ context, booking }: HoldInput, order: StoredOrder, terms: HoldTerms) {
  const rules = context.kinds.of(booking.kind);
  const saves = await readSaves(context.db, booking.id);
  return {
    order_data: JSON.stringify(order),
    offer_expires_at: new Date(terms.payUntilMs),
    hold_expires_at: new Date(holdUntil(terms.payUntilMs)),
    ...totalColumns(totalOf(rules, order, extrasOf(booking, saves))),
  };
}

function nextLookMs({ payUntilMs, priceUntilMs }: HoldTerms, nowMs: number): number {
  const ends = [
    holdUntil(payUntilMs),
    ...(priceUntilMs !== null && priceUntilMs > nowMs ? [priceUntilMs] : []),
  ];
  return Math.max(SOONEST_LOOK_MS, Math.min(LOOK_EVERY_MS, ...ends.map((end) => end - nowMs)));
}

/** It waits for its payment: what the supplier has for it now counts, and at its end it is released. */
export async function heldStep(input: HoldInput): Promise<StepResult> {
  const { context, booking } = input;
  const [supplierOrder] = await liveSupplierOrders(context.db, booking.id);
  if (!supplierOrder?.supplierRef) return startReleasing(input, 'hold_cancelled');
  const nowMs = context.now();
  const endMs = booking.holdExpiresAtMs ?? nowMs;
  if (nowMs >= endMs) return startReleasing(input, 'hold_ended');
  const { hold, order } = deskOf(input);
  const found = await hold.look(supplierOrder.supplierRef, order);
  switch (found.state) {
    case 'ended':
      return startReleasing(input, 'hold_cancelled');
    case 'unknown':
      return wait(Math.min(LOOK_EVERY_MS / 12, Math.max(SOONEST_LOOK_MS, endMs - nowMs)));
    case 'paid':
      context.log.error({ bookingId: booking.id }, 'a held order is paid at its supplier without a payment');
      return wait(Math.max(SOONEST_LOOK_MS, Math.min(LOOK_EVERY_MS, endMs - nowMs)));
    case 'held': {
      if (found.order !== order) {
        const changes = await changesOf(input, found.order, found.terms);
        await inTransaction(context, (trx) => updateBooking(trx, booking, changes, nowMs));
      }
      return wait(nextLookMs(found.terms, nowMs));
    }
    default:
      return found satisfies never;
  }
}

async function startReleasing(input: HoldInput, reason: BookingReason): Promise<StepResult> {
  const { context, booking } = input;
  await inTransaction(context, (trx) =>
    transition(trx, booking, 'releasing', { cause: reason, nowMs: context.now(), changes: { reason } }),
  );
  await context.interleave('releasing-committed', booking.id);
  return GO_ON;
}

/** The place is given back. A supplier that does not say so ends it by itself when its time is over. */
export async function releaseStep(input: HoldInput): Promise<StepResult> {
  const { context, booking } = input;
  const [supplierOrder] = await liveSupplierOrders(context.db, booking.id);
  if (!supplierOrder?.supplierRef) return released(input, supplierOrder, 'cancelled');
  const { hold, order } = deskOf(input);
  const { state } = await hold.look(supplierOrder.supplierRef, order);
  if (state === 'ended') return released(input, supplierOrder, 'cancelled');
  // Paid by a try whose money was let go: what it costs to give it up is for a person to decide.
  if (state === 'paid') return released(input, supplierOrder, 'unknown');
  await context.interleave('before-release', booking.id);
  const outcome = await hold.cancel(supplierOrder.supplierRef);
  await context.interleave('after-release', booking.id);
  if (outcome.state === 'done') return released(input, supplierOrder, 'cancelled');
  const { retryMs, moveGiveUpMs } = context.times;
  const ageMs = context.now() - booking.changedAtMs;
  // Whether it ever was is compared with the supplier's list from then on, and the desk sees it.
  if (ageMs >= moveGiveUpMs) return released(input, supplierOrder, 'unknown');
  const tries = Math.floor(Math.log2(1 + ageMs / retryMs));
  return wait(Math.min(backoffMs(retryMs, tries), moveGiveUpMs - ageMs));
}

async function released(
  { context, booking }: HoldInput,
  supplierOrder: SupplierOrder | undefined,
  state: 'cancelled' | 'unknown',
): Promise<StepResult> {
  const nowMs = context.now();
  await inTransaction(context, async (trx) => {
    if (supplierOrder) await markOrder(trx, supplierOrder.id, { state, live: false, nowMs });
    await transition(trx, booking, 'expired', { cause: 'released', nowMs });
  });
  return REST;
}
