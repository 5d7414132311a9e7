import { catalogues } from '@travesia/domain/catalogues';
import { findBooking, readSaves, visitorAmounts, type Booking } from '../booking/index.ts';
import { action, facts, note, paragraph, type Mail, type Mailing } from '../mail/index.ts';
import { findLastAttempt, type Attempt } from './attempts-repository.ts';
import type { BookingAddress } from './booking-links.ts';
import { explainReview } from './review-words.ts';
import type { JobHandler, SettlementContext } from './settlement/index.ts';
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
 * the job runs: whoever paid with another card in the meantime gets the confirmation and nothing else.
 */
export function createProgressMails(
  context: SettlementContext,
  {
    mailing,
    siteOrigin,
    addressOf,
  }: {
    readonly mailing: Pick<Mailing, 'isOn' | 'queue'>;
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
    const { heading } = context.kinds.of(booking.kind).describe(booking.order, booking.locale, {
      amountWords: amounts.words(booking.locale),
      answers: passengers?.answers ?? [],
    });
    await mailing.queue(
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
    return true;
  };
}
