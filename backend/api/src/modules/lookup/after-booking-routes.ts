import {
  BookingAccessSchema,
  BookingProgressReplySchema,
  BookingReplySchema,
  CancellationConfirmSchema,
  CancellationQuoteReplySchema,
  CancellationQuoteRequestSchema,
  ChangeConfirmedReplySchema,
  ChangeConfirmSchema,
  ChangeOffersReplySchema,
  ChangeOffersRequestSchema,
  ChangeQuoteReplySchema,
  ChangeQuoteRequestSchema,
  CodeRequestSchema,
  CodeSentReplySchema,
  DataRequestSchema,
  HeldLinkReplySchema,
  ItinerarySharedReplySchema,
  ContactCorrectionSchema,
  InvoiceRequestSchema,
  ItineraryShareSchema,
  NameCorrectionSchema,
  OwnerConfirmedReplySchema,
  OwnerConfirmSchema,
  ServiceOffersReplySchema,
  ServicesQuoteReplySchema,
  ServicesQuoteRequestSchema,
  TripChangeAnswerSchema,
  TripChangeReplySchema,
} from '@travesia/contracts';
import type { Booking } from '../booking/index.ts';
import type { PaymentsModule } from '../payments/index.ts';
import type { DataRequests } from '../privacy/index.ts';
import type { AddBookingRoute, OpenedBooking, ReadBooking } from './booking-route.ts';

const CHANGE_ERRORS = ['change_refused', 'change_in_progress', 'offer_expired'] as const;

