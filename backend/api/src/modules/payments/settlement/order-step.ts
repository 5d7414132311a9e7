import {
  extrasOf,
  ORDER_MARGIN_MS,
  readSaves,
  ticketingDeadline,
  transition,
  type OrderPart,
  type PendingOrder,
  type PlacedOrder,
  type PlaceOutcome,
  type StoredOrder,
} from '../../booking/index.ts';
import { todayIn } from '@travesia/domain';
import {
  insertSupplierOrder,
  liveSupplierOrders,
  markOrder,
  markPaying,
  markPending,
  markPlaced,
  supplierOrdersOf,
  type SupplierOrder,
} from '../supplier-orders-repository.ts';
import { believed } from './believed.ts';
import { GO_ON, inTransaction, wait, type Step, type StepInput, type StepResult } from './context.ts';
import { startVoiding, voidIn } from './endings.ts';
import { isFromBackup } from './from-backup.ts';
import { partsOf } from './parts.ts';

/** The money is held: write down the intent, commit it, then order (B-40). */
export const orderStep: Step = async (input) => {
  const { context, booking, attempt } = input;
  const isOver =
    booking.offerExpiresAtMs !== null && context.now() >= booking.offerExpiresAtMs - ORDER_MARGIN_MS / 2;
  // What was ordered after the backup is looked for, although nothing could be ordered any more.
  if (isOver && !(await isFromBackup(context.db, attempt))) return startVoiding(input, 'offer_expired');
  return placeNext(input);
};

/** The first part that does not stand yet; when all do, the booking is ordered (K-07). */
export async function placeNext(input: StepInput): Promise<StepResult> {
  const { context, booking } = input;
  const standing = await liveSupplierOrders(context.db, booking.id);
  const next = partsOf(context, booking).find(
    ({ name }) => !standing.some(({ part, state }) => part === name && state === 'placed'),
  );
  const held = standing.find(({ part, state }) => part === next?.name && state === 'held');
  if (next && held) return payHeld(input, held, next);
  if (next) return place(input, next);
  await inTransaction(context, (trx) =>
    transition(trx, booking, 'ordered', { cause: 'ordered', nowMs: context.now() }),
  );
  return GO_ON;
}

async function place(input: StepInput, part: OrderPart<StoredOrder>): Promise<StepResult> {
  const { context, booking, attempt } = input;
  const saves = await readSaves(context.db, booking.id);
  const earlier = await supplierOrdersOf(context.db, booking.id);
  const tries = earlier.filter((order) => order.part === part.name).length;
  const reference = tries === 0 ? `${booking.reference}` : `${booking.reference}-${tries + 1}`;
  const request = context.orderRequest(booking, saves, reference);
  const { settled } = part.amountsOf(request.order, extrasOf(booking, saves));
  const nowMs = context.now();
  const { ordering, supplierOrder } = await inTransaction(context, async (trx) => {
    const ordered = await insertSupplierOrder(trx, {
      bookingId: booking.id,
      attemptId: attempt.id,
      part: part.name,
      supplier: part.desk.supplier,
      reference,
      familyName: request.passengers[0]?.lastName ?? '',
      record: context.kinds.of(booking.kind).recordOf(request.order, { saves, today: todayIn(nowMs) }),
      settled,
      nowMs,
    });
    // A further part is ordered in the same state.
    const moved =
      booking.state === 'ordering'
        ? booking
        : await transition(trx, booking, 'ordering', {
            cause: 'ordering',
            nowMs,
            details: { reference, part: part.name },
          });
    return { ordering: moved, supplierOrder: ordered };
  });
  await context.interleave('ordering-committed', booking.id);
  // It may stand since after the backup was made: looked for first, and ordered if nobody finds it.
  if (tries === 0 && (await isFromBackup(context.db, attempt)))
    return markUnknown({ ...input, booking: ordering }, supplierOrder);
  await context.interleave('before-order', booking.id);
  const outcome = await believed(context, supplierOrder, await part.desk.place(request));
  await context.interleave('after-order', booking.id);
  return afterPlacing({ ...input, booking: ordering }, supplierOrder, outcome, {
    part,
    earlier: earlier.findLast((order) => order.part === part.name) ?? null,
  });
}

async function afterPlacing(
  input: StepInput,
  supplierOrder: SupplierOrder,
  outcome: PlaceOutcome,
  { part, earlier }: { readonly part: OrderPart<StoredOrder>; readonly earlier: SupplierOrder | null },
): Promise<StepResult> {
  const { context, booking } = input;
  switch (outcome.state) {
    case 'placed':
      return markStanding(input, supplierOrder, outcome, part);
    case 'pending':
      return markAwaited(input, supplierOrder, outcome);
    case 'refused':
      await markRefused(input, supplierOrder, outcome.reason);
      return startVoiding(input, outcome.reason);
    case 'unknown':
      if (outcome.isTaken && earlier) return awaitEarlier(input, supplierOrder, earlier);
      context.log.warn({ bookingId: booking.id, part: part.name }, 'outcome of an order is unknown');
      return markUnknown(input, supplierOrder);
    default:
      return outcome satisfies never;
  }
}

