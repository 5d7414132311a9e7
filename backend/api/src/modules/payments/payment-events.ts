import { sql } from 'kysely';
import { Counter } from 'prom-client';
import { findAttemptOfPayment, type SettlementDatabase } from './attempts-repository.ts';
import type { PaymentEvent } from './ports.ts';
import type { SettlementContext } from './settlement/context.ts';

/** What came from the provider and somebody has to look at. */
export const paymentEventsTotal = new Counter({
  name: 'payment_events_total',
  help: 'Refunds, failed refunds, disputes and early fraud warnings that the payment provider reported',
  labelNames: ['kind'],
  registers: [],
});

interface SentEvent {
  readonly provider: string;
  readonly eventId: string;
  readonly type: string;
  readonly event: PaymentEvent;
}

/** Stores what happened to a payment, once per message and in whatever order they come (W-03). */
export async function storePaymentEvent(
  { db, now, log }: Pick<SettlementContext, 'db' | 'now' | 'log'>,
  { provider, eventId, type, event }: SentEvent,
): Promise<void> {
  const { kind, providerRef, subjectRef, amount, status, reason, respondByMs, occurredAtMs } = event;
  const attempt = providerRef ? await findAttemptOfPayment(db, { attemptId: null, providerRef }) : null;
  const bookingId = attempt?.bookingId ?? null;
  const row = await db
    .insertInto('payment_events')
    .values({
      provider,
      event_id: eventId,
      type,
      kind,
      booking_id: bookingId,
      provider_ref: providerRef,
      subject_ref: subjectRef,
      amount: amount?.amount ?? null,
      currency: amount?.currency ?? null,
      status,
      reason,
      respond_by: respondByMs === null ? null : new Date(respondByMs),
      occurred_at: new Date(occurredAtMs),
      received_at: new Date(now()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (!row) return;
  paymentEventsTotal.inc({ kind });
  const facts = { bookingId, kind, providerRef, subjectRef, ...amount, status, reason };
  if (kind === 'refund') log.info(facts, 'the payment provider reported a refund');
  else log.error(facts, 'the payment provider reported something that a person has to look at');
}

/** Gives events that came before their payment was known the booking they belong to. */
export async function assignPaymentEvents(db: SettlementDatabase): Promise<void> {
  await sql`
    UPDATE payment_events SET booking_id = payment_attempts.booking_id
    FROM payment_attempts
    WHERE payment_events.booking_id IS NULL
      AND payment_attempts.provider = payment_events.provider
      AND payment_attempts.provider_ref = payment_events.provider_ref`.execute(db);
}

const latestOf = (kind: PaymentEvent['kind']) => sql`
  SELECT DISTINCT ON (subject_ref) * FROM payment_events
  WHERE kind = ${sql.lit(kind)}
  ORDER BY subject_ref, occurred_at DESC, received_at DESC`;

/** The last that was reported of each dispute that its bank has not ended. */
export const OPEN_DISPUTES = sql`
  SELECT * FROM (${latestOf('dispute')}) latest
  WHERE coalesce(status, '') NOT IN ('won', 'lost', 'warning_closed', 'prevented')`;

/** Of each early fraud warning that a refund can still keep from becoming a dispute. */
export const OPEN_FRAUD_WARNINGS = sql`
  SELECT * FROM (${latestOf('fraud_warning')}) latest WHERE status = 'actionable'`;

/** What the provider reported of a booking, oldest first. */
export function paymentEventsOf(db: SettlementDatabase, bookingId: string) {
  return db
    .selectFrom('payment_events')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('occurred_at')
    .orderBy('event_id')
    .execute();
}
