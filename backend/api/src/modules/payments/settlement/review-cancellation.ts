import { moveCancellation, type Cancellation } from '../cancellations-repository.ts';
import type { CancellationReason } from '../tables.ts';
import { inTransaction, REST, type StepInput, type StepResult } from './context.ts';

export interface CancelInput extends StepInput {
  readonly cancellation: Cancellation;
}

/** A person's job now; the page says what happened to the money. */
export async function review(
  { context, booking, cancellation }: CancelInput,
  reason: CancellationReason,
): Promise<StepResult> {
  if (cancellation.state === 'manual_review') return REST;
  await inTransaction(context, (trx) =>
    moveCancellation(trx, booking, cancellation, 'manual_review', { nowMs: context.now(), reason }),
  );
  context.log.error({ bookingId: booking.id, reason }, 'a cancellation needs a person');
  return REST;
}
