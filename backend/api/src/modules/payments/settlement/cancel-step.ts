import type { Money } from '@travesia/domain';
import { atRateOf } from '../../../settled.ts';
import { enqueue } from '../../booking/index.ts';
import type { SettlementTransaction } from '../attempts-repository.ts';
import {
  backOf,
  findOpenCancellation,
  moveCancellation,
  quotedAtRate,
  updatePart,
  type CancellationPart,
} from '../cancellations-repository.ts';
import { postLines, supplierGaveLines } from '../ledger-lines.ts';
import { markOrder, supplierOrdersOf, type SupplierOrder } from '../supplier-orders-repository.ts';
import { checkRefundStep } from './check-refund-step.ts';
import { backoffMs, GO_ON, inTransaction, REST, wait, type Step, type StepResult } from './context.ts';
import { applyChange } from '../apply-change.ts';
import { partNamed } from './parts.ts';
import { planRefunds } from '../refunds-repository.ts';
import { leftFor, refundStep } from './refund-step.ts';
import { review, type CancelInput } from './review-cancellation.ts';
import { changeOf, supplierAsk } from './supplier-ask.ts';

/** Asked again only after a supplier was seen to have done nothing, and not for ever. */
const TRIES_MAX = 2;

/** What was booked is given up: first at the suppliers, part by part, then the money goes back (M-03). */
export const cancellationStep: Step = async (input) => {
  const cancellation = await findOpenCancellation(input.context.db, input.booking.id);
  if (!cancellation) return checkRefundStep(input);
  const withCancellation = { ...input, cancellation };
  switch (cancellation.state) {
    case 'cancelling':
      return cancelNext(withCancellation);
    case 'refunding':
    case 'refund_pending':
      return refundStep(withCancellation);
    case 'manual_review':
      return lookAgain(withCancellation);
    case 'quoted':
    case 'done':
    case 'refused':
      return REST;
    default:
      return cancellation.state satisfies never;
  }
};

/** Nobody had answered; whoever does now ends the review. A clear no stays with the person, its refund watched on. */
async function lookAgain(input: CancelInput): Promise<StepResult> {
  if (input.cancellation.reason === 'refund_silent') return refundStep(input);
  return input.cancellation.reason === 'supplier_silent' ? cancelNext(input) : checkRefundStep(input);
}

async function cancelNext(input: CancelInput): Promise<StepResult> {
  const { context, booking, cancellation } = input;
  const part = cancellation.parts.find(({ state }) => state === 'quoted' || state === 'unknown');
  if (!part) return afterSuppliers(input);
  const orders = await supplierOrdersOf(context.db, booking.id);
  const order = orders.find(({ id }) => id === part.supplier_order_id);
  if (!order?.supplierRef) return review(input, 'supplier_refused');
  // Asked before, and whoever asked was not heard of again: only the supplier knows.
  return part.asked_at === null ? askSupplier(input, part, order) : lookUp(input, part, order);
}

async function askSupplier(
  input: CancelInput,
  part: CancellationPart,
  order: SupplierOrder,
): Promise<StepResult> {
  const { context, booking } = input;
  const ask = await supplierAsk(input, part, order);
  if (!ask) return review(input, 'supplier_refused');
  await inTransaction(context, (trx) =>
    updatePart(trx, part, { asked_at: new Date(context.now()), tries: part.tries + 1 }),
  );
  await context.interleave('cancelling-committed', booking.id);
  await context.interleave('before-cancel', booking.id);
  const outcome = await ask.act();
  await context.interleave('after-cancel', booking.id);
  switch (outcome.state) {
    case 'done':
      return markCancelled(input, part, order, outcome.refund ?? null);
    case 'expired':
      return quoteAgain(input, part, order);
    case 'refused':
      context.log.error({ bookingId: booking.id, part: part.part }, 'a supplier refused a cancellation');
      await inTransaction(context, (trx) => updatePart(trx, part, { state: 'refused' }));
      return GO_ON;
    case 'unknown':
      context.log.warn({ bookingId: booking.id, part: part.part }, 'outcome of a cancellation is unknown');
      await inTransaction(context, (trx) => updatePart(trx, part, { state: 'unknown' }));
      return wait(context.times.lookupMs);
    default:
      return outcome satisfies never;
  }
}

async function lookUp(input: CancelInput, part: CancellationPart, order: SupplierOrder): Promise<StepResult> {
  const { context } = input;
  const ask = await supplierAsk(input, part, order);
  if (!ask) return review(input, 'supplier_refused');
  const found = await ask.lookUp();
  const { state } = found;
  if (found.state === 'cancelled') return markCancelled(input, part, order, found.refund ?? null);
  const { settleMs, lookupMs, lookupGiveUpMs } = context.times;
  const ageMs = context.now() - (part.asked_at?.getTime() ?? 0);
  if (ageMs >= lookupGiveUpMs) return review(input, 'supplier_silent');
  if (state === 'stands' && ageMs >= settleMs) {
    return part.tries < TRIES_MAX ? askSupplier(input, part, order) : review(input, 'supplier_silent');
  }
  const untilMs = state === 'stands' ? settleMs : lookupGiveUpMs;
  const tries = Math.floor(Math.log2(1 + ageMs / lookupMs));
  return wait(Math.min(backoffMs(lookupMs, tries), untilMs - ageMs));
}

