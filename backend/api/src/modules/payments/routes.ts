import {
  CardSuccessSchema,
  CartStatusReplySchema,
  CartStatusRequestSchema,
  GiveUpHoldSchema,
  HoldTripReplySchema,
  HoldTripSchema,
  IdSchema,
  PaymentDirectionReplySchema,
  PaymentDirectionSchema,
  PaymentOutcomeReplySchema,
  ProviderStatusSchema,
  type CardSuccess,
  type Locale,
} from '@travesia/contracts';
import { CHARGE_CURRENCY } from '@travesia/domain';
import * as v from 'valibot';
import { ApiError } from '../../errors/index.ts';
import type { Router } from '../../http/router.ts';
import { findBooking, type Booking } from '../booking/index.ts';
import { findAttemptByCart, type Attempt } from './attempts-repository.ts';
import type { createHolds } from './holds.ts';
import type { createNotifications } from './notifications.ts';
import type { KnownBooking } from './known-booking.ts';
import { outcomeOf } from './payment-outcome.ts';
import type { PaymentService } from './payment-service.ts';
import type { PaymentIntake } from './ports.ts';
import { checkOwnAddress, goAddress, withCart } from './return-addresses.ts';
import { explainReview } from './review-words.ts';
import { supplierOrdersOf } from './supplier-orders-repository.ts';
import type { Drive, SettlementContext } from './settlement/index.ts';

const TAG = 'payment';
/** Paying asks provider and supplier in turn; the traveller is told "we are checking" long before. */
const PAY_TIMEOUT_MS = 60_000;
const CartQuerySchema = v.object({ cartId: IdSchema });

export interface PaymentRouteParts {
  readonly context: SettlementContext;
  readonly knownBooking: KnownBooking;
  readonly drive: Drive;
  readonly payments: PaymentService;
  readonly holds: Pick<ReturnType<typeof createHolds>, 'hold' | 'giveUp'>;
  readonly intake: PaymentIntake;
  readonly notify: ReturnType<typeof createNotifications>;
  readonly siteOrigin: string;
}

function namedIn(
  body: Pick<CardSuccess, 'bookingId' | 'orderId' | 'flightOfferId' | 'orderKey' | 'transactionId'>,
  { sessionId }: { readonly sessionId: string },
) {
  return {
    sessionId,
    bookingId: body.bookingId,
    orderId: body.orderId ?? body.flightOfferId ?? null,
    orderKey: body.orderKey ?? null,
    transactionId: body.transactionId ?? null,
  };
}

interface Found {
  readonly attempt: Attempt;
  readonly booking: Booking;
}

