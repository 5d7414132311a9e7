import {
  BookingAccessSchema,
  BookingProgressReplySchema,
  CancellationConfirmSchema,
  CancellationQuoteReplySchema,
  CancellationQuoteRequestSchema,
  ChangeConfirmedReplySchema,
  ChangeConfirmSchema,
  ChangeOffersReplySchema,
  ChangeOffersRequestSchema,
  ChangeQuoteReplySchema,
  ChangeQuoteRequestSchema,
  CodeSentReplySchema,
  ItinerarySharedReplySchema,
  ItineraryShareSchema,
  OwnerConfirmedReplySchema,
  OwnerConfirmSchema,
  TripChangeAnswerSchema,
  TripChangeReplySchema,
  type BookingAccess,
  type Locale,
} from '@travesia/contracts';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/index.ts';
import type { Router } from '../../http/router.ts';
import type { Booking } from '../booking/index.ts';
import type { PaymentsModule } from '../payments/index.ts';

/** A booking that somebody may read; `mayAct` is false for whoever has no more than the link of a mail. */
export interface OpenedBooking {
  readonly booking: Booking;
  readonly mayAct: boolean;
}

/** By this browser, by reference and e-mail, or by a mail's link. Throws where there is none. */
export type OpenBooking = (
  request: FastifyRequest,
  access: BookingAccess,
  locale: Locale,
) => Promise<OpenedBooking>;

const TAG = 'after booking';
export const ACCESS_ERRORS = [
  'booking_not_found',
  'session_missing',
  'agent_mismatch',
  'link_expired',
] as const;
/** Suppliers and provider are asked in turn. */
const CANCEL_TIMEOUT_MS = 60_000;

