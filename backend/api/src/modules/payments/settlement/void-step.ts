import type { BookingState } from '@travesia/contracts';
import { deleteSaves, transition, type BookingReason } from '../../booking/index.ts';
import { endAttempt, updateAttempt } from '../attempts-repository.ts';
import { noteHold } from '../ledger-lines.ts';
import { CLOCKS_DIFFER_MS } from '../ports.ts';
import {
  backoffMs,
  GO_ON,
  inTransaction,
  wait,
  type Step,
  type StepInput,
  type StepResult,
} from './context.ts';
import { holdAfterFailure, restAfterFailure } from './endings.ts';
import { isReleased } from '../at-the-desk/acts-repository.ts';
import { giveUpOrders, type GiveUpQuote } from './give-up-orders.ts';

/** Where a booking comes to rest once the money is free again. */
const AFTER_VOID: Partial<Record<BookingReason, BookingState>> = {
  offer_expired: 'expired',
  traveller_cancelled: 'declined',
  amount_mismatch: 'declined',
  authentication_timed_out: 'declined',
  payment_failed: 'declined',
};

/**
 * Gives up what is held: first what stands at suppliers (the first half of a package, an order never promised),
 * then the money. A payment that the provider never heard of is looked for first.
 */
export const voidStep: Step = async (input) => {
  const { context, booking, attempt } = input;
  const orders = await giveUpOrders(input);
  if (orders.state === 'costs') return review(input, 'giving up costs', 'void_refused', orders.quote);
  if (orders.state === 'refused') return review(input, 'an order stands', 'void_refused');
  if (orders.state === 'unknown') return retryLater(input, 'an order may stand');
  const reference = await findReference(input);
  if (reference.state === 'unknown') return retryLater(input, 'unknown');
  if (reference.state === 'none') return finish(input);
  const { providerRef } = reference;
  await context.interleave('before-void', booking.id);
  const outcome = await context.methods.providerOf(attempt).void(providerRef, `${attempt.id}-void`);
  await context.interleave('after-void', booking.id);
  if (outcome.state === 'done') return finish(input);
  if (outcome.state === 'unknown') return retryLater(input, outcome.reason);
  const status = await context.methods.providerOf(attempt).status(providerRef);
  if (status.state === 'known') {
    const { state } = status.payment;
    if (state === 'voided' || state === 'declined') return finish(input);
    if (state === 'captured')
      return (await isReleased(context.db, booking.id))
        ? giveBack(input, providerRef)
        : review(input, 'captured', 'void_refused');
  }
  return retryLater(input, outcome.code);
};

/** A person has let it go, and the provider took the money all the same: it goes back, once for this payment. */
async function giveBack(input: StepInput, providerRef: string): Promise<StepResult> {
  const { context, attempt } = input;
  const provider = context.methods.providerOf(attempt);
  const cause = `released-${attempt.id}`;
  const found = await provider.findRefund(providerRef, cause);
  if (found.state === 'unknown') return retryLater(input, found.reason);
  if (found.state === 'not_found') {
    await context.interleave('before-refund', input.booking.id);
    const { amount } = attempt;
    const outcome = await provider.refund({ providerRef, cause, idempotencyKey: cause, amount });
    await context.interleave('after-refund', input.booking.id);
    if (outcome.state === 'refused') return review(input, outcome.code, 'void_refused');
    // Looked up at the next step: what it found is what happened.
    return outcome.state === 'done' ? GO_ON : retryLater(input, outcome.reason);
  }
  return found.refund.state === 'failed'
    ? review(input, 'the refund came back', 'void_refused')
    : finish(input);
}

type Reference =
  | { readonly state: 'known'; readonly providerRef: string }
  | { readonly state: 'none' }
  | { readonly state: 'unknown' };

/** As stored, else from the provider's list: an authorisation whose answer was lost carries our attempt's id. */
export async function findReference({
  context,
  attempt,
}: Pick<StepInput, 'context' | 'attempt'>): Promise<Reference> {
  if (attempt.providerRef) return { state: 'known', providerRef: attempt.providerRef };
  const list = await context.methods
    .providerOf(attempt)
    .listBetween(attempt.createdAtMs - CLOCKS_DIFFER_MS, context.now() + CLOCKS_DIFFER_MS);
  if (list.state === 'unknown') return { state: 'unknown' };
  const ours = list.payments.find((payment) => payment.attemptId === attempt.id);
  return ours ? { state: 'known', providerRef: ours.providerRef } : { state: 'none' };
}

async function finish(input: StepInput): Promise<StepResult> {
  const { context, booking, attempt } = input;
  const reason = booking.reason ?? 'payment_failed';
  const nowMs = context.now();
  const rest = await restAfterFailure(input, AFTER_VOID[reason] ?? 'voided');
  await inTransaction(context, async (trx) => {
    await endAttempt(trx, attempt.id, { state: 'voided', reason, nowMs });
    await noteHold(trx, {
      bookingId: booking.id,
      attemptId: attempt.id,
      amount: attempt.amount,
      isHeld: false,
      nowMs,
    });
    await deleteSaves(trx, booking.id, ['payment']);
    await transition(trx, booking, rest.state, {
      cause: 'nothing is held any more',
      nowMs,
      changes: { hold_expires_at: holdAfterFailure(input) },
    });
  });
  return rest.result;
}

async function retryLater(input: StepInput, why: string): Promise<StepResult> {
  const { context, booking, attempt } = input;
  const tries = attempt.voidTries + 1;
  const leftMs = context.times.moveGiveUpMs - (context.now() - booking.changedAtMs);
  if (leftMs <= 0) return review(input, why, booking.reason);
  await inTransaction(context, (trx) => updateAttempt(trx, attempt.id, { void_tries: tries }, context.now()));
  context.log.warn({ bookingId: booking.id, tries, why }, 'money is still held that has to be given back');
  return wait(Math.min(backoffMs(context.times.retryMs, tries), leftMs));
}

/** `void_refused` is a no; with any other reason nobody answered, and the review goes on asking. */
async function review(
  { context, booking, attempt }: StepInput,
  code: string,
  reason: BookingReason | null,
  giveUp?: GiveUpQuote,
): Promise<StepResult> {
  const nowMs = context.now();
  await inTransaction(context, async (trx) => {
    await updateAttempt(trx, attempt.id, { void_tries: 0 }, nowMs);
    await transition(trx, booking, 'manual_review', {
      cause: 'the money could not be given back',
      nowMs,
      details: { code, ...(giveUp && { giveUp }) },
      changes: { reason },
    });
  });
  context.log.error(
    { bookingId: booking.id, attemptId: attempt.id, code, ...(giveUp && { giveUp }) },
    'money could not be given back',
  );
  return GO_ON;
}
