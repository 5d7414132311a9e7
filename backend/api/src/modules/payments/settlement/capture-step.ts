import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { byLocale } from '@travesia/domain';
import { enqueue, readSaves, transition, visitorAmounts } from '../../booking/index.ts';
import { applyChange } from '../apply-change.ts';
import { findChange } from '../changes-repository.ts';
import { endAttempt, updateAttempt, type SettlementTransaction } from '../attempts-repository.ts';
import { capturedLines, noteHold, postLines } from '../ledger-lines.ts';
import { confirmedInEveryLanguage } from '../confirmed-booking.ts';
import { liveSupplierOrders } from '../supplier-orders-repository.ts';
import {
  backoffMs,
  GO_ON,
  inTransaction,
  REST,
  wait,
  type Step,
  type StepInput,
  type StepResult,
} from './context.ts';

/** The order stands: write down the intent to take the money, then take it. */
export const startCaptureStep: Step = async ({ context, booking, attempt }) => {
  const nowMs = context.now();
  await inTransaction(context, async (trx) => {
    await updateAttempt(trx, attempt.id, { state: 'capturing' }, nowMs);
    await transition(trx, booking, 'capturing', { cause: 'capturing', nowMs });
  });
  await context.interleave('capturing-committed', booking.id);
  return GO_ON;
};

/** One key per attempt: the provider takes the money once, however often it is asked. */
export const captureStep: Step = async (input) => {
  const { context, booking, attempt } = input;
  if (!attempt.providerRef) return review(input, 'nothing to capture', 'capture_refused');
  await context.interleave('before-capture', booking.id);
  const outcome = await context.methods
    .providerOf(attempt)
    .capture(attempt.providerRef, `${attempt.id}-capture`);
  await context.interleave('after-capture', booking.id);
  if (outcome.state === 'done') return confirm(input);
  if (outcome.state === 'refused') return afterRefusal(input, outcome.code);
  return retryLater(input);
};

export async function confirm(input: StepInput): Promise<StepResult> {
  const { context, booking, attempt } = input;
  const nowMs = context.now();
  const saves = await readSaves(context.db, booking.id);
  const rules = context.kinds.of(booking.kind);
  // A change keeps the rule of the booking that it changes; for what we do not buy by machine we promise nothing.
  const isFree = booking.amends === null && !rules.isEndedByHand;
  const free = isFree ? context.market(booking.market).freeCancellation : null;
  const hold = { bookingId: booking.id, attemptId: attempt.id, amount: attempt.amount };
  const confirmed = confirmedInEveryLanguage({
    booking,
    saves,
    attempt,
    paidWith: (locale) => context.methods.describe(attempt, locale),
    rules,
    supplierOrders: await liveSupplierOrders(context.db, booking.id),
    nowMs,
    amounts: await visitorAmounts(context.db, booking, context.market),
  });
  await inTransaction(context, async (trx) => {
    const shown = await withChange(input, trx, confirmed, nowMs);
    await endAttempt(trx, attempt.id, { state: 'captured', reason: null, nowMs });
    await noteHold(trx, { ...hold, isHeld: false, nowMs });
    const elsewhere = booking.order && rules.paidToSupplier?.(booking.order);
    await postLines(trx, {
      bookingId: booking.id,
      cause: `captured:${attempt.id}`,
      currency: (elsewhere ?? attempt.amount).currency,
      lines: elsewhere
        ? [{ kind: 'paid_elsewhere', amount: elsewhere.amount }]
        : capturedLines(booking, rules, saves, attempt.amount),
      nowMs,
    });
    await transition(trx, booking, 'confirmed', {
      cause: 'payment captured',
      nowMs,
      changes: {
        confirmed: JSON.stringify(shown),
        confirmed_at: new Date(nowMs),
        ...(free && { free_cancellation: JSON.stringify(free) }),
        reason: null,
      },
    });
    await enqueue(trx, { bookingId: booking.id, topic: 'mail-confirmation', runAtMs: nowMs });
  });
  return REST;
}

/** What changed another booking shows that one, as it is from now on. */
async function withChange(
  { context, booking, attempt }: StepInput,
  trx: SettlementTransaction,
  own: Record<Locale, ConfirmedBooking>,
  nowMs: number,
): Promise<Record<Locale, ConfirmedBooking>> {
  if (booking.amends === null || !booking.order) return own;
  const quoted = await findChange(trx, booking.orderId ?? '');
  const changed = await applyChange(context, trx, {
    bookingId: booking.amends,
    part: quoted?.part ?? '',
    kind: booking.kind,
    order: booking.order,
    total: attempt.amount,
    payment: {
      transactionId: attempt.transactionId,
      paidWith: (locale) => context.methods.describe(attempt, locale),
    },
    nowMs,
  });
  const { confirmed } = context.kinds.of(booking.kind).words;
  return byLocale((locale) => ({
    ...changed[locale],
    ...(confirmed && { title: confirmed[locale] }),
    worldpayTransactionData: own[locale].worldpayTransactionData,
  }));
}

/** Refused may mean that it was taken already; a ticket is never given up for it. */
async function afterRefusal(input: StepInput, code: string): Promise<StepResult> {
  const { context, attempt } = input;
  const status = await context.methods.providerOf(attempt).status(attempt.providerRef ?? '');
  if (status.state === 'known' && status.payment.state === 'captured') return confirm(input);
  if (status.state === 'unknown') return retryLater(input);
  return review(input, code, 'capture_refused');
}

async function retryLater(input: StepInput): Promise<StepResult> {
  const { context, booking, attempt } = input;
  const tries = attempt.captureTries + 1;
  const nowMs = context.now();
  const orders = await liveSupplierOrders(context.db, booking.id);
  const orderedMs = Math.max(attempt.createdAtMs, ...orders.map(({ createdAtMs }) => createdAtMs));
  const leftMs = context.times.moveGiveUpMs - (nowMs - orderedMs);
  if (leftMs <= 0) return review(input, 'no answer', null);
  await inTransaction(context, async (trx) => {
    await updateAttempt(trx, attempt.id, { capture_tries: tries }, nowMs);
    await transition(trx, booking, 'capture_retry', { cause: 'outcome of a capture is unknown', nowMs });
  });
  return wait(Math.min(backoffMs(context.times.retryMs, tries), leftMs));
}

/** `capture_refused` is a no; without a reason nobody answered, and the review goes on asking. */
async function review(
  { context, booking, attempt }: StepInput,
  code: string,
  reason: 'capture_refused' | null,
): Promise<StepResult> {
  const nowMs = context.now();
  await inTransaction(context, async (trx) => {
    await updateAttempt(trx, attempt.id, { capture_tries: 0 }, nowMs);
    await transition(trx, booking, 'manual_review', {
      cause: 'the money could not be taken',
      nowMs,
      details: { code },
      changes: { reason },
    });
  });
  context.log.error(
    { bookingId: booking.id, attemptId: attempt.id, code },
    'an order stands whose money was not taken',
  );
  return GO_ON;
}
