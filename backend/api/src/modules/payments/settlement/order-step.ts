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
  isRefOfAnother,
  liveSupplierOrders,
  markOrder,
  markPending,
  markPlaced,
  supplierOrdersOf,
  type SupplierOrder,
} from '../supplier-orders-repository.ts';
import { GO_ON, inTransaction, wait, type Step, type StepInput, type StepResult } from './context.ts';
import { startVoiding } from './endings.ts';
import { partsOf } from './parts.ts';

/** The money is held: write down the intent, commit it, then order (B-40). */
export const orderStep: Step = async (input) => {
  const { context, booking } = input;
  if (booking.offerExpiresAtMs !== null && context.now() >= booking.offerExpiresAtMs - ORDER_MARGIN_MS / 2) {
    return startVoiding(input, 'offer_expired');
  }
  return placeNext(input);
};

/** The first part that does not stand yet; when all do, the booking is ordered (K-07). */
export async function placeNext(input: StepInput): Promise<StepResult> {
  const { context, booking } = input;
  const standing = await liveSupplierOrders(context.db, booking.id);
  const next = partsOf(context, booking).find(
    ({ name }) => !standing.some(({ part, state }) => part === name && state === 'placed'),
  );
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
  await context.interleave('before-order', booking.id);
  const outcome = await believed(context, supplierOrder, await part.desk.place(request));
  await context.interleave('after-order', booking.id);
  return afterPlacing({ ...input, booking: ordering }, supplierOrder, outcome, {
    part,
    earlier: earlier.findLast((order) => order.part === part.name) ?? null,
  });
}

/**
 * The supplier's outcome, unless it names an order of another booking: then it is unknown whether this booking has one.
 * An unknown outcome is looked up, and goes to manual review if that does not settle it.
 */
export async function believed<Outcome extends { readonly state: string }>(
  { db, log }: StepInput['context'],
  order: SupplierOrder,
  outcome: Outcome,
): Promise<Outcome | { readonly state: 'unknown' }> {
  const named =
    'supplierRef' in outcome && typeof outcome.supplierRef === 'string' ? outcome.supplierRef : null;
  if (named === null || !(await isRefOfAnother(db, order, named))) return outcome;
  log.error({ bookingId: order.bookingId, part: order.part }, 'a supplier named an order of another booking');
  return { state: 'unknown' };
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