/** The quote ended on the way. A new one that gives as much takes its place; with less, a person decides, unless the loss is ours. */
async function quoteAgain(
  input: CancelInput,
  part: CancellationPart,
  order: SupplierOrder,
): Promise<StepResult> {
  const { supplierRef } = order;
  const { context, booking } = input;
  const found = partNamed(context, booking, part.part);
  if (!found || !booking.order || !supplierRef || part.tries >= TRIES_MAX)
    return review(input, 'supplier_refused');
  const asked = { supplierRef, order: booking.order, nowMs: context.now() };
  const quote = quotedAtRate(await found.desk.quoteCancellation(asked), order);
  const isOurs = part.back !== null;
  if (quote.state !== 'quoted' || (!isOurs && quote.refund.amount < part.supplier_refund))
    return review(input, 'supplier_refused');
  // Nothing was cancelled, so it may be asked for again.
  await inTransaction(context, (trx) =>
    updatePart(trx, part, {
      supplier_quote: quote.quoteRef,
      ...(isOurs && { supplier_refund: quote.refund.amount }),
      asked_at: null,
    }),
  );
  return GO_ON;
}

async function markCancelled(
  input: CancelInput,
  part: CancellationPart,
  order: SupplierOrder,
  refund: Money | null,
): Promise<StepResult> {
  await inTransaction(input.context, (trx) => cancelPart(trx, input, { part, order, refund }));
  return GO_ON;
}

/** The supplier has cancelled it, or a person knows that it did: the order is over, and its lines are in the ledger. */
export async function cancelPart(
  trx: SettlementTransaction,
  { context, booking, cancellation }: Pick<CancelInput, 'context' | 'booking' | 'cancellation'>,
  {
    part,
    order,
    refund,
  }: { readonly part: CancellationPart; readonly order: SupplierOrder; readonly refund: Money | null },
): Promise<void> {
  const nowMs = context.now();
  const change = await changeOf({ db: trx }, cancellation);
  // What the supplier says now counts; one that says nothing gives what it quoted.
  const told = refund && atRateOf(refund, order.settled);
  const gave = told?.currency === cancellation.currency ? told.amount : part.supplier_refund;
  if (gave < part.supplier_refund) {
    const facts = { bookingId: booking.id, part: part.part, quoted: part.supplier_refund, gave };
    context.log.error(facts, 'a supplier gave back less than it had quoted');
  }
  await updatePart(trx, part, {
    state: 'cancelled',
    supplier_gave: gave === part.supplier_refund ? null : gave,
  });
  if (change) {
    await applyChange(context, trx, {
      bookingId: booking.id,
      part: change.part,
      kind: change.kind,
      order: change.order_data,
      total: { amount: change.amount, currency: change.currency },
      payment: null,
      nowMs,
    });
  } else await markOrder(trx, order.id, { state: 'cancelled', live: false, nowMs });
  await postLines(trx, {
    bookingId: booking.id,
    cause: change ? `changed:${change.id}` : `cancelled:${order.id}`,
    currency: cancellation.currency,
    lines: supplierGaveLines(part.part, gave, refund?.currency === order.settled?.currency ? refund : null),
    nowMs,
  });
}

/** Every supplier has answered: what comes back is what was promised for the parts that are cancelled. */
async function afterSuppliers(input: CancelInput): Promise<StepResult> {
  const { context, booking, cancellation } = input;
  const cancelled = cancellation.parts.filter(({ state }) => state === 'cancelled');
  if (cancelled.length === 0 && cancellation.change_id !== null) return refuseChange(input);
  if (cancelled.length === 0) return review(input, 'supplier_refused');
  const refund = cancelled.reduce((sum, each) => sum + backOf(each), 0);
  const nowMs = context.now();
  const left = leftFor(cancellation);
  const to = refund > 0 ? 'refunding' : left === null ? 'done' : 'manual_review';
  await inTransaction(context, async (trx) => {
    await planRefunds(trx, { bookingId: booking.id, cancellationId: cancellation.id, amount: refund });
    await moveCancellation(trx, booking, cancellation, to, {
      nowMs,
      cancelled_at: new Date(nowMs),
      refund_amount: refund,
      reason: to === 'manual_review' ? left : null,
    });
    await enqueue(trx, { bookingId: booking.id, topic: 'mail-cancellation', runAtMs: nowMs });
  });
  await context.interleave('refunding-committed', booking.id);
  return GO_ON;
}

/** A change that the supplier did not accept: the booking is what it was, and another change may be asked for. */
async function refuseChange({ context, booking, cancellation }: CancelInput): Promise<StepResult> {
  await inTransaction(context, (trx) =>
    moveCancellation(trx, booking, cancellation, 'refused', {
      nowMs: context.now(),
      reason: 'supplier_refused',
    }),
  );
  return REST;
}
