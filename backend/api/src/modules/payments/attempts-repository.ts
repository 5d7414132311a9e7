import { randomBytes, randomUUID } from 'node:crypto';
import type { Money } from '@travesia/domain';
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { BookingReason, SavedPayment } from '../booking/index.ts';
import type { BookingStoreTables } from '../booking/tables.ts';
import type { AttemptState, PaymentAttemptsTable, PaymentTables } from './tables.ts';

type SettlementTables = PaymentTables & BookingStoreTables;
export type SettlementDatabase = Kysely<SettlementTables>;
export type SettlementTransaction = Transaction<SettlementTables>;

export interface Attempt {
  readonly id: string;
  readonly bookingId: string;
  /** Random and unguessable: it names a payment on pages that have no session (P-42). */
  readonly cartId: string;
  readonly live: boolean;
  readonly state: AttemptState;
  readonly endReason: BookingReason | null;
  readonly providerRef: string | null;
  readonly providerToken: string | null;
  readonly amount: Money;
  readonly transactionId: string;
  readonly method: string;
  readonly methodData: unknown;
  readonly challengeUrl: string | null;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly captureTries: number;
  readonly voidTries: number;
  readonly holdLeftMs: number;
  readonly createdAtMs: number;
}

function toAttempt(row: Selectable<PaymentAttemptsTable>): Attempt {
  return {
    id: row.id,
    bookingId: row.booking_id,
    cartId: row.cart_id,
    live: row.live,
    state: row.state,
    endReason: row.end_reason,
    providerRef: row.provider_ref,
    providerToken: row.provider_token,
    amount: { amount: row.amount, currency: row.currency },
    transactionId: row.transaction_id,
    method: row.method,
    methodData: row.method_data,
    challengeUrl: row.challenge_url,
    returnUrl: row.return_url,
    cancelUrl: row.cancel_url,
    captureTries: row.capture_tries,
    voidTries: row.void_tries,
    holdLeftMs: row.hold_left_ms,
    createdAtMs: row.created_at.getTime(),
  };
}

export interface NewAttempt {
  readonly bookingId: string;
  readonly provider: string;
  readonly amount: Money;
  readonly payment: Pick<SavedPayment, 'providerToken' | 'transactionId'>;
  readonly method: string;
  readonly methodData: unknown;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly holdLeftMs: number;
  readonly nowMs: number;
}

/** The intent to charge, written before the provider hears of it. A second live one for a booking cannot exist. */
export async function insertAttempt(trx: SettlementTransaction, attempt: NewAttempt): Promise<Attempt> {
  const at = new Date(attempt.nowMs);
  const row = await trx
    .insertInto('payment_attempts')
    .values({
      id: randomUUID(),
      booking_id: attempt.bookingId,
      cart_id: randomBytes(24).toString('base64url'),
      live: true,
      state: 'created',
      end_reason: null,
      provider: attempt.provider,
      provider_ref: null,
      provider_token: attempt.payment.providerToken,
      amount: attempt.amount.amount,
      currency: attempt.amount.currency,
      transaction_id: attempt.payment.transactionId,
      method: attempt.method,
      method_data: JSON.stringify(attempt.methodData),
      challenge_url: null,
      return_url: attempt.returnUrl,
      cancel_url: attempt.cancelUrl,
      capture_tries: 0,
      void_tries: 0,
      hold_left_ms: attempt.holdLeftMs,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAttempt(row);
}

export async function findAttemptByCart(db: SettlementDatabase, cartId: string): Promise<Attempt | null> {
  const row = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return row ? toAttempt(row) : null;
}

export async function findLiveAttempt(db: SettlementDatabase, bookingId: string): Promise<Attempt | null> {
  const row = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('live', '=', true)
    .executeTakeFirst();
  return row ? toAttempt(row) : null;
}

/** What was taken for a booking: for itself, and for what was changed or added later; the newest first. */
export async function capturedAttemptsOf(db: SettlementDatabase, bookingId: string): Promise<Attempt[]> {
  const rows = await db
    .selectFrom('payment_attempts')
    .innerJoin('bookings', 'bookings.id', 'payment_attempts.booking_id')
    .selectAll('payment_attempts')
    .where((where) =>
      where.or([where('bookings.id', '=', bookingId), where('bookings.amends', '=', bookingId)]),
    )
    .where('payment_attempts.live', '=', true)
    .where('payment_attempts.state', '=', 'captured')
    .orderBy('payment_attempts.created_at', 'desc')
    .execute();
  return rows.map(toAttempt);
}

export async function findLastAttempt(db: SettlementDatabase, bookingId: string): Promise<Attempt | null> {
  const row = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toAttempt(row) : null;
}

/** Other bookings of the session that were paid, or began to be, after an attempt. */
export async function laterLiveBookingIds(
  trx: SettlementTransaction,
  { sessionId, attempt }: { readonly sessionId: string; readonly attempt: Attempt },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('payment_attempts')
    .innerJoin('bookings', 'bookings.id', 'payment_attempts.booking_id')
    .select('bookings.id')
    .where('bookings.session_id', '=', sessionId)
    .where('bookings.id', '!=', attempt.bookingId)
    .where('payment_attempts.live', '=', true)
    .where('payment_attempts.created_at', '>', new Date(attempt.createdAtMs))
    .execute();
  return rows.map(({ id }) => id);
}

export async function findLiveCart(db: SettlementDatabase, bookingId: string): Promise<string | null> {
  return (await findLiveAttempt(db, bookingId))?.cartId ?? null;
}

/** The attempt that a provider's payment belongs to: by our id first, because a notice may come before its reference. */
export async function findAttemptOfPayment(
  db: SettlementDatabase,
  payment: { attemptId: string | null; providerRef: string },
): Promise<Attempt | null> {
  const row = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where((where) =>
      where.or([
        where('provider_ref', '=', payment.providerRef),
        ...(payment.attemptId ? [where('id', '=', payment.attemptId)] : []),
      ]),
    )
    .executeTakeFirst();
  return row ? toAttempt(row) : null;
}

export async function updateAttempt(
  trx: SettlementTransaction | SettlementDatabase,
  id: string,
  changes: Updateable<PaymentAttemptsTable>,
  nowMs: number,
): Promise<void> {
  await trx
    .updateTable('payment_attempts')
    .set({ ...changes, updated_at: new Date(nowMs) })
    .where('id', '=', id)
    .execute();
}

/** The attempt is over: another may begin, and nothing of the card is kept that could be charged again (S-28). */
export async function endAttempt(
  trx: SettlementTransaction,
  id: string,
  end: { state: 'declined' | 'voided' | 'captured'; reason: BookingReason | null; nowMs: number },
): Promise<void> {
  const isLive = end.state === 'captured';
  await updateAttempt(
    trx,
    id,
    {
      state: end.state,
      end_reason: end.reason,
      live: isLive,
      provider_token: null,
      challenge_url: null,
    },
    end.nowMs,
  );
}
