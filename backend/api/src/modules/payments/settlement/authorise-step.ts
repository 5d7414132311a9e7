import { isSameMoney } from '@travesia/domain';
import { ORDER_MARGIN_MS, transition } from '../../booking/index.ts';
import { updateAttempt } from '../attempts-repository.ts';
import { noteHold } from '../ledger-lines.ts';
import type { AuthoriseOutcome, StatusOutcome } from '../ports.ts';
import { GO_ON, inTransaction, wait, type Step, type StepInput, type StepResult } from './context.ts';
import { finishDeclined, startVoiding } from './endings.ts';
import { isFromBackup } from './from-backup.ts';
import { findReference } from './void-step.ts';

/** Asks the provider to hold the money, or how a challenge went; the same attempt id never holds it twice. */
export const authoriseStep: Step = async (input) => {
  const { context, booking, attempt } = input;
  const takenRef = await takenSinceBackup(input);
  if (takenRef !== null) return markAuthorised(input, takenRef);
  if (offerIsOver(input)) return startVoiding(input, 'offer_expired');
  const isLate = context.now() - attempt.createdAtMs >= context.times.payGiveUpMs;
  await context.interleave('before-authorise', booking.id);
  if (attempt.providerRef) {
    const status = await context.methods.providerOf(attempt).status(attempt.providerRef);
    const result = await afterStatus(input, status, isLate);
    if (result) return result;
  }
  if (isLate) return startVoiding(input, 'payment_failed');
  const outcome = await context.methods.providerOf(attempt).authorise({
    attemptId: attempt.id,
    method: attempt.method,
    amount: attempt.amount,
    providerToken: attempt.providerToken ?? '',
    reference: booking.reference ?? '',
    returnUrl: context.providerReturnUrl(attempt.cartId),
  });
  await context.interleave('after-authorise', booking.id);
  return afterAuthorise(input, outcome);
};

/**
 * The provider's name of the payment, if this is a restored backup and the money was taken after it was made. Then
 * everything was ordered as well: the order step finds it, however old the offer is by now.
 */
async function takenSinceBackup({ context, attempt }: StepInput): Promise<string | null> {
  if (!(await isFromBackup(context.db, attempt))) return null;
  const reference = await findReference({ context, attempt });
  if (reference.state !== 'known') return null;
  const status = await context.methods.providerOf(attempt).status(reference.providerRef);
  if (status.state !== 'known' || status.payment.state !== 'captured') return null;
  const { providerRef, amount, refunded, attemptId } = status.payment;
  const isWhole = isSameMoney(amount, attempt.amount);
  return attemptId === attempt.id && isWhole && refunded.amount === 0 ? providerRef : null;
}

function offerIsOver({ context, booking }: StepInput): boolean {
  return booking.offerExpiresAtMs !== null && context.now() >= booking.offerExpiresAtMs - ORDER_MARGIN_MS;
}

/** `null`: the provider was never asked to confirm, so ask again. */
async function afterStatus(
  input: StepInput,
  status: StatusOutcome,
  isLate: boolean,
): Promise<StepResult | null> {
  const { context, attempt, booking } = input;
  if (status.state === 'unknown') return isLate ? null : wait(context.times.retryMs);
  if (status.state === 'not_found') return null;
  const { payment } = status;
  switch (payment.state) {
    case 'open':
      return null;
    case 'processing':
      return isLate ? null : wait(context.times.retryMs);
    case 'challenge':
      if (isLate) return startVoiding(input, 'authentication_timed_out');
      if (payment.challengeUrl !== attempt.challengeUrl) {
        await inTransaction(context, (trx) =>
          updateAttempt(
            trx,
            attempt.id,
            { state: 'challenge', challenge_url: payment.challengeUrl },
            context.now(),
          ),
        );
      }
      return wait(context.times.challengePollMs);
    case 'authorised': {
      const isOurs = payment.attemptId === null || payment.attemptId === attempt.id;
      if (!isOurs || !isSameMoney(payment.amount, attempt.amount)) {
        context.log.error(
          { bookingId: booking.id, attemptId: attempt.id },
          'the provider holds another amount',
        );
        return startVoiding(input, 'amount_mismatch');
      }
      return markAuthorised(input, payment.providerRef);
    }
    case 'declined':
      return finishDeclined(input, payment.declineCode ?? 'card_declined');
    case 'voided':
      return finishDeclined(input, 'payment_failed');
    case 'captured':
      // Nobody but the capture step captures: a person has to look.
      await inTransaction(context, (trx) =>
        transition(trx, booking, 'manual_review', {
          cause: 'captured before it was ordered',
          nowMs: context.now(),
        }),
      );
      context.log.error({ bookingId: booking.id, attemptId: attempt.id }, 'captured before it was ordered');
      return GO_ON;
    default:
      return payment.state satisfies never;
  }
}

async function afterAuthorise(input: StepInput, outcome: AuthoriseOutcome): Promise<StepResult> {
  const { context, attempt, booking } = input;
  switch (outcome.state) {
    case 'authorised':
      return markAuthorised(input, outcome.providerRef);
    case 'challenge':
      await inTransaction(context, (trx) =>
        updateAttempt(
          trx,
          attempt.id,
          { state: 'challenge', provider_ref: outcome.providerRef, challenge_url: outcome.challengeUrl },
          context.now(),
        ),
      );
      return wait(context.times.challengePollMs);
    case 'declined':
      return finishDeclined(input, outcome.declineCode, outcome.providerRef);
    case 'amount_mismatch':
      context.log.error(
        { bookingId: booking.id, attemptId: attempt.id },
        'the provider holds another amount',
      );
      await rememberReference(input, outcome.providerRef);
      return startVoiding(input, 'amount_mismatch');
    case 'unknown':
      if (outcome.providerRef) await rememberReference(input, outcome.providerRef);
      context.log.warn(
        { bookingId: booking.id, reason: outcome.reason },
        'outcome of an authorisation is unknown',
      );
      return wait(context.times.retryMs);
    default:
      return outcome satisfies never;
  }
}

async function rememberReference({ context, attempt }: StepInput, providerRef: string): Promise<void> {
  if (attempt.providerRef === providerRef) return;
  await inTransaction(context, (trx) =>
    updateAttempt(trx, attempt.id, { provider_ref: providerRef }, context.now()),
  );
}

async function markAuthorised(
  { context, attempt, booking }: StepInput,
  providerRef: string,
): Promise<StepResult> {
  const nowMs = context.now();
  await inTransaction(context, async (trx) => {
    await updateAttempt(
      trx,
      attempt.id,
      { state: 'authorised', provider_ref: providerRef, challenge_url: null },
      nowMs,
    );
    await noteHold(trx, {
      bookingId: booking.id,
      attemptId: attempt.id,
      amount: attempt.amount,
      isHeld: true,
      nowMs,
    });
    await transition(trx, booking, 'authorised', {
      cause: 'payment authorised',
      nowMs,
      details: { attemptId: attempt.id },
    });
  });
  return GO_ON;
}
