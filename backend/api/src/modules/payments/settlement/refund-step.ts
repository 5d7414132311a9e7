import { enqueue } from '../../booking/index.ts';
import { creditRefund } from '../credit-refund.ts';
import { moveCancellation } from '../cancellations-repository.ts';
import { givenBackLines, postLines } from '../ledger-lines.ts';
import type { ProviderRefund } from '../ports.ts';
import { refundsOf, updateRefund, type Refund } from '../refunds-repository.ts';
import { nextRefundCheckMs } from './check-refund-step.ts';
import { backoffMs, inTransaction, REST, wait, type StepResult } from './context.ts';
import { review, type CancelInput } from './review-cancellation.ts';

/** A refund that is under way is looked at this often; a notice of the provider is quicker. */
const PENDING_POLL_MS = 60_000;

/** Where one refund is after it was asked for or looked up; `silent` and `refused` are a person's job. */
type RefundOutcome = 'done' | 'pending' | 'refused' | 'silent' | { readonly againInMs: number };

/**
 * The suppliers are done: the money goes back once for this cause from each payment, whatever becomes of the answers.
 * One that is refused stops no other.
 */
export async function refundStep(input: CancelInput): Promise<StepResult> {
  const refunds = await refundsOf(input.context.db, input.cancellation);
  const planned = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const outcomes: RefundOutcome[] = [];
  for (const refund of refunds) {
    outcomes.push(
      refund.state === 'done' || refund.state === 'refused' ? refund.state : await give(input, refund),
    );
  }
  const again = outcomes.flatMap((outcome) => (typeof outcome === 'object' ? [outcome.againInMs] : []));
  if (again.length > 0) return wait(Math.min(...again));
  if (outcomes.includes('silent')) return review(input, 'refund_silent');
  if (outcomes.includes('pending')) return waitAtBank(input);
  // Less was taken than is due: nothing is promised that no payment can give.
  if (outcomes.includes('refused') || planned < input.cancellation.refund_amount)
    return review(input, 'refund_refused');
  return finish(input);
}

async function give(input: CancelInput, refund: Refund): Promise<RefundOutcome> {
  const { context, booking, cancellation } = input;
  const { attempt } = refund;
  const { providerRef } = attempt;
  const { lookupMs, settleMs, moveGiveUpMs } = context.times;
  if (!providerRef) return refuse(input, refund);
  const provider = context.methods.providerOf(attempt);
  const cause = cancellation.id;
  if (refund.asked_at !== null) {
    const found = await provider.findRefund(providerRef, cause);
    if (found.state === 'known') return afterRefund(input, refund, found.refund);
    // It is asked for again and again, but nobody waits longer for that.
    const dueMs = context.now() - (cancellation.cancelled_at ?? refund.asked_at).getTime();
    if (dueMs >= moveGiveUpMs) return 'silent';
    if (found.state === 'unknown' || context.now() - refund.asked_at.getTime() < settleMs)
      return { againInMs: Math.min(backoffMs(lookupMs, 2), moveGiveUpMs - dueMs) };
  }
  // Never asked for, or asked for and certainly not made: a provider repeats even its own failure under a used key.
  const tries = refund.tries + 1;
  const asked = { ...refund, asked_at: new Date(context.now()), tries };
  await inTransaction(context, (trx) => updateRefund(trx, refund, { asked_at: asked.asked_at, tries }));
  await context.interleave('before-refund', booking.id);
  const isOwn = attempt.bookingId === booking.id;
  const outcome = await provider.refund({
    providerRef,
    cause,
    idempotencyKey: isOwn ? `${cause}-${tries}` : `${cause}-${attempt.id}-${tries}`,
    amount: { amount: refund.amount, currency: cancellation.currency },
  });
  await context.interleave('after-refund', booking.id);
  if (outcome.state === 'done') return afterRefund(input, asked, outcome.refund);
  if (outcome.state === 'unknown') return { againInMs: lookupMs };
  const found = await provider.findRefund(providerRef, cause);
  if (found.state === 'known') return afterRefund(input, asked, found.refund);
  context.log.error({ bookingId: booking.id, code: outcome.code }, 'the provider refused a refund');
  return found.state === 'not_found' ? refuse(input, refund) : { againInMs: lookupMs };
}