/** What happens to a booking after it is confirmed: reading is open to its owner, giving it up asks for a code (M-01). */
export function afterBookingRoutes(
  router: Router,
  openBooking: OpenBooking,
  after: PaymentsModule['afterBooking'],
  changes: PaymentsModule['scheduleChanges'],
): void {
  const open = async (...of: Parameters<OpenBooking>) => (await openBooking(...of)).booking;
  /** For what binds the traveller and asks for no code of its own: a forwarded link is for reading. */
  async function openToAct(...of: Parameters<OpenBooking>): Promise<Booking> {
    const { booking, mayAct } = await openBooking(...of);
    if (!mayAct) throw new ApiError('confirmation_needed');
    return booking;
  }
  const progressOf = async ({ booking, mayAct }: OpenedBooking) => ({
    ...(await after.progress(booking)),
    mayAct,
  });

  router.route({
    method: 'POST',
    url: '/booking/link/confirm',
    summary: 'For a code from its mailbox, a link that may also act for the booking (M-01)',
    tag: TAG,
    body: OwnerConfirmSchema,
    replies: { 200: OwnerConfirmedReplySchema },
    errors: [...ACCESS_ERRORS, 'code_wrong'],
    limit: 'payment',
    handler: async ({ body, locale, request }) => ({
      body: { data: await after.becomeOwner(await open(request, body, locale), body.code) },
    }),
  });
  router.route({
    method: 'POST',
    url: '/booking/progress',
    summary: 'Every step of a booking with its time, and whether it can be cancelled (M-02)',
    tag: TAG,
    body: BookingAccessSchema,
    replies: { 200: BookingProgressReplySchema },
    errors: [...ACCESS_ERRORS],
    limit: 'read',
    deadlineMs: CANCEL_TIMEOUT_MS,
    handler: async ({ body, locale, request }) => ({
      body: { data: await progressOf(await openBooking(request, body, locale)) },
    }),
  });

  router.route({
    method: 'POST',
    url: '/booking/trip-change',
    summary: 'What the airline has changed and the traveller has not accepted; null where nothing is (M-08)',
    tag: TAG,
    body: BookingAccessSchema,
    replies: { 200: TripChangeReplySchema },
    errors: [...ACCESS_ERRORS],
    limit: 'read',
    handler: async ({ body, locale, request }) => ({
      body: { data: await changes.view(await open(request, body, locale), locale) },
    }),
  });

  router.route({
    method: 'POST',
    url: '/booking/trip-change/answer',
    summary: 'Accepts the change at the airline, or asks the desk for another flight; no money moves (M-08)',
    tag: TAG,
    body: TripChangeAnswerSchema,
    replies: { 200: TripChangeReplySchema },
    errors: [...ACCESS_ERRORS, 'confirmation_needed', 'not_found', 'change_in_progress'],
    limit: 'payment',
    deadlineMs: CANCEL_TIMEOUT_MS,
    handler: async ({ body, locale, request }) => {
      const booking = await openToAct(request, body, locale);
      const { changeId, answer } = body;
      return { body: { data: await changes.answer(booking, { changeId, answer, locale }) } };
    },
  });

  router.route({
    method: 'POST',
    url: '/booking/cancellation/quote',
    summary: 'What comes back if it is cancelled now; nothing is changed (M-03)',
    tag: TAG,
    body: CancellationQuoteRequestSchema,
    replies: { 200: CancellationQuoteReplySchema },
    errors: [
      ...ACCESS_ERRORS,
      'cancellation_refused',
      'cancellation_in_progress',
      'change_in_progress',
      'supplier_failed',
    ],
    limit: 'payment',
    deadlineMs: CANCEL_TIMEOUT_MS,
    handler: async ({ body, locale, request }) => ({
      body: { data: await after.quote(await open(request, body, locale), body.part, locale) },
    }),
  });

  router.route({
    method: 'POST',
    url: '/booking/cancellation/code',
    summary: 'Mails a one-time code to the address of the booking (M-01)',
    tag: TAG,
    body: BookingAccessSchema,
    replies: { 200: CodeSentReplySchema },
    errors: [...ACCESS_ERRORS, 'cancellation_refused', 'unavailable'],
    limit: 'payment',
    handler: async ({ body, locale, request }) => ({
      body: {
        data: await after.sendCode(await open(request, body, locale), { locale, address: request.ip }),
      },
    }),
  });

  router.route({
    method: 'POST',
    url: '/booking/cancellation/confirm',
    summary: 'Cancels as quoted, once, however often it is sent (M-03)',
    tag: TAG,
    body: CancellationConfirmSchema,
    replies: { 200: BookingProgressReplySchema },
    errors: [
      ...ACCESS_ERRORS,
      'quote_expired',
      'code_wrong',
      'cancellation_in_progress',
      'change_in_progress',
    ],
    limit: 'payment',
    deadlineMs: CANCEL_TIMEOUT_MS,
    handler: async ({ body, locale, request }) => {
      const opened = await openBooking(request, body, locale);
      await after.confirm(opened.booking, { quoteId: body.quoteId, code: body.code, locale });
      return { body: { data: await progressOf(opened) } };
    },
  });

  router.route({
    method: 'POST',
    url: '/booking/itinerary/share',
    summary: 'Mails the itinerary without prices to somebody who travels along (M-10)',
    tag: TAG,
    body: ItineraryShareSchema,
    replies: { 202: ItinerarySharedReplySchema },
    errors: [...ACCESS_ERRORS, 'confirmation_needed', 'too_many_requests', 'unavailable'],
    limit: 'read',
    handler: async ({ body, locale, request }) => {
      const booking = await openToAct(request, body, locale);
      await after.shareItinerary(booking, { to: body.to, locale, address: request.ip });
      return { status: 202, body: { data: { sentTo: body.to } } };
    },
  });

  const CHANGE_ERRORS = [...ACCESS_ERRORS, 'change_refused', 'change_in_progress', 'offer_expired'] as const;

  router.route({
    method: 'POST',
    url: '/booking/change/offers',
    summary: 'Other flights of the airline on another day, each with penalty and difference (M-05)',
    tag: TAG,
    body: ChangeOffersRequestSchema,
    replies: { 200: ChangeOffersReplySchema },
    errors: [...CHANGE_ERRORS, 'supplier_failed'],
    limit: 'search',
    deadlineMs: CANCEL_TIMEOUT_MS,
    handler: async ({ body, locale, request }) => ({
      body: {
        data: { offers: await after.changes.offers(await open(request, body, locale), body, locale) },
      },
    }),
  });

  router.route({
    method: 'POST',
    url: '/booking/change/quote',
    summary: 'What one of them costs now; nothing is changed (M-05)',
    tag: TAG,
    body: ChangeQuoteRequestSchema,
    replies: { 200: ChangeQuoteReplySchema },
    errors: [...CHANGE_ERRORS, 'supplier_failed'],
    limit: 'search',
    deadlineMs: CANCEL_TIMEOUT_MS,
    handler: async ({ body, locale, request }) => ({
      body: { data: await after.changes.quote(await open(request, body, locale), body, locale) },
    }),
  });

  router.route({
    method: 'POST',
    url: '/booking/change/confirm',
    summary: 'Changes as quoted, once, or says which order has to be paid first (M-05)',
    tag: TAG,
    body: ChangeConfirmSchema,
    replies: { 200: ChangeConfirmedReplySchema },
    errors: [...CHANGE_ERRORS, 'code_wrong', 'cancellation_in_progress'],
    limit: 'payment',
    deadlineMs: CANCEL_TIMEOUT_MS,
    handler: async ({ body, locale, request }) => {
      const opened = await openBooking(request, body, locale);
      const { changeId, code } = body;
      const payment = await after.changes.confirm(opened.booking, { changeId, code, locale });
      return { body: { data: { progress: await progressOf(opened), payment } } };
    },
  });
}
