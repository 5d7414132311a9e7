import { setTimeout as pause } from 'node:timers/promises';
import {
  BookingAccessSchema,
  BookingByLinkSchema,
  InvoiceFileRequestSchema,
  BookingLookupSchema,
  BookingReplySchema,
  OwnBookingSchema,
  TripsQuerySchema,
  TripsReplySchema,
  type BookingLookup,
  type ConfirmedBooking,
  type Locale,
} from '@travesia/contracts';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/index.ts';
import type { Counters } from '../../http/counters.ts';
import { findBooking, normaliseBookingReference, type Booking, type OrderKinds } from '../booking/index.ts';
import type { ApiModule } from '../module.ts';
import { findCancelledParts, refundedOf, type LinkScope, type PaymentsModule } from '../payments/index.ts';
import { receiptPdf, receiptWords } from '../receipt/index.ts';
import type { SessionGuard } from '../session/index.ts';
import type { TravellerMessages } from '../messages/index.ts';
import { afterBookingRoutes } from './after-booking-routes.ts';
import type { DataRequests } from '../privacy/index.ts';
import { dataRoutes } from './data-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { ACCESS_ERRORS, bookingRoutes, type OpenBooking, type ReadBooking } from './booking-route.ts';
import { withoutAddresses } from './without-addresses.ts';
import { createLookupLimits } from './lookup-limits.ts';
import { findByReference, findOfBrowser, normaliseEmail, type LookupDatabase } from './repository.ts';
import { tripOf } from './trip-of.ts';

export interface LookupNeeds {
  readonly database: LookupDatabase;
  readonly counters: Counters;
  readonly sessions: SessionGuard;
  readonly payments: Pick<
    PaymentsModule,
    'knownBooking' | 'afterBooking' | 'scheduleChanges' | 'holds' | 'links'
  >;
  readonly messages: TravellerMessages;
  readonly dataRequests: Pick<DataRequests, 'ofBooking' | 'ask' | 'download'>;
  readonly kinds: OrderKinds;
}

const TAG = 'lookup';

/** Longer than to look into the database: a row that is there is read some hundredths of a millisecond longer. */
const MISS_ANSWERED_AFTER_MS = 25;

