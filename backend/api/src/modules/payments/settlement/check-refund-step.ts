import { dueRefundCheck, moveCancellation } from '../cancellations-repository.ts';
import { givenBackLines, postLines } from '../ledger-lines.ts';
import { refundsOf, updateRefund, type Refund } from '../refunds-repository.ts';
import { inTransaction, REST, type SettlementContext, type Step } from './context.ts';

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
/** Banks send refunds back within this time. */
const WATCHED_MS = 30 * DAY_MS;

export const nextRefundCheckMs = (nowMs: number): number => nowMs + DAY_MS;

/** A refund that had arrived may come back from the bank, and the message about it may never come: looked at daily. */
export const checkRefundStep: Step = async ({ context, booking }) => {
  const nowMs = context.now();
  const cancellation = await dueRefundCheck(context.db, booking.id, nowMs);
  if (!cancellation) return REST;
  const refunds = await refundsOf(context.db, cancellation);
  const looks = await Promise.all(
    refunds.map(async (refund) => ({ refund, found: await lookAt(context, refund) })),
  );
  const returned = looks.filter(({ found }) => found === 'returned').map(({ refund }) => refund);
  if (returned.length === 0) {
    const isUnknown = looks.some(({ found }) => found === 'unknown');
    const nextMs = isUnknown ? nowMs + HOUR_MS : nextRefundCheckMs(nowMs);
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
    for (const refund of returned) {
      await updateRefund(trx, refund, { state: 'refused' });
      await postLines(trx, {
        bookingId: refund.attempt.bookingId,
        cause: `refund-returned:${cancellation.id}`,
        currency: cancellation.currency,
        lines: givenBackLines(-refund.amount),
        nowMs,
      });
    }
  });
  return REST;
};

async function lookAt(
  context: SettlementContext,
  { attempt, cancellation_id: cause }: Refund,
): Promise<'stands' | 'returned' | 'unknown'> {
  if (!attempt.providerRef) return 'stands';
  const found = await context.methods.providerOf(attempt).findRefund(attempt.providerRef, cause);
  if (found.state === 'unknown') return 'unknown';
  return found.state === 'known' && found.refund.state === 'failed' ? 'returned' : 'stands';
}
