import type { BookingState } from '@travesia/contracts';
import { deleteSaves, holdUntil, transition, type BookingReason } from '../../booking/index.ts';
import { endAttempt, updateAttempt, type SettlementTransaction } from '../attempts-repository.ts';
import { liveSupplierOrders } from '../supplier-orders-repository.ts';
import { GO_ON, inTransaction, REST, wait, type StepInput, type StepResult } from './context.ts';

/** After a try that failed the traveller gets back the time they had, and two minutes at least. */
const HOLD_AFTER_FAILURE_MS = 120_000;

export function holdAfterFailure({ context, booking, attempt }: StepInput): Date {
  const until = context.now() + Math.max(attempt.holdLeftMs, HOLD_AFTER_FAILURE_MS);
  return new Date(
    Math.min(until, booking.offerExpiresAtMs === null ? until : holdUntil(booking.offerExpiresAtMs)),
  );
}

/** Where a booking rests after a payment that came to nothing: its place may be kept all the same. */
export async function restAfterFailure(
  { context, booking }: StepInput,
  otherwise: BookingState,
): Promise<{ readonly state: BookingState; readonly result: StepResult }> {
  const orders = await liveSupplierOrders(context.db, booking.id);
  return orders.some(({ state }) => state === 'held')
    ? { state: 'held', result: wait(0) }
    : { state: otherwise, result: REST };
}

/** Nothing is held: another card may be tried on the same order (S-38). The card is forgotten (S-28). */
export async function finishDeclined(
  input: StepInput,
  reason: BookingReason,
  providerRef: string | null = input.attempt.providerRef,
): Promise<StepResult> {
  const { context, booking, attempt } = input;
  const nowMs = context.now();
  const rest = await restAfterFailure(input, 'declined');
  await inTransaction(context, async (trx) => {
    await updateAttempt(trx, attempt.id, { provider_ref: providerRef }, nowMs);
    await endAttempt(trx, attempt.id, { state: 'declined', reason, nowMs });
    await deleteSaves(trx, booking.id, ['payment']);
    await transition(trx, booking, rest.state, {
      cause: reason,
      nowMs,
      changes: { reason, hold_expires_at: holdAfterFailure(input) },
    });
  });
  return rest.result;
}

/** The intent to give the money back, committed before the provider is asked to. */
export async function startVoiding(input: StepInput, reason: BookingReason): Promise<StepResult> {
  const { context, booking } = input;
  await inTransaction(context, (trx) => voidIn(trx, input, reason));
  await context.interleave('voiding-committed', booking.id);
  return GO_ON;
}

export async function voidIn(
  trx: SettlementTransaction,
  { context, booking, attempt }: StepInput,
  reason: BookingReason,
): Promise<void> {
  const nowMs = context.now();
  await updateAttempt(trx, attempt.id, { state: 'voiding', end_reason: reason }, nowMs);
  await transition(trx, booking, 'voiding', { cause: reason, nowMs, changes: { reason } });
}
