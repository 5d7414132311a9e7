import { randomUUID } from 'node:crypto';
import type { Locale } from '@travesia/contracts';
import { formatMoment } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import type { Kysely } from 'kysely';
import { ApiError } from '../../errors/index.ts';
import type { Counters } from '../../http/counters.ts';
import {
  findBooking,
  lockBooking,
  readSaves,
  visitorAmounts,
  type Booking,
  type createTripLinkRows,
  type HoldTerms,
} from '../booking/index.ts';
import type { BookingStoreTables, TripLinkTables } from '../booking/tables.ts';
import { action, facts, note, paragraph, type Mail, type Mailing } from '../mail/index.ts';
import type { MailTables } from '../mail/tables.ts';
import { masked } from './masked.ts';
import type { JobHandler, SettlementContext } from './settlement/index.ts';
import { supplierOrdersOf } from './supplier-orders-repository.ts';
import { writtenTag } from '../../text/in-market.ts';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/hold-mails.json';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/hold-mails.json'));

const HOUR_MS = 3_600_000;
const MAILS_AN_HOUR = { booking: 5, address: 20 } as const;
/** Whoever pressed so long ago may have left the page without the answer. */
const LONG_AGO_MS = 30_000;

interface HoldMailFacts {
  readonly bookingId: string;
  readonly reference: string;
  readonly locale: Locale;
  readonly to: string;
  readonly firstName: string;
  readonly trip: string;
  /** In words. */
  readonly total: string;
}

/** Where the journey begins: whoever travels knows that clock. */
interface Place {
  readonly city: string;
  readonly timeZone: string;
}

interface Known {
  readonly facts: HoldMailFacts;
  readonly place: Place;
}

/** Until when it is kept, what of it is fixed and what is not, and the way to it on any device. */
export function heldMail(
  mail: HoldMailFacts & {
    readonly cause: string;
    readonly terms: HoldTerms;
    readonly place: Place;
    readonly address: string;
  },
): Mail {
  const { terms, place, locale, reference } = mail;
  const words = wordsOf(locale);
  const { timeZone, city } = place;
  const momentOf = (atMs: number) => formatMoment(atMs, writtenTag(locale), { timeZone, style: 'long' });
  const timeOf = (atMs: number) => words('time', { time: momentOf(atMs), city });
  const payUntil = timeOf(terms.payUntilMs);
  const { priceUntilMs } = terms;
  const price =
    priceUntilMs === null
      ? [paragraph(words('priceFree'))]
      : [
          paragraph(
            [
              words('priceFixed', { time: timeOf(priceUntilMs) }),
              ...(priceUntilMs < terms.payUntilMs ? [words('priceLater')] : []),
            ].join(' '),
          ),
        ];
  return {
    cause: mail.cause,
    kind: 'trip-held',
    bookingId: mail.bookingId,
    to: mail.to,
    subject: words('subject.held', { time: momentOf(terms.payUntilMs), reference }),
    body: [
      paragraph(words('greeting', { name: mail.firstName })),
      note(words('held', { time: payUntil })),
      facts(
        { label: words('reference'), value: reference },
        { label: words('trip'), value: mail.trip },
        { label: words('total'), value: mail.total },
        { label: words('payUntil'), value: payUntil },
      ),
      ...price,
      paragraph(words('notFixed')),
      action(words('pay'), mail.address),
      paragraph(words('rules')),
      paragraph(words('unpaid')),
    ],
    language: locale,
  };
}

const END_REASONS = ['hold_ended', 'hold_given_up', 'hold_cancelled'] as const;
export type HoldEnd = (typeof END_REASONS)[number] | 'not_held';

/** It is over, why, and that nothing was charged. */
export function holdEndedMail(
  mail: HoldMailFacts & { readonly cause: string; readonly end: HoldEnd; readonly siteOrigin: string },
): Mail {
  const { locale, reference } = mail;
  const words = wordsOf(locale);
  return {
    cause: mail.cause,
    kind: 'hold-ended',
    bookingId: mail.bookingId,
    to: mail.to,
    subject: words('subject.ended', { reference }),
    body: [
      paragraph(words('greeting', { name: mail.firstName })),
      note(words(`end.${mail.end}`)),
      facts(
        { label: words('reference'), value: reference },
        { label: words('trip'), value: mail.trip },
        { label: words('total'), value: mail.total },
      ),
      paragraph(words('again')),
      action(words('search'), `${mail.siteOrigin}/${locale}`),
    ],
    language: locale,
  };
}

