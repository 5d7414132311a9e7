import type { Selectable, Updateable } from 'kysely';
import { capturedAttemptsOf, type Attempt, type SettlementDatabase } from './attempts-repository.ts';
import type { SettlementTransaction } from './attempts-repository.ts';
import type { CancellationRefundsTable } from './tables.ts';

/** What goes back of one payment for one cancellation. */
export interface Refund extends Selectable<CancellationRefundsTable> {
  readonly attempt: Attempt;
}

/** A payment of a booking, and what of it has not been given back. */
export interface RefundablePayment {
  readonly attempt: Attempt;
  readonly left: number;
}

/** The booking's own payment and those of what was changed or added, the newest first. */
export async function refundablePayments(
  db: SettlementDatabase,
  bookingId: string,
): Promise<RefundablePayment[]> {
  const attempts = await capturedAttemptsOf(db, bookingId);
  if (attempts.length === 0) return [];
  const given = await db
    .selectFrom('cancellation_refunds')
    .select(['attempt_id', 'amount'])
    .where(
      'attempt_id',
      'in',
      attempts.map(({ id }) => id),
    )
    .where('state', '!=', 'refused')
    .execute();
  return attempts.map((attempt) => ({
    attempt,
    left: given.reduce(
      (left, refund) => (refund.attempt_id === attempt.id ? left - refund.amount : left),
      attempt.amount.amount,
    ),
  }));
}

/** An amount over payments in their order, of each no more than it has left. */
export function spread<Payment extends Pick<RefundablePayment, 'left'>>(
  amount: number,
  payments: readonly Payment[],
): { readonly payment: Payment; readonly amount: number }[] {
  let rest = amount;
  return payments.flatMap((payment) => {
    const share = Math.min(rest, Math.max(0, payment.left));
    rest -= share;
    return share > 0 ? [{ payment, amount: share }] : [];
  });
}

/** Written with the amount that is due, before any of it is asked for. */
export async function planRefunds(
  trx: SettlementTransaction,
  { bookingId, cancellationId, amount }: { bookingId: string; cancellationId: string; amount: number },
): Promise<void> {
  const shares = spread(amount, await refundablePayments(trx, bookingId));
  if (shares.length === 0) return;
  await trx
    .insertInto('cancellation_refunds')
    .values(
      shares.map(({ payment, amount: share }) => ({
        cancellation_id: cancellationId,
        attempt_id: payment.attempt.id,
        amount: share,
        state: 'due' as const,
        asked_at: null,
        tries: 0,
      })),
    )
    .execute();
}

/** In the order of their payments, the newest first. */
export async function refundsOf(
  db: SettlementDatabase,
  { id, booking_id: bookingId }: { readonly id: string; readonly booking_id: string },
): Promise<Refund[]> {
  const rows = await db
    .selectFrom('cancellation_refunds')
    .selectAll()
    .where('cancellation_id', '=', id)
    .execute();
  const attempts = rows.length === 0 ? [] : await capturedAttemptsOf(db, bookingId);
  return attempts.flatMap((attempt) => {
    const row = rows.find((each) => each.attempt_id === attempt.id);
    return row ? [{ ...row, attempt }] : [];
  });
}

export async function updateRefund(
  trx: SettlementTransaction,
  { cancellation_id: cancellationId, attempt_id: attemptId }: Refund,
  changes: Updateable<CancellationRefundsTable>,
): Promise<void> {
  await trx
    .updateTable('cancellation_refunds')
    .set(changes)
    .where('cancellation_id', '=', cancellationId)
    .where('attempt_id', '=', attemptId)
    .execute();
}
