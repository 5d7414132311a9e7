import { dueRefundCheck, moveCancellation } from '../cancellations-repository.ts';
import { postLines } from '../ledger-lines.ts';
import { inTransaction, REST, type Step } from './context.ts';

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
/** Banks send refunds back within this time. */
const WATCHED_MS = 30 * DAY_MS;

export const nextRefundCheckMs = (nowMs: number): number => nowMs + DAY_MS;

/** A refund that had arrived may come back from the bank, and the message about it may never come: looked at daily. */
export const checkRefundStep: Step = async ({ context, booking, attempt }) => {
  const nowMs = context.now();
  const cancellation = await dueRefundCheck(context.db, booking.id, nowMs);
  if (!cancellation || !attempt.providerRef) return REST;
  const found = await context.methods.providerOf(attempt).findRefund(attempt.providerRef, cancellation.id);
  const hasReturned = found.state === 'known' && found.refund.state === 'failed';
  if (!hasReturned) {
    const nextMs = found.state === 'unknown' ? nowMs + HOUR_MS : nextRefundCheckMs(nowMs);
    const endMs = (cancellation.refunded_at?.getTime() ?? 0) + WATCHED_MS;
    await inTransaction(context, (trx) =>
      moveCancellation(trx, booking, cancellation, cancellation.state, {
        nowMs: cancellation.updated_at.getTime(),
        refund_check_at: nextMs > endMs ? null : new Date(nextMs),
      }),
    );
    return REST;
  }
  context.log.error({ bookingId: booking.id }, 'a refund came back from the bank');
  await inTransaction(context, async (trx) => {
    await moveCancellation(trx, booking, cancellation, 'manual_review', {
      nowMs,
      reason: 'refund_refused',
      refunded_at: null,
      refund_check_at: null,
    });
    await postLines(trx, {
      bookingId: booking.id,
      cause: `refund-returned:${cancellation.id}`,
      currency: cancellation.currency,
      lines: [
        { kind: 'refunded', amount: cancellation.refund_amount },
        { kind: 'margin', amount: -cancellation.refund_amount },
      ],
      nowMs,
    });
  });
  return REST;
};