/** Finding a booking again: by reference and e-mail, or as one of this browser's own (B-15, B-35). */
export function createLookupModule({
  database,
  counters,
  sessions,
  payments,
  messages,
  dataRequests,
  kinds,
}: LookupNeeds): ApiModule {
  const limits = createLookupLimits(counters);

  const known = async (booking: Booking | null, locale: Locale): Promise<ConfirmedBooking | null> =>
    booking && payments.knownBooking(booking, locale);

  /** Every miss costs the same, is counted, and is told in the same words after the same time (L-03, B-35). */
  async function lookUp(asked: BookingLookup, address: string, locale: Locale): Promise<ConfirmedBooking> {
    return (await find(asked, address, locale)).shown;
  }

  async function find(
    asked: BookingLookup,
    address: string,
    locale: Locale,
  ): Promise<{ booking: Booking; shown: ConfirmedBooking }> {
    const reference = normaliseBookingReference(asked.referenceId);
    const locator = asked.referenceId.replaceAll(/[\s-]/g, '').toUpperCase();
    const miss = {
      address,
      reference: reference ?? locator,
      email: normaliseEmail(asked.email),
    };
    const momentOfMiss = pause(MISS_ANSWERED_AFTER_MS);
    await limits.spend(miss);
    const booking = await findByReference(database, { reference, locator }, asked.email);
    const shown = await known(booking, locale);
    if (!booking || !shown) {
      await momentOfMiss;
      throw new ApiError('booking_not_found');
    }
    await limits.giveBack(miss);
    return { booking, shown };
  }

  async function findOwn(request: FastifyRequest, agentId: string, referenceId: string) {
    const browser = await sessions.requireBrowser(request, agentId);
    const reference = normaliseBookingReference(referenceId);
    const bookings = await findOfBrowser(database, browser.id);
    return bookings.find((booking) => booking.reference === reference) ?? null;
  }

  /** An unknown browser owns no booking. */
  async function isOwn(request: FastifyRequest, agentId: string | undefined, referenceId: string) {
    if (agentId === undefined) return false;
    const own = await findOwn(request, agentId, referenceId).catch((error: unknown) => {
      if (error instanceof ApiError) return null;
      throw error;
    });
    return own !== null;
  }

  async function findByLink(link: string): Promise<{ booking: Booking; scope: LinkScope }> {
    const read = payments.links.read(link);
    const booking = read && (await findBooking(database, read.bookingId));
    // Nor one whose traveller was erased.
    if (!booking || (booking.state === 'confirmed' && !booking.confirmed)) throw new ApiError('link_expired');
    return { booking, scope: read.scope };
  }

  const open: OpenBooking = async (request, { referenceId, agentId, email, link }, locale) => {
    if (email !== undefined)
      return { booking: (await find({ referenceId, email }, request.ip, locale)).booking, mayAct: true };
    if (link !== undefined) {
      const { booking, scope } = await findByLink(link);
      if (booking.reference !== normaliseBookingReference(referenceId))
        throw new ApiError('booking_not_found');
      return { booking, mayAct: scope === 'owner' || (await isOwn(request, agentId, referenceId)) };
    }
    const own = agentId === undefined ? null : await findOwn(request, agentId, referenceId);
    if (!own) throw new ApiError('booking_not_found');
    return { booking: own, mayAct: true };
  };

  const read: ReadBooking = async (bookingId, locale) => {
    const found = await known(await findBooking(database, bookingId), locale);
    if (!found) throw new ApiError('booking_not_found');
    return found;
  };

  return {
    routes(router) {
      const bookingRoute = bookingRoutes(router, open);
      afterBookingRoutes(
        { bookingRoute, read },
        {
          after: payments.afterBooking,
          changes: payments.scheduleChanges,
          holds: payments.holds,
          dataRequests,
        },
      );
      dataRoutes(router, { open, dataRequests });
      messageRoutes(router, { open, bookingRoute, messages });

      router.route({
        method: 'POST',
        url: '/booking/lookup',
        summary: 'A booking by its reference and e-mail (B-35)',
        tag: TAG,
        body: BookingLookupSchema,
        replies: { 200: BookingReplySchema },
        errors: ['booking_not_found'],
        limit: 'read',
        handler: async ({ body, locale, request }) => ({
          body: { data: await lookUp(body, request.ip, locale) },
        }),
      });

      router.route({
        method: 'POST',
        url: '/booking/by-link',
        summary: 'The booking of a link that was mailed; one that is forged or too old opens nothing (M-01)',
        tag: TAG,
        body: BookingByLinkSchema,
        replies: { 200: BookingReplySchema },
        errors: ['link_expired'],
        limit: 'read',
        handler: async ({ body, locale }) => {
          const { booking, scope } = await findByLink(body.link);
          const found = await known(booking, locale);
          if (!found) throw new ApiError('link_expired');
          return { body: { data: scope === 'owner' ? found : withoutAddresses(found) } };
        },
      });
      router.route({
        method: 'POST',
        url: '/booking/receipt',
        summary: 'The receipt of a paid booking as a tagged PDF, in the language of the request',
        tag: TAG,
        body: BookingAccessSchema,
        replies: {},
        errors: [...ACCESS_ERRORS, 'payment_in_progress'],
        limit: 'read',
        handler: async ({ body, locale, request, reply }) => {
          const booking = await known((await open(request, body, locale)).booking, locale);
          if (!booking) throw new ApiError('booking_not_found');
          if (booking.status === 'pending') throw new ApiError('payment_in_progress');
          if (booking.status === 'held') throw new ApiError('booking_not_found');
          const name = `travesia-${booking.referenceId}-${receiptWords(locale)('fileName')}.pdf`;
          return reply
            .type('application/pdf')
            .header('content-language', locale)
            .header('content-disposition', `attachment; filename="${name}"`)
            .send(await receiptPdf(booking, locale));
        },
      });

      router.route({
        method: 'POST',
        url: '/booking/invoice',
        summary: 'An invoice or credit note as a tagged PDF, in the language that it was issued in',
        tag: TAG,
        body: InvoiceFileRequestSchema,
        replies: {},
        errors: [...ACCESS_ERRORS, 'confirmation_needed', 'not_found'],
        limit: 'read',
        handler: async ({ body, locale, request, reply }) => {
          const { booking, mayAct } = await open(request, body, locale);
          // It has a person's tax id: a forwarded link does not show it.
          if (!mayAct) throw new ApiError('confirmation_needed');
          const invoice = await payments.afterBooking.invoices.pdf(booking, body.id);
          return reply
            .type('application/pdf')
            .header('content-language', invoice.locale)
            .header('content-disposition', `attachment; filename="travesia-${invoice.number}.pdf"`)
            .send(invoice.content);
        },
      });

      router.route({
        method: 'GET',
        url: '/booking',
        summary: 'The trips of this browser (B-15)',
        tag: TAG,
        query: TripsQuerySchema,
        replies: { 200: TripsReplySchema },
        errors: ['session_missing', 'agent_mismatch'],
        limit: 'read',
        handler: async ({ query, locale, request }) => {
          const browser = await sessions.requireBrowser(request, query.userId);
          const bookings = await findOfBrowser(database, browser.id);
          const ids = bookings.map(({ id }) => id);
          const cancelled = await findCancelledParts(database, ids);
          const refunded = await refundedOf(database, ids);
          const trips = bookings.flatMap((booking) => {
            const trip = tripOf(booking, kinds, locale, {
              cancelled: cancelled.get(booking.id),
              refunded: refunded.get(booking.id),
            });
            return trip ? [trip] : [];
          });
          return { body: { data: trips } };
        },
      });

      router.route({
        method: 'POST',
        url: '/booking/mine',
        summary: 'One of the trips of this browser, whole (L-04, L-06)',
        tag: TAG,
        body: OwnBookingSchema,
        replies: { 200: BookingReplySchema },
        errors: ['session_missing', 'agent_mismatch', 'booking_not_found'],
        limit: 'read',
        handler: async ({ body, locale, request }) => {
          const found = await known(await findOwn(request, body.agentId, body.referenceId), locale);
          if (!found) throw new ApiError('booking_not_found');
          return { body: { data: found } };
        },
      });
    },
  };
}