/** The traveller's money is held and so is the place: pay the supplier, once. */
async function payHeld(
  input: StepInput,
  supplierOrder: SupplierOrder,
  part: OrderPart<StoredOrder>,
): Promise<StepResult> {
  const { context, booking, attempt } = input;
  const { hold } = context.kinds.of(booking.kind);
  if (!hold || !booking.order || !supplierOrder.supplierRef) return startVoiding(input, 'supplier_refused');
  const ordering = await inTransaction(context, async (trx) => {
    const nowMs = context.now();
    await markPaying(trx, supplierOrder.id, { attemptId: attempt.id, nowMs });
    const { reference } = supplierOrder;
    return transition(trx, booking, 'ordering', { cause: 'paying the hold', nowMs, details: { reference } });
  });
  await context.interleave('ordering-committed', booking.id);
  await context.interleave('before-order', booking.id);
  const { state } = await hold.pay(supplierOrder.supplierRef, booking.order);
  await context.interleave('after-order', booking.id);
  const next = { ...input, booking: ordering };
  switch (state) {
    case 'paid': {
      const found = await believed(context, supplierOrder, await part.desk.find(supplierOrder));
      if (found.state === 'found') return markStanding(next, supplierOrder, found, part);
      const { supplierRef, locator } = supplierOrder;
      return markAwaited(next, supplierOrder, { supplierRef, locator });
    }
    case 'price_changed':
      return notPaid(next, supplierOrder, 'price_changed');
    case 'refused':
      return notPaid(next, supplierOrder, 'supplier_refused');
    case 'ended':
      await markRefused(next, supplierOrder, 'ended');
      return startVoiding(next, 'offer_expired');
    case 'unknown':
      context.log.warn({ bookingId: booking.id, part: part.name }, 'outcome of paying a hold is unknown');
      return markUnknown(next, supplierOrder);
    default:
      return state satisfies never;
  }
}

/** The place is kept as before; the money is let go. */
export async function notPaid(
  input: StepInput,
  supplierOrder: SupplierOrder,
  reason: 'price_changed' | 'supplier_refused' | 'supplier_silent',
): Promise<StepResult> {
  const { context, booking } = input;
  await inTransaction(context, async (trx) => {
    await markOrder(trx, supplierOrder.id, { state: 'held', live: true, nowMs: context.now() });
    await voidIn(trx, input, reason);
  });
  await context.interleave('voiding-committed', booking.id);
  return GO_ON;
}

export async function markRefused(
  { context }: StepInput,
  supplierOrder: SupplierOrder,
  refusal: string,
): Promise<void> {
  await inTransaction(context, (trx) =>
    markOrder(trx, supplierOrder.id, { state: 'refused', live: false, refusal, nowMs: context.now() }),
  );
}

async function markUnknown(input: StepInput, supplierOrder: SupplierOrder): Promise<StepResult> {
  const { context, booking } = input;
  const nowMs = context.now();
  await inTransaction(context, async (trx) => {
    // What is being paid is asked about as such.
    if (supplierOrder.state !== 'paying' && supplierOrder.state !== 'held')
      await markOrder(trx, supplierOrder.id, { state: 'unknown', live: true, nowMs });
    await transition(trx, booking, 'order_unknown', { cause: 'no answer of the supplier', nowMs });
  });
  return wait(context.times.lookupMs);
}

/** The supplier has taken it in and will say later whether it stands: until then nobody is charged. */
async function markAwaited(
  input: StepInput,
  supplierOrder: SupplierOrder,
  pending: Pick<PendingOrder, 'supplierRef' | 'locator'>,
): Promise<StepResult> {
  const { context, booking } = input;
  const nowMs = context.now();
  await inTransaction(context, async (trx) => {
    await markPending(trx, supplierOrder.id, pending, nowMs);
    await transition(trx, booking, 'order_unknown', { cause: 'the supplier has yet to confirm', nowMs });
  });
  return wait(context.times.pendingPollMs);
}

/** Our first try, which nobody could find, was taken in after all: it is the one to wait for. */
async function awaitEarlier(
  { context, booking }: StepInput,
  repeated: SupplierOrder,
  earlier: SupplierOrder,
): Promise<StepResult> {
  const nowMs = context.now();
  await inTransaction(context, async (trx) => {
    const refusal = 'already_booked';
    await markOrder(trx, repeated.id, { state: 'refused', live: false, refusal, nowMs });
    await markOrder(trx, earlier.id, { state: 'pending', live: true, nowMs });
    await transition(trx, booking, 'order_unknown', { cause: 'the supplier has yet to confirm', nowMs });
  });
  return wait(context.times.pendingPollMs);
}

/** This part stands; go on with the next, or with the money. */
export async function markStanding(
  input: StepInput,
  supplierOrder: SupplierOrder,
  placed: PlacedOrder,
  part: OrderPart<StoredOrder> | undefined,
): Promise<StepResult> {
  const { context, booking } = input;
  const nowMs = context.now();
  const isIssuedLater = !placed.ticketed && part?.ticketingDeadline !== undefined;
  const deadline = isIssuedLater ? ticketingDeadline(todayIn(nowMs), placed.ticketingDeadline) : null;
  const standing = await inTransaction(context, async (trx) => {
    await markPlaced(trx, supplierOrder.id, { ...placed, deadline }, nowMs);
    if (booking.state === 'ordering') return booking;
    return transition(trx, booking, 'ordering', {
      cause: 'the order was found',
      nowMs,
      details: { supplierRef: placed.supplierRef },
    });
  });
  return placeNext({ ...input, booking: standing });
}

/** Somebody began to order and was not heard of again: whether there is an order, only the supplier knows. */
export const abandonedOrderStep: Step = async (input) => {
  const live = await liveSupplierOrders(input.context.db, input.booking.id);
  const open = live.find(({ state }) => state !== 'placed');
  if (open) return markUnknown(input, open);
  return live.length > 0 ? placeNext(input) : startVoiding(input, 'supplier_silent');
};