/** What happens to a booking after it is confirmed: reading is open to its owner, giving it up asks for a code (M-01). */
export function afterBookingRoutes(
  { bookingRoute, read }: { readonly bookingRoute: AddBookingRoute; readonly read: ReadBooking },
  {
    after,
    changes,
    holds,
    dataRequests,
  }: {
    readonly after: PaymentsModule['afterBooking'];
    readonly changes: PaymentsModule['scheduleChanges'];
    readonly holds: PaymentsModule['holds'];
    readonly dataRequests: Pick<DataRequests, 'ofBooking' | 'ask'>;
  },
): void {
  const progressOf = async (booking: Booking, { mayAct }: Pick<OpenedBooking, 'mayAct'>) => ({
    ...(await after.progress(booking)),
    dataRequests: mayAct ? await dataRequests.ofBooking(booking.id) : [],
    mayAct,
  });

  bookingRoute('/booking/held-link', {
    summary: 'Mails the link of a held trip again, to its own mailbox (Q-12)',
    body: BookingAccessSchema,
    reply: HeldLinkReplySchema,
    errors: ['unavailable'],
    limit: 'read',
    answer: async (booking, { address }) => ({ sentTo: await holds.sendLink(booking, address) }),
  });
  bookingRoute('/booking/link/confirm', {
    summary: 'For a code from its mailbox, a link that may also act for the booking (M-01)',
    body: OwnerConfirmSchema,
    reply: OwnerConfirmedReplySchema,
    errors: ['code_wrong'],
    limit: 'payment',
    answer: (booking, { body }) => after.becomeOwner(booking, body.code),
  });

  bookingRoute('/booking/progress', {
    summary: 'Every step of a booking with its time, and whether it can be cancelled (M-02)',
    body: BookingAccessSchema,
    reply: BookingProgressReplySchema,
    limit: 'read',
    isSlow: true,
    answer: progressOf,
  });

  bookingRoute('/booking/trip-change', {
    summary: 'What the airline has changed and the traveller has not accepted; null where nothing is (M-08)',
    body: BookingAccessSchema,
    reply: TripChangeReplySchema,
    limit: 'read',
    answer: (booking, { locale }) => changes.view(booking, locale),
  });

  bookingRoute('/booking/trip-change/answer', {
    summary: 'Accepts the change at the airline, or asks the desk for another flight; no money moves (M-08)',
    body: TripChangeAnswerSchema,
    reply: TripChangeReplySchema,
    errors: ['not_found', 'change_in_progress'],
    limit: 'payment',
    isSlow: true,
    needsOwner: true,
    answer: (booking, { body: { changeId, answer }, locale }) =>
      changes.answer(booking, { changeId, answer, locale }),
  });

  bookingRoute('/booking/cancellation/quote', {
    summary: 'What comes back if it is cancelled now; nothing is changed (M-03)',
    body: CancellationQuoteRequestSchema,
    reply: CancellationQuoteReplySchema,
    errors: ['cancellation_refused', 'cancellation_in_progress', 'change_in_progress', 'supplier_failed'],
    limit: 'payment',
    isSlow: true,
    answer: (booking, { body, locale }) => after.quote(booking, body.part, locale),
  });

  bookingRoute('/booking/cancellation/code', {
    summary: 'Mails a one-time code to the address of the booking (M-01)',
    body: CodeRequestSchema,
    reply: CodeSentReplySchema,
    errors: ['cancellation_refused', 'unavailable'],
    limit: 'payment',
    answer: (booking, { body, locale, address }) =>
      after.sendCode(booking, { locale, address, purpose: body.purpose }),
  });

  bookingRoute('/booking/cancellation/confirm', {
    summary: 'Cancels as quoted, once, however often it is sent (M-03)',
    body: CancellationConfirmSchema,
    reply: BookingProgressReplySchema,
    errors: ['quote_expired', 'code_wrong', 'cancellation_in_progress', 'change_in_progress'],
    limit: 'payment',
    isSlow: true,
    async answer(booking, asked) {
      const { quoteId, code } = asked.body;
      await after.confirm(booking, { quoteId, code, locale: asked.locale });
      return progressOf(booking, asked);
    },
  });

  bookingRoute('/booking/contact/change', {
    summary: 'Corrects where we write to; the old and the new address are told (M-07)',
    body: ContactCorrectionSchema,
    reply: BookingReplySchema,
    errors: ['code_wrong'],
    limit: 'payment',
    async answer(booking, { body, locale }) {
      await after.corrections.changeContact(booking, body, locale);
      return read(booking.id, locale);
    },
  });

  bookingRoute('/booking/name/correct', {
    summary: 'Asks our team to correct the name of a traveller (M-07)',
    body: NameCorrectionSchema,
    reply: BookingProgressReplySchema,
    errors: ['code_wrong'],
    limit: 'payment',
    async answer(booking, asked) {
      await after.corrections.askForName(booking, asked.body);
      return progressOf(booking, asked);
    },
  });

  bookingRoute('/booking/data-request', {
    summary: 'Asks for a copy or the erasure of the data of a booking; our team answers (D-19)',
    body: DataRequestSchema,
    reply: BookingProgressReplySchema,
    errors: ['code_wrong'],
    limit: 'payment',
    async answer(booking, asked) {
      await dataRequests.ask(booking, asked.body);
      return progressOf(booking, asked);
    },
  });

  bookingRoute('/booking/invoice/issue', {
    summary: 'Issues the invoice, once, with the tax id of the buyer (M-10)',
    body: InvoiceRequestSchema,
    reply: BookingProgressReplySchema,
    errors: ['code_wrong', 'invoice_refused'],
    limit: 'payment',
    async answer(booking, asked) {
      await after.invoices.issue(booking, asked.body, asked.locale);
      return progressOf(booking, asked);
    },
  });

  bookingRoute('/booking/itinerary/share', {
    summary: 'Mails the itinerary without prices to somebody who travels along (M-10)',
    body: ItineraryShareSchema,
    reply: ItinerarySharedReplySchema,
    errors: ['too_many_requests', 'unavailable'],
    limit: 'read',
    needsOwner: true,
    status: 202,
    async answer(booking, { body: { to }, locale, address }) {
      await after.shareItinerary(booking, { to, locale, address });
      return { sentTo: to };
    },
  });

  bookingRoute('/booking/change/offers', {
    summary: 'Other flights of the airline on another day, each with penalty and difference (M-05)',
    body: ChangeOffersRequestSchema,
    reply: ChangeOffersReplySchema,
    errors: [...CHANGE_ERRORS, 'supplier_failed'],
    limit: 'search',
    isSlow: true,
    answer: async (booking, { body, locale }) => ({
      offers: await after.changes.offers(booking, body, locale),
    }),
  });

  bookingRoute('/booking/change/quote', {
    summary: 'What one of them costs now; nothing is changed (M-05)',
    body: ChangeQuoteRequestSchema,
    reply: ChangeQuoteReplySchema,
    errors: [...CHANGE_ERRORS, 'supplier_failed'],
    limit: 'search',
    isSlow: true,
    answer: (booking, { body, locale }) => after.changes.quote(booking, body, locale),
  });

  bookingRoute('/booking/services/offers', {
    summary: 'Bags and seats that the airline sells with the booking (M-06)',
    body: BookingAccessSchema,
    reply: ServiceOffersReplySchema,
    errors: [...CHANGE_ERRORS, 'supplier_failed'],
    limit: 'search',
    isSlow: true,
    answer: (booking, { locale }) => after.changes.serviceOffers(booking, locale),
  });

  bookingRoute('/booking/services/quote', {
    summary: 'What the chosen bags and seats cost now; nothing is added (M-06)',
    body: ServicesQuoteRequestSchema,
    reply: ServicesQuoteReplySchema,
    errors: [...CHANGE_ERRORS, 'exit_row_age', 'supplier_failed'],
    limit: 'search',
    isSlow: true,
    answer: (booking, { body, locale }) => after.changes.quoteServices(booking, body, locale),
  });

  bookingRoute('/booking/change/confirm', {
    summary: 'Changes or adds as quoted, once, or says which order has to be paid first (M-05, M-06)',
    body: ChangeConfirmSchema,
    reply: ChangeConfirmedReplySchema,
    errors: [...CHANGE_ERRORS, 'code_wrong', 'cancellation_in_progress'],
    limit: 'payment',
    isSlow: true,
    async answer(booking, asked) {
      const { changeId, code } = asked.body;
      const payment = await after.changes.confirm(booking, { changeId, code, locale: asked.locale });
      return { progress: await progressOf(booking, asked), payment };
    },
  });
}