export function paymentRoutes(router: Router, parts: PaymentRouteParts): void {
  const { context, knownBooking, drive, payments, holds, intake, notify, siteOrigin } = parts;

  async function findCart(cartId: string): Promise<Found | null> {
    const attempt = await findAttemptByCart(context.db, cartId);
    const booking = attempt && (await findBooking(context.db, attempt.bookingId));
    return attempt && booking ? { attempt, booking } : null;
  }

  /** After a drive the rows are read again: it may have moved them. */
  async function settled(cartId: string): Promise<Found> {
    const before = await findCart(cartId);
    if (!before) throw new ApiError('not_found');
    await drive(before.booking.id);
    return (await findCart(cartId)) ?? before;
  }

  /** A supplier took the order in and answers later: what is pending is its word, not the payment (T-07). */
  async function awaitsSupplier({ booking }: Found): Promise<boolean> {
    const orders = await supplierOrdersOf(context.db, booking.id);
    return orders.some(({ state }) => state === 'pending');
  }

  /** The bank's page of a payment, as long as the bank waits for the traveller there. */
  const challengeUrlOf = ({ attempt }: Pick<Found, 'attempt'>): string | null =>
    attempt.live && attempt.state === 'challenge' ? attempt.challengeUrl : null;

  async function reply(found: Found, locale: Locale) {
    const { attempt, booking } = found;
    const outcome = outcomeOf(booking, attempt);
    if (outcome.kind === 'ended') {
      const { code, declineReason } = outcome;
      throw new ApiError(code, declineReason ? { details: { declineReason } } : {});
    }
    const isConfirmed = outcome.kind === 'confirmed';
    return {
      status: isConfirmed ? 200 : 202,
      body: {
        data: {
          paymentStatus: isConfirmed ? 'confirmed' : 'pending',
          booking: isConfirmed ? await knownBooking(booking, locale) : null,
          referenceId: booking.reference,
          cartId: attempt.cartId,
          summaryPath: context.kinds.of(booking.kind).summaryPath,
          explanation: booking.state === 'manual_review' ? await explainReview(context, found, locale) : null,
          awaitsSupplier: !isConfirmed && (await awaitsSupplier(found)),
          awaitsBank: !isConfirmed && challengeUrlOf(found) !== null,
        },
      },
    };
  }

  function amountOf(body: { readonly amount: number; readonly currency: string }) {
    if (body.currency !== CHARGE_CURRENCY) {
      throw new ApiError('invalid_request', { fields: [{ path: 'currency', code: 'currency_invalid' }] });
    }
    return { amount: body.amount, currency: body.currency };
  }

  context.methods.routes(router, intake);

  router.sessionRoute({
    method: 'POST',
    url: '/user/session/payment-direction',
    summary: 'Begins the payment; an unpaid order gets the same cart again (B-31)',
    tag: TAG,
    body: PaymentDirectionSchema,
    replies: { 200: PaymentDirectionReplySchema },
    errors: [
      'order_missing',
      'other_booking_open',
      'order_elsewhere',
      'steps_missing',
      'price_changed',
      'order_expired',
      'offer_expired',
      'cancellation_in_progress',
      'change_in_progress',
      'already_paid',
      'payment_in_progress',
    ],
    limit: 'payment',
    idempotency: 'own-key',
    deadlineMs: PAY_TIMEOUT_MS,
    handler: async ({ body, session, locale }) => {
      const attempt = await payments.pay({
        ...namedIn(body, session),
        locale,
        amount: amountOf(body),
        returnUrl: checkOwnAddress(body.returnUrl, siteOrigin, 'returnUrl'),
        cancelUrl: checkOwnAddress(body.cancelUrl, siteOrigin, 'cancelUrl'),
      });
      return { body: { data: { worldpayTransactionUrl: goAddress(siteOrigin, attempt.cartId) } } };
    },
  });

  router.sessionRoute({
    method: 'POST',
    url: '/user/session/card/success',
    summary: 'Charges the tokenised card; once paid the same booking is answered (B-32)',
    tag: TAG,
    body: CardSuccessSchema,
    replies: { 200: PaymentOutcomeReplySchema, 202: PaymentOutcomeReplySchema },
    errors: [
      'order_missing',
      'other_booking_open',
      'order_elsewhere',
      'steps_missing',
      'price_changed',
      'order_expired',
      'offer_expired',
      'cancellation_in_progress',
      'change_in_progress',
      'payment_declined',
      'booking_failed',
      'services_gone',
      'document_refused',
    ],
    limit: 'payment',
    idempotency: 'own-key',
    deadlineMs: PAY_TIMEOUT_MS,
    handler: async ({ body, session, locale }) => {
      const waiting = `${siteOrigin}/${locale}/booking/authenticate/waiting`;
      const attempt = await payments.pay({
        ...namedIn(body, session),
        locale,
        amount: amountOf(body),
        returnUrl: checkOwnAddress(body.returnUrl ?? waiting, siteOrigin, 'returnUrl'),
        cancelUrl: checkOwnAddress(body.cancelUrl ?? waiting, siteOrigin, 'cancelUrl'),
        mayRepeat: true,
      });
      return reply(await settled(attempt.cartId), locale);
    },
  });

  router.sessionRoute({
    method: 'POST',
    url: '/user/session/hold',
    summary:
      'Its supplier keeps the order of this tab unpaid for a time; pressed again it is the same hold (Q-12)',
    tag: TAG,
    body: HoldTripSchema,
    replies: { 200: HoldTripReplySchema },
    errors: [
      'order_missing',
      'other_booking_open',
      'order_elsewhere',
      'steps_missing',
      'order_expired',
      'ages_not_priced',
      'change_refused',
      'already_paid',
      'payment_in_progress',
    ],
    limit: 'payment',
    idempotency: 'off',
    deadlineMs: PAY_TIMEOUT_MS,
    handler: async ({ body: { bookingId, orderKey, amount }, session: { sessionId }, locale }) => ({
      body: { data: { state: await holds.hold({ sessionId, bookingId, orderKey, amount, locale }) } },
    }),
  });

  router.sessionRoute({
    method: 'POST',
    url: '/user/session/give-up-hold',
    summary: 'Gives the kept place back; nothing was charged (Q-12)',
    tag: TAG,
    body: GiveUpHoldSchema,
    replies: { 200: HoldTripReplySchema },
    errors: ['order_missing', 'other_booking_open', 'order_elsewhere', 'already_paid', 'payment_in_progress'],
    limit: 'payment',
    idempotency: 'off',
    deadlineMs: PAY_TIMEOUT_MS,
    handler: async ({ body: { bookingId }, session: { sessionId } }) => ({
      body: { data: { state: await holds.giveUp({ sessionId, bookingId }) } },
    }),
  });

  router.sessionRoute({
    method: 'POST',
    url: '/user/session/provider/status',
    summary: 'Where the payment stands; the server asks the provider and trusts only the cart id (B-33)',
    tag: TAG,
    body: ProviderStatusSchema,
    replies: { 200: PaymentOutcomeReplySchema, 202: PaymentOutcomeReplySchema },
    errors: [
      'not_found',
      'payment_declined',
      'payment_cancelled',
      'booking_failed',
      'services_gone',
      'document_refused',
      'order_expired',
    ],
    limit: 'session',
    idempotency: 'off',
    deadlineMs: PAY_TIMEOUT_MS,
    handler: async ({ body, session, locale }) => {
      const found = await settled(body.worldpayResponseData.cartId);
      // A cart of another session is as unknown as one that never was.
      if (found.booking.sessionId !== session.sessionId) throw new ApiError('not_found');
      return reply(found, locale);
    },
  });

  router.route({
    method: 'POST',
    url: '/payments/cart-status',
    summary: 'Paid, checking or not paid, for a browser without the session; nothing personal (P-42)',
    tag: TAG,
    body: CartStatusRequestSchema,
    replies: { 200: CartStatusReplySchema },
    errors: ['not_found'],
    limit: 'session',
    handler: async ({ body }) => {
      const { attempt, booking } = await settled(body.cartId);
      const { kind } = outcomeOf(booking, attempt);
      const status = kind === 'confirmed' ? 'paid' : kind === 'pending' ? 'checking' : 'not-paid';
      return { body: { data: { status } } };
    },
  });

  router.route({
    method: 'GET',
    url: '/payments/go',
    summary: "To the provider's page, or straight to waiting where no challenge is needed (S-33)",
    tag: TAG,
    query: CartQuerySchema,
    replies: {},
    errors: ['not_found'],
    limit: 'session',
    handler: async ({ query, reply: answer }) => {
      const found = await findCart(query.cartId);
      if (!found) throw new ApiError('not_found');
      const { attempt } = found;
      return answer.redirect(challengeUrlOf(found) ?? withCart(attempt.returnUrl, attempt.cartId), 303);
    },
  });

  router.openRoute({
    method: ['GET', 'POST'],
    url: '/payments/return/:cartId',
    summary: "The provider's return, with or without cookies; success in an address is never proof (P-42)",
    tag: TAG,
    limit: 'session',
    handler: async ({ request, reply: answer }) => {
      const { cartId } = request.params as { cartId: string };
      const found = v.is(IdSchema, cartId) ? await findCart(cartId) : null;
      return answer.redirect(found ? withCart(found.attempt.returnUrl, cartId) : `${siteOrigin}/`, 303);
    },
  });

  router.openRoute({
    method: ['GET', 'POST'],
    url: '/payments/cancel/:cartId',
    summary: 'The traveller turned back at the challenge (S-35)',
    tag: TAG,
    limit: 'payment',
    handler: async ({ request, reply: answer }) => {
      const { cartId } = request.params as { cartId: string };
      const found = v.is(IdSchema, cartId) ? await findCart(cartId) : null;
      if (!found) return answer.redirect(`${siteOrigin}/`, 303);
      await payments.cancel(cartId);
      return answer.redirect(withCart(found.attempt.cancelUrl, cartId), 303);
    },
  });

  router.openRoute({
    method: 'POST',
    url: '/payment/notifications',
    summary: "The provider's messages, signed, each applied once (B-34)",
    tag: TAG,
    limit: 'notification',
    handler: async ({ rawBody, request }) => {
      await notify(rawBody, request.headers);
      return { body: { data: { received: true } } };
    },
  });
}
