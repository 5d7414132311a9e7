import {
  OpenTripLinkReplySchema,
  OpenTripLinkSchema,
  SendTripLinkReplySchema,
  SendTripLinkSchema,
  TripLinkCodeReplySchema,
  TripLinkCodeSchema,
} from '@travesia/contracts';
import type { Clock } from '../../clock.ts';
import type { Configuration } from '../../configuration.ts';
import type { Counters } from '../../http/counters.ts';
import type { BookingModule } from '../booking/index.ts';
import type { Mailing } from '../mail/index.ts';
import type { ApiModule } from '../module.ts';
import { createBookingCodes } from '../payments/index.ts';
import { createTripLinks } from './trip-links.ts';
import type { TripLinkDatabase } from './tables.ts';

export interface TripLinksModule extends ApiModule {
  deleteExpired(): Promise<void>;
}

/** A trip that is being put together, continued on another device. */
export function createTripLinksModule(
  {
    database,
    clock,
    configuration,
  }: {
    readonly database: TripLinkDatabase;
    readonly clock: Clock;
    readonly configuration: Pick<Configuration, 'HANDLE_SECRET' | 'SITE_ORIGIN'>;
  },
  {
    booking,
    counters,
    mailing,
  }: {
    readonly booking: BookingModule;
    readonly counters: Pick<Counters, 'hit'>;
    readonly mailing: Pick<Mailing, 'isOn' | 'compose' | 'queue'>;
  },
): TripLinksModule {
  const links = createTripLinks({
    db: database,
    now: () => clock.nowMs(),
    booking,
    codes: createBookingCodes(database, configuration.HANDLE_SECRET, 'trip-code'),
    counters,
    mailing,
    secret: configuration.HANDLE_SECRET,
    siteOrigin: configuration.SITE_ORIGIN,
  });
  return {
    deleteExpired: links.deleteExpired,
    routes(router) {
      router.sessionRoute({
        method: 'POST',
        url: '/user/session/trip-link',
        summary: 'Mails a link that continues the order of this tab on another device (Q-13)',
        tag: 'booking',
        body: SendTripLinkSchema,
        replies: { 200: SendTripLinkReplySchema },
        errors: [
          'order_missing',
          'other_booking_open',
          'order_elsewhere',
          'already_paid',
          'payment_in_progress',
          'unavailable',
        ],
        limit: 'session',
        idempotency: 'off',
        handler: async ({ body: { bookingId, email }, session: { sessionId }, locale, request }) => ({
          body: { data: await links.send({ sessionId, bookingId, email, locale, address: request.ip }) },
        }),
      });
      router.sessionRoute({
        method: 'POST',
        url: '/user/session/trip-link/code',
        summary: 'Mails the code that opens the order of a link, to the mailbox that the link went to (Q-13)',
        tag: 'booking',
        body: TripLinkCodeSchema,
        replies: { 200: TripLinkCodeReplySchema },
        errors: ['unavailable'],
        limit: 'session',
        idempotency: 'off',
        handler: async ({ body: { link }, locale, request }) => ({
          body: { data: await links.sendCode({ link, locale, address: request.ip }) },
        }),
      });
      router.sessionRoute({
        method: 'POST',
        url: '/user/session/trip-link/open',
        summary: 'Continues the order of a link in this browser, with what was typed before (Q-13)',
        tag: 'booking',
        body: OpenTripLinkSchema,
        replies: { 200: OpenTripLinkReplySchema },
        errors: ['code_wrong', 'payment_in_progress'],
        limit: 'session',
        idempotency: 'off',
        handler: async ({ body: { link, code }, session: { sessionId } }) => ({
          body: { data: await links.open({ link, code, sessionId }) },
        }),
      });
    },
  };
}
