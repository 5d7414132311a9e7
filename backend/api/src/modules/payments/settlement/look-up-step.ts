import {
  ORDER_MARGIN_MS,
  transition,
  type Booking,
  type OrderPart,
  type StoredOrder,
} from '../../booking/index.ts';
import {
  liveSupplierOrders,
  markOrder,
  supplierOrdersOf,
  type SupplierOrder,
} from '../supplier-orders-repository.ts';
import {
  backoffMs,
  GO_ON,
  inTransaction,
  REST,
  wait,
  type Step,
  type StepInput,
  type StepResult,
} from './context.ts';
import { startVoiding } from './endings.ts';
import { believed } from './believed.ts';
import { markRefused, markStanding, notPaid, placeNext } from './order-step.ts';
import { partNamed } from './parts.ts';

/** A second try is safe only after the first is known to have left nothing behind. */
const ORDER_TRIES_MAX = 2;

const triesAfter = (ageMs: number, firstMs: number) => Math.floor(Math.log2(1 + ageMs / firstMs));

/** Looks for the order by our reference; never orders again before the supplier has had time to settle. */
export const lookUpOrderStep: Step = async (input) => {
  const { context, booking } = input;
  const live = await liveSupplierOrders(context.db, booking.id);
  const supplierOrder = live.find(({ state }) => state !== 'placed');
  const part = supplierOrder && partNamed(context, booking, supplierOrder.part);
  if (!supplierOrder || !part) return startVoiding(input, 'supplier_silent');
  if (supplierOrder.state === 'paying') return lookUpPayment(input, supplierOrder, part);
  const found = await believed(context, supplierOrder, await part.desk.find(supplierOrder));
  const ageMs = context.now() - supplierOrder.createdAtMs;
  switch (found.state) {
    case 'found':
      return markStanding(input, supplierOrder, found, part);
    case 'refused':
      await markRefused(input, supplierOrder, found.reason);
      return startVoiding(input, found.reason);
    case 'pending':
      return awaitPromise(input, { ageMs, mayBeCancelled: found.supplierRef !== null });
    case 'unknown':
      if (ageMs >= context.times.lookupGiveUpMs) return giveUp(input);
      return wait(
        Math.min(
          backoffMs(context.times.lookupMs, triesAfter(ageMs, context.times.lookupMs)),
          context.times.lookupGiveUpMs - ageMs,
        ),
      );
    case 'absent':
      // What the supplier has taken in is not ordered again because no list shows it yet.
      if (supplierOrder.state === 'pending') {
        return awaitPromise(input, { ageMs, mayBeCancelled: supplierOrder.supplierRef !== null });
      }
      return afterAbsence(input, supplierOrder, ageMs);
    default:
      return found satisfies never;
  }
};

/** Whether a held order was paid: the money follows what its supplier says, and it is never paid again before that. */
async function lookUpPayment(
  input: StepInput,
  supplierOrder: SupplierOrder,
  part: OrderPart<StoredOrder>,
): Promise<StepResult> {
  const { context, booking } = input;
  const { hold } = context.kinds.of(booking.kind);
  if (!hold || !booking.order || !supplierOrder.supplierRef) return giveUp(input);
  const found = await hold.look(supplierOrder.supplierRef, booking.order);
  const ageMs = context.now() - supplierOrder.changedAtMs;
  const { lookupMs, settleMs, lookupGiveUpMs } = context.times;
  if (found.state === 'paid') return markStanding(input, supplierOrder, found, part);
  if (found.state === 'ended') {
    await markRefused(input, supplierOrder, 'ended');
    return startVoiding(input, 'offer_expired');
  }
  const isHeld = found.state === 'held';
  const untilMs = isHeld ? settleMs : lookupGiveUpMs;
  if (ageMs >= untilMs) return isHeld ? notPaid(input, supplierOrder, 'supplier_silent') : giveUp(input);
  return wait(Math.min(backoffMs(lookupMs, triesAfter(ageMs, lookupMs)), untilMs - ageMs));
}

/**
 * Not promised in time is not promised: what was taken in is cancelled with the rest (void step). What cannot be
 * cancelled may still be confirmed, so the money stays held until the supplier or a person ends it.
 */
async function awaitPromise(
  input: StepInput,
  { ageMs, mayBeCancelled }: { readonly ageMs: number; readonly mayBeCancelled: boolean },
): Promise<StepResult> {
  const { pendingPollMs, pendingGiveUpMs, lookupGiveUpMs } = input.context.times;
  if (ageMs >= pendingGiveUpMs && mayBeCancelled) return startVoiding(input, 'supplier_silent');
  if (ageMs >= lookupGiveUpMs) return giveUp(input);
  return wait(Math.min(backoffMs(pendingPollMs, triesAfter(ageMs, pendingPollMs)), lookupGiveUpMs - ageMs));
}

async function afterAbsence(
  input: StepInput,
  supplierOrder: SupplierOrder,
  ageMs: number,
): Promise<StepResult> {
  const { context, booking } = input;
  const { lookupMs, settleMs } = context.times;
  if (ageMs < settleMs) {
    return wait(Math.min(backoffMs(lookupMs, triesAfter(ageMs, lookupMs)), settleMs - ageMs));
  }
  await inTransaction(context, (trx) =>
    markOrder(trx, supplierOrder.id, { state: 'absent', live: false, nowMs: context.now() }),
  );
  const tried = (await supplierOrdersOf(context.db, booking.id)).filter(
    ({ part }) => part === supplierOrder.part,
  );
  return mayOrderAgain(context.now(), booking, tried)
    ? placeNext(input)
    : startVoiding(input, 'supplier_silent');
}

function mayOrderAgain(nowMs: number, booking: Booking, orders: readonly SupplierOrder[]): boolean {
  if (orders.length >= ORDER_TRIES_MAX) return false;
  return booking.offerExpiresAtMs === null || nowMs < booking.offerExpiresAtMs - ORDER_MARGIN_MS;
}

/** A person is told; the machine goes on looking all the same (review step). */
async function giveUp({ context, booking }: StepInput): Promise<StepResult> {
  if (booking.state === 'manual_review') return REST;
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
