import { catalogues } from '@travesia/domain/catalogues';
import {
  findBooking,
  lockOpenBooking,
  nobodysFacts,
  readSaves,
  visitorAmounts,
  type Booking,
} from '../booking/index.ts';
import { action, facts, note, paragraph, type Mail, type Mailing } from '../mail/index.ts';
import {
  findLastAttempt,
  laterLiveBookingIds,
  type Attempt,
  type SettlementTransaction,
} from './attempts-repository.ts';
import type { BookingAddress } from './booking-links.ts';
import { explainReview } from './review-words.ts';
import { inTransaction, type JobHandler, type SettlementContext } from './settlement/index.ts';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/progress-mails.json';

type ProgressKind = 'booking-pending' | 'booking-review' | 'payment-failed';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/progress-mails.json'));

const KIND_OF_STATE: Partial<Record<Booking['state'], ProgressKind>> = {
  order_unknown: 'booking-pending',
  manual_review: 'booking-review',
  declined: 'payment-failed',
  voided: 'payment-failed',
  expired: 'payment-failed',
};

export function progressMail(
  kind: ProgressKind,
  {
    booking,
    attempt,
    amount,
    to,
    firstName,
    trip,
    explanation,
    siteOrigin,
    bookingAddress,
  }: {
    readonly booking: Pick<Booking, 'id' | 'locale' | 'reference'>;
    readonly attempt: Pick<Attempt, 'id'>;
    /** Of the payment, in words. */
    readonly amount: string;
    readonly to: string;
    readonly firstName: string;
    readonly trip: string;
    /** Of a review: what stands and what became of the money. */
    readonly explanation: string;
    readonly siteOrigin: string;
    readonly bookingAddress: string;
  },
): Mail {
  const { locale } = booking;
  const words = wordsOf(locale);
  const reference = booking.reference ?? '';
  const sentence = {
    'booking-pending': words('pending'),
    'booking-review': explanation,
    'payment-failed': words('failed'),
  }[kind];
  return {
    cause: `${kind}:${attempt.id}`,
    kind,
    bookingId: booking.id,
    to,
    subject: words(`subject.${kind}`, { reference }),
    body: [
      paragraph(words('greeting', { name: firstName })),
      note(sentence),
      facts(
        { label: words('reference'), value: reference },
        { label: words('trip'), value: trip },
        { label: words('amount'), value: amount },
      ),
      ...(kind === 'payment-failed'
        ? [paragraph(words('again')), action(words('search'), `${siteOrigin}/${locale}`)]
        : [action(words('see'), bookingAddress)]),
    ],
    language: locale,
  };
}

/**
 * Tells a traveller who may have left the page where an unfinished booking stands. What is mailed is the state when
 * the job runs: whoever paid with another card, or as another booking, in the meantime gets the confirmation and
 * nothing else.
 */
export function createProgressMails(
  context: SettlementContext,
  {
    mailing,
    siteOrigin,
    addressOf,
  }: {
    readonly mailing: Pick<Mailing, 'isOn' | 'compose'>;
    readonly siteOrigin: string;
    readonly addressOf: BookingAddress;
  },
): JobHandler {
  return async ({ bookingId }) => {
    const booking = await findBooking(context.db, bookingId);
    const kind = booking && KIND_OF_STATE[booking.state];
    const attempt = await findLastAttempt(context.db, bookingId);
    // A change that is not paid is no booking that was not made: its own page says how it stands.
    if (!mailing.isOn || !booking?.order || !booking.reference || !kind || !attempt || booking.amends)
      return true;
    const { customer, passengers } = await readSaves(context.db, bookingId);
    if (!customer) return true;
    const primary = passengers?.list.find((passenger) => passenger.primary) ?? passengers?.list[0];
    const amounts = await visitorAmounts(context.db, booking, context.market);
    const { heading } = context.kinds
      .of(booking.kind)
      .describe(booking.order, booking.locale, amounts.facts(booking.locale, passengers?.answers));
    const mail = await mailing.compose(
      progressMail(kind, {
        booking,
        attempt,
        amount: amounts.words(booking.locale)(attempt.amount),
        to: customer.details.email,
        firstName: primary?.firstName ?? '',
        trip: heading,
        explanation:
          kind === 'booking-review' ? await explainReview(context, { attempt, booking }, booking.locale) : '',
        siteOrigin,
        bookingAddress: addressOf(bookingId, booking.locale),
      }),
    );
    await inTransaction(context, async (trx) => {
      // Whoever presses Pay holds the session too: the payment is seen here, or begins after the mail.
      await lockOpenBooking(trx, booking.sessionId);
      const now = await findBooking(trx, bookingId);
      if (now?.state !== booking.state) return;
      if (kind === 'payment-failed' && (await isPaidAnew(context, trx, { booking, attempt }))) return;
      await mail.write(trx);
    });
    return true;
  };
}

/**
 * The same trip may be set again and paid as another booking: a mail that asks to pay once more would sell it twice.
 * Offers are priced anew each time, so a trip is known by its heading and dates.
 */
async function isPaidAnew(
  { kinds }: SettlementContext,
  trx: SettlementTransaction,
  { booking, attempt }: { readonly booking: Booking; readonly attempt: Attempt },
): Promise<boolean> {
  const { locale } = booking;
  const tripOf = ({ kind, order }: Booking) => {
    if (!order) return null;
    const rules = kinds.of(kind);
    const { firstTravelDate, lastTravelDate } = rules.requirementsOf(order, locale);
    const { heading } = rules.describe(order, locale, nobodysFacts(locale));
    return [kind, heading, firstTravelDate, lastTravelDate].join('\n');
  };
  const ids = await laterLiveBookingIds(trx, { sessionId: booking.sessionId, attempt });
  const others = await Promise.all(ids.map((id) => findBooking(trx, id)));
  return others.some((other) => other !== null && tripOf(other) === tripOf(booking));
}
