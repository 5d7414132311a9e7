import { isHeld, type Locale } from '@travesia/contracts';
import { isSameMoney, type Money } from '@travesia/domain';
import {
  extrasOf,
  findNamedBooking,
  isEditable,
  lockNamedBooking,
  LostRace,
  missingSteps,
  type NamedBooking,
  newBookingReference,
  ORDER_MARGIN_MS,
  orderKeyOf,
  readSaves,
  refuseUnlessEditable,
  transition,
  type Booking,
  type Saves,
} from '../booking/index.ts';
import { ApiError } from '../../errors/index.ts';
import { findAttemptByCart, findLiveAttempt, insertAttempt, type Attempt } from './attempts-repository.ts';
import { amendmentReference, findChange, isAsQuoted, lockUnchanging } from './changes-repository.ts';
import { isPricedForAges } from './priced-ages.ts';
import { paidToSupplier, type PaidToSupplier } from './paid-to-supplier.ts';
import { startVoiding } from './settlement/endings.ts';
import { inTransaction, type SettlementContext, type SettlementTransaction } from './settlement/index.ts';
import type { Drive } from './settlement/drive.ts';
import { findBooking } from '../booking/index.ts';

export interface PayRequest extends NamedBooking {
  readonly orderId: string | null;
  /** What the page shows; compared where the caller says it. */
  readonly orderKey: string | null;
  /** The proof of the press: the vault told it to the page whose card frame sent the card, and to nobody else. */
  readonly transactionId: string | null;
  readonly amount: Money;
  /** Language of the page that pays: the booking's mail and documents are in it. */
  readonly locale: Locale;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Asked again, an order that is paid or on its way answers with its payment instead of a refusal (B-32). */
  readonly mayRepeat?: boolean;
}

export type PaymentService = ReturnType<typeof createPaymentService>;

/**
 * What was paid to the supplier goes the way of every payment, with nothing to be authorised or captured; to be driven
 * after the commit.
 */
export async function startPaidToSupplier(
  trx: SettlementTransaction,
  booking: Booking,
  facts: { readonly methodData: PaidToSupplier; readonly nowMs: number },
): Promise<void> {
  if (booking.total?.amount !== 0) throw new RangeError('what is paid to us is paid in the checkout');
  const { methodData, nowMs } = facts;
  const attempt = await insertAttempt(trx, {
    bookingId: booking.id,
    provider: paidToSupplier.provider.name,
    method: paidToSupplier.name,
    methodData,
    amount: booking.total,
    payment: { providerToken: '', transactionId: '' },
    returnUrl: '',
    cancelUrl: '',
    holdLeftMs: 0,
    nowMs,
  });
  const ready = await transition(trx, booking, 'ready', { cause: 'paid to the supplier', nowMs });
  await transition(trx, ready, 'pay_started', {
    cause: 'paid to the supplier',
    nowMs,
    details: { attemptId: attempt.id },
    changes: { reference: newBookingReference() },
  });
}

