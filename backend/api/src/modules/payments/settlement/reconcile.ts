import { enqueue, findBooking, isInFlight } from '../../booking/index.ts';
import { findAttemptOfPayment, updateAttempt, type Attempt } from '../attempts-repository.ts';
import { CLOCKS_DIFFER_MS, type PaymentProvider, type ProviderPayment } from '../ports.ts';
import {
  dueRefundCheckIds,
  isCancellationMoving,
  silentCancellationIds,
} from '../cancellations-repository.ts';
import { assignPaymentEvents } from '../payment-events.ts';
import { absentOrders, markGhost, supplierOrdersOf } from '../supplier-orders-repository.ts';
import {
  markRestoresCompared,
  refundedInLedger,
  restoredFromMs,
  type UnknownPayment,
} from '../unknown-payments.ts';
import { openReviewIds } from './bookings-repository.ts';
import { inTransaction, type SettlementContext } from './context.ts';
import type { Drive } from './drive.ts';
import { partNamed } from './parts.ts';

const LOOK_BACK_MS = 2 * 3_600_000;
/** A payment this young may still be in the hands of the request that made it. */
const SETTLING_MS = 2 * 60_000;
/** An order that was given up may still turn up at a slow supplier. */
const GHOST_WATCH_MS = 24 * 3_600_000;

/** As long as a provider holds money. */
const REVIEW_WATCH_MS = 7 * 24 * 3_600_000;

export interface Discrepancy {
  readonly kind:
    | 'money_held_without_booking'
    | 'money_taken_without_order'
    | 'charged_less_or_more'
    | 'order_without_payment';
  readonly bookingId: string | null;
  readonly reference: string;
}

/** Compares the ledger with what provider and supplier say; repairs what is safe, tells of the rest. */
export async function reconcile(
  context: SettlementContext,
  drive: Drive,
  onUnknown: (found: readonly UnknownPayment[]) => Promise<void>,
): Promise<Discrepancy[]> {
  await resumeReviews(context, drive);
  await assignPaymentEvents(context.db);
  const { found: held, unknown } = await reconcilePayments(context);
  await onUnknown(unknown);
  const ghosts = await reconcileOrders(context);
  for (const discrepancy of [...held, ...ghosts]) {
    context.log.error({ ...discrepancy }, 'the ledgers differ');
  }
  return [...held, ...ghosts];
}

/** Bookings that wait for a person because nobody answered, and refunds that may have come back: asked again. */
async function resumeReviews(context: SettlementContext, drive: Drive): Promise<void> {
  const open = await openReviewIds(context.db, context.now() - REVIEW_WATCH_MS);
  const silent = await silentCancellationIds(context.db);
  const checked = await dueRefundCheckIds(context.db, context.now());
  for (const id of [...open, ...silent, ...checked]) {
    try {
      await drive(id);
    } catch (fault) {
      context.log.error({ bookingId: id, err: fault }, 'a review could not be looked at');
    }
  }
}

interface Compared {
  readonly found: Discrepancy[];
  readonly unknown: UnknownPayment[];
}

/** The last two hours; after a restore all that happened since its backup, two hours at a time. */
async function reconcilePayments(context: SettlementContext): Promise<Compared> {
  const compared: Compared = { found: [], unknown: [] };
  const nowMs = context.now();
  const restoredMs = await restoredFromMs(context.db);
  let isWhole = true;
  for (const provider of context.methods.providers) {
    const fromMs = Math.min(restoredMs ?? Infinity, nowMs) - LOOK_BACK_MS;
    for (let sinceMs = fromMs; sinceMs < nowMs; sinceMs += LOOK_BACK_MS) {
      const list = await provider.listBetween(sinceMs, sinceMs + LOOK_BACK_MS + CLOCKS_DIFFER_MS);
      if (list.state === 'unknown') {
        isWhole = false;
        break;
      }
      for (const payment of list.payments) {
        if (nowMs - payment.createdAtMs < SETTLING_MS) continue;
        await comparePayment(context, provider, payment, { compared, isRestored: restoredMs !== null });
      }
    }
  }
  // Later, for a payment made just before the restore is looked at only when it has settled.
  if (restoredMs !== null && isWhole)
    await markRestoresCompared(context.db, { restoredBeforeMs: nowMs - SETTLING_MS, nowMs });
  return compared;
}

