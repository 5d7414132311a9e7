import {
  ORDER_MARGIN_MS,
  orderRecord,
  readSaves,
  ticketingDeadline,
  transition,
  type Booking,
} from '../../booking/index.ts';
import { todayIn } from '@travesia/domain';
import type { PlacedOrder, PlaceOutcome } from '../order-desk.ts';
import {
  insertSupplierOrder,
  liveSupplierOrder,
  markOrder,
  markPlaced,
  supplierOrdersOf,
  type SupplierOrder,
} from '../supplier-orders-repository.ts';
import {
  backoffMs,
  GO_ON,
  inTransaction,
  wait,
  type Step,
  type StepInput,
  type StepResult,
} from './context.ts';
import { startVoiding } from './endings.ts';

/** A second try is safe only after the first is known to have left nothing behind. */
const ORDER_TRIES_MAX = 2;

/** The money is held: write down the intent, commit it, then order (B-40). */
export const orderStep: Step = async (input) => {
  const { context, booking } = input;
  if (booking.offerExpiresAtMs !== null && context.now() >= booking.offerExpiresAtMs - ORDER_MARGIN_MS / 2) {
    return startVoiding(input, 'offer_expired');
  }
  return place(input);
};

async function place(input: StepInput): Promise<StepResult> {
  const { context, booking, attempt } = input;
  const saves = await readSaves(context.db, booking.id);
  const tries = (await supplierOrdersOf(context.db, booking.id)).length;
  const reference = tries === 0 ? `${booking.reference}` : `${booking.reference}-${tries + 1}`;
  const request = context.orderRequest(booking, saves, reference);
  const nowMs = context.now();
  const { ordering, supplierOrder } = await inTransaction(context, async (trx) => {
    const ordered = await insertSupplierOrder(trx, {
      bookingId: booking.id,
      attemptId: attempt.id,
      supplier: context.desk.supplier,
      reference,
      familyName: request.passengers[0]?.lastName ?? '',
      record: booking.order
        ? orderRecord({
            order: booking.order,
            saves,
            today: todayIn(nowMs),
            fareDeadline: fareDeadlineOf(booking),
          })
        : {},
      nowMs,
    });
    const moved = await transition(trx, booking, 'ordering', {
      cause: 'ordering',
      nowMs,
      details: { reference },
    });
    return { ordering: moved, supplierOrder: ordered };
  });
  await context.interleave('ordering-committed', booking.id);
  await context.interleave('before-order', booking.id);
  const outcome = await context.desk.place(request);
  await context.interleave('after-order', booking.id);
  return afterPlacing({ ...input, booking: ordering }, supplierOrder, outcome);
}

/** The fare's own last moment, as a local clock of UTC (F-40). */
function fareDeadlineOf(booking: Booking): string | null {
  return booking.order?.supplier.ticketingDeadline?.slice(0, 16) ?? null;
}

async function afterPlacing(
  input: StepInput,
  supplierOrder: SupplierOrder,
  outcome: PlaceOutcome,
): Promise<StepResult> {
  const { context, booking } = input;
  switch (outcome.state) {
    case 'placed':
      return markOrdered(input, supplierOrder, outcome);
    case 'refused':
      await inTransaction(context, (trx) =>
        markOrder(trx, supplierOrder.id, {
          state: 'refused',
          live: false,
          refusal: outcome.reason,
          nowMs: context.now(),
        }),
      );
      return startVoiding(input, outcome.reason);
    case 'unknown':
      context.log.warn({ bookingId: booking.id }, 'outcome of an order is unknown');
      return markUnknown(input, supplierOrder);
    default:
      return outcome satisfies never;
  }
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

async function markOrdered(
  input: StepInput,
  supplierOrder: SupplierOrder,
  placed: PlacedOrder,
): Promise<StepResult> {
  const { context, booking } = input;
  const nowMs = context.now();
  const deadline = placed.ticketed ? null : ticketingDeadline(todayIn(nowMs), placed.ticketingDeadline);
  await inTransaction(context, async (trx) => {
    await markPlaced(trx, supplierOrder.id, { ...placed, deadline }, nowMs);
    await transition(trx, booking, 'ordered', {
      cause: 'ordered',
      nowMs,
      details: { supplierRef: placed.supplierRef },
    });
  });
  return GO_ON;
}

/** Somebody began to order and was not heard of again: whether there is an order, only the supplier knows. */
export const abandonedOrderStep: Step = async (input) => {
  const supplierOrder = await liveSupplierOrder(input.context.db, input.booking.id);
  if (!supplierOrder) return startVoiding(input, 'supplier_silent');
  return markUnknown(input, supplierOrder);
};

/** Looks for the order by our reference; never orders again before the supplier has had time to settle. */
export const lookUpOrderStep: Step = async (input) => {
  const { context, booking } = input;
  const supplierOrder = await liveSupplierOrder(context.db, booking.id);
  if (!supplierOrder) return startVoiding(input, 'supplier_silent');
  const found = await context.desk.find(supplierOrder);
  if (found.state === 'found') return markOrdered(input, supplierOrder, found);
  const ageMs = context.now() - supplierOrder.createdAtMs;
  const tries = Math.floor(Math.log2(1 + ageMs / context.times.lookupMs));
  if (found.state === 'unknown') {
    if (ageMs < context.times.lookupGiveUpMs) return wait(backoffMs(context.times.lookupMs, tries));
    return giveUp(input);
  }
  if (ageMs < context.times.settleMs) {
    return wait(Math.min(backoffMs(context.times.lookupMs, tries), context.times.settleMs - ageMs));
  }
  await inTransaction(context, (trx) =>
    markOrder(trx, supplierOrder.id, { state: 'absent', live: false, nowMs: context.now() }),
  );
  return mayOrderAgain(context.now(), booking, await supplierOrdersOf(context.db, booking.id))
    ? place(input)
    : startVoiding(input, 'supplier_silent');
};

function mayOrderAgain(nowMs: number, booking: Booking, orders: readonly SupplierOrder[]): boolean {
  if (orders.length >= ORDER_TRIES_MAX) return false;
  return booking.offerExpiresAtMs === null || nowMs < booking.offerExpiresAtMs - ORDER_MARGIN_MS;
}

async function giveUp({ context, booking }: StepInput): Promise<StepResult> {
  await inTransaction(context, (trx) =>
    transition(trx, booking, 'manual_review', {
      cause: 'the supplier does not tell whether there is an order',
      nowMs: context.now(),
      changes: { reason: 'supplier_silent' },
    }),
  );
  context.log.error({ bookingId: booking.id }, 'an order of unknown outcome needs a person');
  return GO_ON;
}