/** Tells whoever holds a trip where it stands when the job runs: kept, or over. */
export function createHoldMails(
  context: SettlementContext,
  {
    database,
    counters,
    mailing,
    siteOrigin,
    tripLinks,
  }: {
    readonly database: Kysely<BookingStoreTables & MailTables & TripLinkTables>;
    readonly counters: Pick<Counters, 'hit'>;
    readonly mailing: Pick<Mailing, 'isOn' | 'compose'>;
    readonly siteOrigin: string;
    readonly tripLinks: Pick<ReturnType<typeof createTripLinkRows>, 'write'>;
  },
) {
  async function factsOf(booking: Booking): Promise<Known | null> {
    const { locale, order, total, reference } = booking;
    const { customer, passengers } = await readSaves(context.db, booking.id);
    if (!order || !total || !reference || !customer) return null;
    const amounts = await visitorAmounts(context.db, booking, context.market);
    const { heading, sections, calendar } = context.kinds
      .of(booking.kind)
      .describe(order, locale, amounts.facts(locale, passengers?.answers));
    const primary = passengers?.list.find((passenger) => passenger.primary) ?? passengers?.list[0];
    const journey = sections.find((section) => section.kind === 'journey');
    return {
      place: {
        city: journey?.origin.cityName ?? 'UTC',
        timeZone: (journey && calendar?.[0]?.start.timeZone) ?? 'UTC',
      },
      facts: {
        bookingId: booking.id,
        reference,
        locale,
        to: customer.details.email,
        firstName: primary?.firstName ?? '',
        trip: heading,
        total: amounts.words(locale)(total),
      },
    };
  }

  async function endOf({ id, state, reason }: Booking): Promise<HoldEnd | null> {
    const known = END_REASONS.find((each) => each === reason);
    if (state === 'expired') return known ?? null;
    if (state !== 'priced') return null;
    const last = (await supplierOrdersOf(context.db, id)).at(-1);
    return last && context.now() - last.createdAtMs >= LONG_AGO_MS ? 'not_held' : null;
  }

  /** The link is in the mail: both are written, or neither; the same cause is mailed once. */
  async function sendHeld(booking: Booking, { cause, ...known }: { cause: string } & Known): Promise<void> {
    const { id: bookingId, order, holdExpiresAtMs: endMs } = booking;
    const terms = order && context.kinds.of(booking.kind).hold?.termsOf(order);
    if (!terms || endMs === null) return;
    const { to: email, locale } = known.facts;
    await database.transaction().execute(async (trx) => {
      const now = await lockBooking(trx, bookingId);
      const before = await trx.selectFrom('mails').select('id').where('cause', '=', cause).executeTakeFirst();
      if (now?.state !== 'held' || before) return;
      const link = await tripLinks.write(trx, { bookingId, email, locale, nowMs: context.now(), endMs });
      const mail = await mailing.compose(
        heldMail({ ...known.facts, cause, terms, place: known.place, address: link.address }),
      );
      await mail.write(trx);
    });
  }

  const job: JobHandler = async ({ bookingId }) => {
    const booking = await findBooking(context.db, bookingId);
    const known = mailing.isOn && booking ? await factsOf(booking) : null;
    const [supplierOrder] = (await supplierOrdersOf(context.db, bookingId)).toReversed();
    if (!booking || !known || !supplierOrder) return true;
    if (booking.state === 'held') {
      await sendHeld(booking, { ...known, cause: `trip-held:${supplierOrder.id}` });
      return true;
    }
    const end = await endOf(booking);
    if (end === null) return true;
    const cause = `hold-ended:${supplierOrder.id}`;
    const mail = await mailing.compose(holdEndedMail({ ...known.facts, cause, end, siteOrigin }));
    await mail.write(database);
    return true;
  };

  return {
    job,
    /** Once more, with a new link: the one before is worth nothing any more. Tells to whom, in part. */
    async sendAgain(booking: Booking, address: string): Promise<string> {
      const known = booking.state === 'held' ? await factsOf(booking) : null;
      if (!known) throw new ApiError('booking_not_found');
      if (!mailing.isOn) throw new ApiError('unavailable');
      for (const [key, max] of [
        [`held-link:booking:${booking.id}`, MAILS_AN_HOUR.booking],
        [`held-link:address:${address}`, MAILS_AN_HOUR.address],
      ] as const) {
        const { allowed, retryAfterSeconds } = await counters.hit(key, { max, windowMs: HOUR_MS });
        if (!allowed) throw new ApiError('too_many_requests', { retryAfterSeconds });
      }
      await sendHeld(booking, { ...known, cause: `trip-held:${booking.id}:${randomUUID()}` });
      return masked(known.facts.to);
    },
  };
}