async function comparePayment(
  context: SettlementContext,
  provider: PaymentProvider,
  payment: ProviderPayment,
  { compared, isRestored }: { readonly compared: Compared; readonly isRestored: boolean },
): Promise<void> {
  const attempt = await findAttemptOfPayment(context.db, payment);
  if (attempt) {
    const discrepancy = await compareAttempt(context, provider, payment, attempt);
    if (discrepancy) compared.found.push(discrepancy);
    if (isRestored && (await isRefundUnknown(context, payment, attempt)))
      compared.unknown.push({ provider: provider.name, payment, state: 'refunded' });
    return;
  }
  // A payment that another installation made in the same account is not ours to look at.
  if (!payment.isOfThisSite || (payment.state !== 'authorised' && payment.state !== 'captured')) return;
  compared.unknown.push({ provider: provider.name, payment, state: payment.state });
}

/** The provider gave money back, and nothing here says why: the cancellation came after the backup. */
async function isRefundUnknown(
  { db }: SettlementContext,
  { refunded }: ProviderPayment,
  { bookingId }: Attempt,
): Promise<boolean> {
  if (refunded.amount === 0 || (await isCancellationMoving(db, bookingId))) return false;
  return refunded.amount > (await refundedInLedger(db, bookingId));
}

async function compareAttempt(
  context: SettlementContext,
  provider: PaymentProvider,
  payment: ProviderPayment,
  attempt: Attempt,
): Promise<Discrepancy | null> {
  const isHeld = payment.state === 'authorised' || payment.state === 'challenge' || payment.state === 'open';
  const booking = await findBooking(context.db, attempt.bookingId);
  if (!attempt.providerRef) {
    await updateAttempt(context.db, attempt.id, { provider_ref: payment.providerRef }, context.now());
  }
  if (booking && isInFlight(booking.state) && attempt.live) {
    await inTransaction(context, (trx) =>
      enqueue(trx, { bookingId: booking.id, topic: 'drive-booking', runAtMs: context.now() }),
    );
    return null;
  }
  const facts = { bookingId: attempt.bookingId, reference: payment.providerRef };
  if (payment.state === 'authorised' && !attempt.live) {
    const outcome = await provider.void(payment.providerRef, `${attempt.id}-void`);
    return outcome.state === 'done' ? null : { kind: 'money_held_without_booking', ...facts };
  }
  const isGivenBack = payment.refunded.amount >= payment.amount.amount;
  if (payment.state === 'captured' && booking?.state !== 'confirmed' && !isGivenBack) {
    return { kind: 'money_taken_without_order', ...facts };
  }
  if (payment.state === 'captured' && payment.amount.amount !== attempt.amount.amount) {
    return { kind: 'charged_less_or_more', ...facts };
  }
  if (isHeld && booking?.state === 'confirmed' && attempt.state === 'captured') {
    return { kind: 'charged_less_or_more', ...facts };
  }
  return null;
}

/** Orders that were given up after the supplier kept silent: one that turns up late is cancelled, for nobody paid it. */
async function reconcileOrders(context: SettlementContext): Promise<Discrepancy[]> {
  const nowMs = context.now();
  const found: Discrepancy[] = [];
  for (const order of await absentOrders(context.db, nowMs - GHOST_WATCH_MS)) {
    const desk = await deskOf(context, order.bookingId, order.part);
    if (!desk) continue;
    const answer = await desk.find(order);
    // What the supplier has not named yet cannot be cancelled yet.
    if ((answer.state !== 'found' && answer.state !== 'pending') || answer.supplierRef === null) continue;
    // What a later try placed is no ghost: of a change, supplier and we know only one.
    const { supplierRef } = answer;
    const known = await supplierOrdersOf(context.db, order.bookingId);
    if (known.some((each) => each.id !== order.id && each.supplierRef === supplierRef)) continue;
    const cancelled = await desk.cancel(answer.supplierRef);
    const noted = await markGhost(context.db, order.id, {
      state: cancelled.state === 'done' ? 'cancelled' : 'unknown',
      supplierRef: answer.supplierRef,
      nowMs,
    });
    if (noted && cancelled.state !== 'done') {
      found.push({ kind: 'order_without_payment', bookingId: order.bookingId, reference: order.reference });
    }
  }
  return found;
}

async function deskOf(context: SettlementContext, bookingId: string, part: string) {
  const booking = await findBooking(context.db, bookingId);
  return booking && partNamed(context, booking, part)?.desk;
}