/** Begins and cancels payments; everything after is the settlement's. */
export function createPaymentService(context: SettlementContext, drive: Drive) {
  /** An unpaid order gets its payment again, never a second one (B-31). */
  async function begin(request: PayRequest): Promise<Attempt> {
    const attempt = await inTransaction(context, async (trx) => {
      const booking = await lockNamedBooking(trx, request, context.now());
      if (!booking?.order) throw new ApiError('order_missing');
      if (request.orderId !== null && request.orderId !== booking.orderId)
        throw new ApiError('other_booking_open');
      if (isHeld(booking.state) && booking.state !== 'held') refuseUnlessEditable(booking);
      if (!isEditable(booking.state) && booking.state !== 'held') {
        const live = await findLiveAttempt(trx, booking.id);
        if (live && (request.mayRepeat || booking.state === 'pay_started')) return live;
        throw new ApiError(booking.state === 'confirmed' ? 'already_paid' : 'payment_in_progress');
      }
      return startAttempt(trx, booking, request);
    });
    await context.interleave('attempt-committed', attempt.bookingId);
    return attempt;
  }

  async function startAttempt(trx: SettlementTransaction, booking: Booking, request: PayRequest) {
    const nowMs = context.now();
    const saves = await readSaves(trx, booking.id);
    refuseUnlessPayable(booking, saves, request.amount, nowMs);
    const { payment } = saves;
    // A card that lies there is charged by nobody but the page that sent it with this very press (decision 26).
    if (!payment || !booking.total || request.transactionId !== payment.transactionId)
      throw new ApiError('steps_missing', { details: { missing: ['payment'] } });
    const reference =
      booking.amends === null ? newBookingReference() : await amendmentOf(trx, booking, booking.amends);
    const orderKey = orderKeyOf(booking, saves);
    if (payment.orderKey !== orderKey || (request.orderKey ?? orderKey) !== orderKey)
      throw new ApiError('other_booking_open');
    const { method } = payment;
    const attempt = await insertAttempt(trx, {
      bookingId: booking.id,
      provider: context.methods.providerOf({ method }).name,
      method,
      methodData: context.methods.dataOf(method, payment),
      amount: booking.total,
      payment,
      returnUrl: request.returnUrl,
      cancelUrl: request.cancelUrl,
      holdLeftMs: Math.max(0, (booking.holdExpiresAtMs ?? nowMs) - nowMs),
      nowMs,
    });
    await transition(trx, booking, 'pay_started', {
      cause: 'payment started',
      nowMs,
      details: { attemptId: attempt.id },
      changes: {
        reference: booking.reference ?? reference,
        reason: null,
        locale: request.locale,
      },
    });
    return attempt;
  }

  /** Nothing else may be under way with what is changed, and it has to be what was quoted. Tells the order's name. */
  async function amendmentOf(trx: SettlementTransaction, order: Booking, amended: string): Promise<string> {
    const booking = await lockUnchanging(trx, amended);
    const change = await findChange(trx, order.orderId ?? '');
    if (!booking || !change || !(await isAsQuoted(trx, booking, change))) throw new ApiError('offer_expired');
    return amendmentReference(trx, booking);
  }

  function refuseUnlessPayable(booking: Booking, saves: Saves, stated: Money, nowMs: number): void {
    const isOver =
      booking.state === 'expired' ||
      (booking.holdExpiresAtMs ?? 0) <= nowMs ||
      (booking.offerExpiresAtMs ?? 0) <= nowMs + ORDER_MARGIN_MS;
    if (isOver) throw new ApiError('order_expired');
    const missing = missingSteps(true, saves);
    if (booking.state === 'voided') missing.unshift('order');
    if (missing.length > 0 || (booking.state !== 'ready' && booking.state !== 'held')) {
      throw new ApiError('steps_missing', { details: { missing } });
    }
    if (!isPricedForAges(context.kinds, booking, saves)) throw new ApiError('ages_not_priced');
    const { total } = booking;
    if (!total || !isSameMoney(total, stated)) {
      throw new ApiError('price_changed', {
        details: {
          previous: { total: stated },
          current: { total, priceLines: linesOf(booking, saves) },
        },
      });
    }
  }

  function linesOf(booking: Booking, saves: Saves) {
    if (!booking.order) return [];
    return context.kinds.of(booking.kind).priceLines(booking.order, extrasOf(booking, saves), booking.locale);
  }

  return {
    async pay(request: PayRequest): Promise<Attempt> {
      // Its price may have changed since, and its supplier may have ended it: asked before anything is charged.
      const named = await findNamedBooking(context.db, request);
      if (named?.state === 'held') await drive(named.id);
      const attempt = await begin(request);
      await drive(attempt.bookingId);
      return attempt;
    },

    /** The traveller turned back at the challenge. Too late is harmless: what is authorised already goes its way. */
    async cancel(cartId: string): Promise<void> {
      const attempt = await findAttemptByCart(context.db, cartId);
      if (!attempt?.live) return;
      await drive(attempt.bookingId);
      const booking = await findBooking(context.db, attempt.bookingId);
      const present = await findLiveAttempt(context.db, attempt.bookingId);
      if (booking?.state !== 'pay_started' || present?.id !== attempt.id) return;
      try {
        await startVoiding({ context, booking, attempt: present }, 'traveller_cancelled');
      } catch (fault) {
        // The bank's yes came first: the payment goes its way, and the next page tells how it ended.
        if (!(fault instanceof LostRace)) throw fault;
      }
      await drive(attempt.bookingId);
    },
  };
}
