import { enqueue } from '../../booking/index.ts';
import { moveCancellation } from '../cancellations-repository.ts';
import { postLines } from '../ledger-lines.ts';
import type { ProviderRefund } from '../ports.ts';
import { nextRefundCheckMs } from './check-refund-step.ts';
import { backoffMs, inTransaction, REST, wait, type StepResult } from './context.ts';
import { review, type CancelInput } from './review-cancellation.ts';

/** A refund that is under way is looked at this often; a notice of the provider is quicker. */
const PENDING_POLL_MS = 60_000;

/** The suppliers are done: the money goes back once for this cause, whatever becomes of the answers. */
export async function refundStep(input: CancelInput): Promise<StepResult> {
  const { context, booking, attempt, cancellation } = input;
  const { providerRef } = attempt;
  if (!providerRef) return review(input, 'refund_refused');
  const provider = context.methods.providerOf(attempt);
  const cause = cancellation.id;
  const askedMs = cancellation.refund_asked_at?.getTime() ?? null;
  if (askedMs !== null) {
    const found = await provider.findRefund(providerRef, cause);
    if (found.state === 'known') return afterRefund(input, found.refund);
    const ageMs = context.now() - askedMs;
    if (ageMs >= context.times.moveGiveUpMs) return review(input, 'refund_silent');
    if (found.state === 'unknown' || ageMs < context.times.settleMs) {
      return wait(Math.min(backoffMs(context.times.lookupMs, 2), context.times.moveGiveUpMs - ageMs));
    }
  }
  // Never asked for, or asked for and certainly not made: a provider repeats even its own failure under a used key.
  const tries = cancellation.refund_tries + 1;
  await inTransaction(context, (trx) =>
    moveCancellation(trx, booking, cancellation, cancellation.state, {
      nowMs: context.now(),
      refund_asked_at: new Date(context.now()),
      refund_tries: tries,
    }),
  );
  await context.interleave('before-refund', booking.id);
  const outcome = await provider.refund({
    providerRef,
    cause,
    idempotencyKey: `${cause}-${tries}`,
    amount: { amount: cancellation.refund_amount, currency: cancellation.currency },
  });
  await context.interleave('after-refund', booking.id);
  if (outcome.state === 'done') return afterRefund(input, outcome.refund);
  if (outcome.state === 'unknown') return wait(context.times.lookupMs);
  const found = await provider.findRefund(providerRef, cause);
  if (found.state === 'known') return afterRefund(input, found.refund);
  context.log.error({ bookingId: booking.id, code: outcome.code }, 'the provider refused a refund');
  return found.state === 'not_found' ? review(input, 'refund_refused') : wait(context.times.lookupMs);
}

/** Looked at again: a garbled reply does not count, and what stays different is a person's job. */
async function otherAmount(input: CancelInput, refund: ProviderRefund): Promise<StepResult> {
  const { context, booking, cancellation } = input;
  const facts = { bookingId: booking.id, promised: cancellation.refund_amount, made: refund.amount.amount };
  context.log.error(facts, 'the provider made a refund of another amount');
  const ageMs = context.now() - (cancellation.refund_asked_at?.getTime() ?? 0);
  if (ageMs >= context.times.moveGiveUpMs) return review(input, 'refund_silent');
  return wait(backoffMs(context.times.lookupMs, 2));
}

async function afterRefund(input: CancelInput, refund: ProviderRefund): Promise<StepResult> {
  const { context, booking, cancellation } = input;
  const nowMs = context.now();
  if (refund.amount.amount !== cancellation.refund_amount) return otherAmount(input, refund);
  if (refund.state === 'failed') return review(input, 'refund_refused');
  if (refund.state === 'pending') {
    if (cancellation.state !== 'refund_pending') {
      await inTransaction(context, (trx) =>
        moveCancellation(trx, booking, cancellation, 'refund_pending', { nowMs, reason: null }),
      );
    }
    return wait(PENDING_POLL_MS);
  }
  const isWhole = cancellation.parts.every(({ state }) => state === 'cancelled');
  await inTransaction(context, async (trx) => {
    await moveCancellation(trx, booking, cancellation, isWhole ? 'done' : 'manual_review', {
      nowMs,
      refunded_at: new Date(nowMs),
      refund_check_at: isWhole ? new Date(nextRefundCheckMs(nowMs)) : null,
      reason: isWhole ? null : 'supplier_refused',
    });
    await postLines(trx, {
      bookingId: booking.id,
      cause: `refunded:${cancellation.id}`,
      currency: cancellation.currency,
      lines: [
        { kind: 'refunded', amount: -cancellation.refund_amount },
        { kind: 'margin', amount: cancellation.refund_amount },
      ],
      nowMs,
    });
    await enqueue(trx, { bookingId: booking.id, topic: 'mail-cancellation', runAtMs: nowMs });
  });
  return REST;
}
