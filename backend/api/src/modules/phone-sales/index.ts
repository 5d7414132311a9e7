import {
  CallCodeReplySchema,
  CallCodeRequestSchema,
  OpenPaymentLinkReplySchema,
  OpenPaymentLinkSchema,
  type DeskCall,
  type Locale,
} from '@travesia/contracts';
import type { Clock } from '../../clock.ts';
import type { Counters } from '../../http/counters.ts';
import { ApiError } from '../../errors/index.ts';
import { findBooking, visitorAmounts, type BookingModule } from '../booking/index.ts';
import type { Configuration } from '../../configuration.ts';
import type { Mailing } from '../mail/index.ts';
import type { ApiModule } from '../module.ts';
import { createCallCodes } from './call-codes.ts';
import { createPaymentLinks, type PaymentLinks } from './payment-links.ts';
import { createPhoneDeals, type PhoneDeals } from './phone-deals.ts';
import type { PhoneSaleDatabase } from './tables.ts';

export type { SaleTransaction } from './payment-links.ts';
export { SaleRefused } from './sale-refused.ts';

/** A person mistypes; nobody may try codes one after another. */
const READS = { max: 60, windowMs: 600_000 } as const;

/** What the service desk does with a caller's screen (D-08). */
export interface DeskPhoneSales
  extends
    Pick<
      PaymentLinks,
      'sales' | 'continueAt' | 'send' | 'applyDeal' | 'sendAmendment' | 'sendLinkTo' | 'sendLinkAgain'
    >,
    Pick<PhoneDeals, 'deals' | 'setDeal' | 'endDeal'> {
  /** Null for every code that opens nothing, whatever the reason. */
  readonly read: (asked: { code: string; staffId: string; locale: Locale }) => Promise<DeskCall | null>;
}

export interface PhoneSalesModule extends ApiModule {
  readonly desk: DeskPhoneSales;
  deleteExpired(): Promise<void>;
}

/** Sales by phone: a code for what is on the caller's screen, opened at the desk. */
export function createPhoneSalesModule(
  {
    database,
    clock,
    configuration,
  }: {
    readonly database: PhoneSaleDatabase;
    readonly clock: Clock;
    readonly configuration: Pick<Configuration, 'HANDLE_SECRET' | 'SITE_ORIGIN'>;
  },
  {
    booking,
    counters,
    mailing,
  }: {
    readonly booking: BookingModule;
    readonly counters: Counters;
    readonly mailing: Pick<Mailing, 'compose'>;
  },
): PhoneSalesModule {
  const now = () => clock.nowMs();
  const codes = createCallCodes(database, now);
  const deals = createPhoneDeals({ db: database, now, booking });
  const links = createPaymentLinks({
    db: database,
    now,
    codes,
    deals,
    booking,
    mailing,
    secret: configuration.HANDLE_SECRET,
    siteOrigin: configuration.SITE_ORIGIN,
  });

  async function orderOf(
    bookingId: string | null,
    locale: Locale,
  ): Promise<Pick<DeskCall, 'order' | 'links'>> {
    const found = bookingId === null ? null : await findBooking(database, bookingId);
    if (!found?.order || !found.total) return { order: null, links: [] };
    const amounts = await visitorAmounts(database, found, booking.market);
    return {
      order: { view: await booking.viewOf(found, locale), total: amounts.words(locale)(found.total) },
      links: await links.ofBooking(found),
    };
  }

  return {
    desk: {
      ...links,
      ...deals,
      async read({ code: typed, staffId, locale }) {
        const { allowed, retryAfterSeconds } = await counters.hit(`call-code:${staffId}`, READS);
        if (!allowed) throw new ApiError('too_many_requests', { retryAfterSeconds });
        const row = await codes.find(typed);
        if (!row) return null;
        const { code, market, currency, page, title, expires_at: expiresAt, booking_id: bookingId } = row;
        return {
          code,
          market,
          currency,
          page,
          title,
          locale: row.locale,
          expiresAt: expiresAt.toISOString(),
          ...(await orderOf(bookingId, locale)),
        };
      },
    },
    deleteExpired: codes.deleteExpired,
    routes(router) {
      router.sessionRoute({
        method: 'POST',
        url: '/user/session/open-payment-link',
        summary: 'Opens the order of a payment link in this browser, which has it from then on (D-16)',
        tag: 'booking',
        body: OpenPaymentLinkSchema,
        replies: { 200: OpenPaymentLinkReplySchema },
        errors: ['payment_in_progress'],
        limit: 'session',
        idempotency: 'off',
        handler: async ({ body: { link }, session: { sessionId } }) => ({
          body: { data: await links.open({ link, sessionId }) },
        }),
      });
      router.sessionRoute({
        method: 'POST',
        url: '/user/session/call-code',
        summary: 'A code by which the service desk sees what the visitor sees, for an hour (D-08)',
        tag: 'booking',
        body: CallCodeRequestSchema,
        replies: { 200: CallCodeReplySchema },
        limit: 'session',
        idempotency: 'off',
        handler: async ({ body, session: { sessionId }, locale }) => {
          const { code, expiresAtMs } = await codes.issue({ ...body, sessionId, locale });
          return { body: { data: { code, expiresAt: new Date(expiresAtMs).toISOString() } } };
        },
      });
    },
  };
}