async function refuse({ context }: CancelInput, refund: Refund): Promise<'refused'> {
  await inTransaction(context, (trx) => updateRefund(trx, refund, { state: 'refused' }));
  return 'refused';
}

/** Looked at again: a garbled reply does not count, and what stays different is a person's job. */
function otherAmount({ context, booking }: CancelInput, refund: Refund, made: ProviderRefund): RefundOutcome {
  const facts = { bookingId: booking.id, promised: refund.amount, made: made.amount.amount };
  context.log.error(facts, 'the provider made a refund of another amount');
  const ageMs = context.now() - (refund.asked_at?.getTime() ?? 0);
  if (ageMs >= context.times.moveGiveUpMs) return 'silent';
  return { againInMs: backoffMs(context.times.lookupMs, 2) };
}

/** What has arrived is written to the ledger of the order that it was paid for. */
async function afterRefund(input: CancelInput, refund: Refund, made: ProviderRefund): Promise<RefundOutcome> {
  const { context, cancellation } = input;
  if (made.amount.amount !== refund.amount) return otherAmount(input, refund, made);
  if (made.state === 'failed') return refuse(input, refund);
  if (made.state === 'pending') {
    await inTransaction(context, (trx) => updateRefund(trx, refund, { state: 'pending' }));
    return 'pending';
  }
  await inTransaction(context, async (trx) => {
    await updateRefund(trx, refund, { state: 'done' });
    await postLines(trx, {
      bookingId: refund.attempt.bookingId,
      cause: `refunded:${cancellation.id}`,
      currency: cancellation.currency,
      lines: givenBackLines(refund.amount),
      nowMs: context.now(),
    });
    await creditRefund(context, trx, {
      bookingId: input.booking.id,
      cause: `refunded:${cancellation.id}:${refund.attempt.id}`,
      amount: refund.amount,
    });
  });
  return 'done';
}

async function waitAtBank({ context, booking, cancellation }: CancelInput): Promise<StepResult> {
  if (cancellation.state !== 'refund_pending') {
    const reason = cancellation.reason === 'supplier_cancelled' ? cancellation.reason : null;
    await inTransaction(context, (trx) =>
      moveCancellation(trx, booking, cancellation, 'refund_pending', { nowMs: context.now(), reason }),
    );
  }
  return wait(PENDING_POLL_MS);
}

/** Everything has arrived. What a supplier refused, held back or ended by itself stays with a person. */
async function finish({ context, booking, cancellation }: CancelInput): Promise<StepResult> {
  const nowMs = context.now();
  const reason = leftFor(cancellation);
  await inTransaction(context, async (trx) => {
    await moveCancellation(trx, booking, cancellation, reason === null ? 'done' : 'manual_review', {
      nowMs,
      refunded_at: new Date(nowMs),
      refund_check_at: new Date(nextRefundCheckMs(nowMs)),
      reason,
    });
    await enqueue(trx, { bookingId: booking.id, topic: 'mail-cancellation', runAtMs: nowMs });
  });
  return REST;
}

/** Why a person has to look at a cancellation whose money is settled. */
export function leftFor({
  reason,
  parts,
}: Pick<CancelInput['cancellation'], 'reason' | 'parts'>): CancelInput['cancellation']['reason'] {
  if (reason === 'supplier_cancelled') return reason;
  if (parts.some(({ state }) => state !== 'cancelled')) return 'supplier_refused';
  // Where everything is given back whatever the supplier gives, nothing is left to settle with the traveller.
  const isLess = parts.some(
    ({ supplier_refund: quoted, supplier_gave: gave, back }) =>
      back === null && gave !== null && gave < quoted,
  );
  return isLess ? 'supplier_gave_less' : null;
}
