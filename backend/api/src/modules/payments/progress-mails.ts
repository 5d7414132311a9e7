import type { Locale } from '@travesia/contracts';
import { findBooking, readSaves, visitorAmounts, type Booking } from '../booking/index.ts';
import { action, facts, note, paragraph, type Mail, type Mailing } from '../mail/index.ts';
import { findLastAttempt, type Attempt } from './attempts-repository.ts';
import type { BookingAddress } from './booking-links.ts';
import { explainReview } from './review-words.ts';
import type { JobHandler, SettlementContext } from './settlement/index.ts';

type ProgressKind = 'booking-pending' | 'booking-review' | 'payment-failed';

interface Words {
  readonly greeting: (name: string) => string;
  readonly subject: Readonly<Record<ProgressKind, (reference: string) => string>>;
  readonly pending: string;
  readonly failed: string;
  readonly again: string;
  readonly reference: string;
  readonly trip: string;
  readonly amount: string;
  readonly see: string;
  readonly search: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  es: {
    greeting: (name) => `Hola, ${name}:`,
    subject: {
      'booking-pending': (reference) => `Tu reserva está pendiente · ${reference}`,
      'booking-review': (reference) => `Estamos revisando tu reserva · ${reference}`,
      'payment-failed': (reference) => `Tu reserva no se completó · ${reference}`,
    },
    pending:
      'El proveedor aún no ha confirmado tu reserva. Hasta que lo haga no se cobra nada: el importe solo está retenido en tu tarjeta. No vuelvas a pagar; te escribiremos en cuanto conteste.',
    failed:
      'No se ha cobrado nada. Si tu banco muestra el importe como retenido, lo libera en unos días sin que hagas nada.',
    again: 'El pago no se completó o el proveedor no confirmó tu viaje. Puedes buscarlo y pagarlo de nuevo.',
    reference: 'Referencia',
    trip: 'Viaje',
    amount: 'Importe',
    see: 'Ver tu reserva',
    search: 'Buscar de nuevo',
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    subject: {
      'booking-pending': (reference) => `Your booking is pending · ${reference}`,
      'booking-review': (reference) => `We are checking your booking · ${reference}`,
      'payment-failed': (reference) => `Your booking was not completed · ${reference}`,
    },
    pending:
      'The supplier has not confirmed your booking yet. Until it does, nothing is charged: the amount is only held on your card. Do not pay again; we will write to you as soon as it answers.',
    failed:
      'Nothing was charged. If your bank shows the amount as held, it releases it within a few days; you do not have to do anything.',
    again:
      'The payment was not completed, or the supplier did not confirm your trip. You can search for it and pay again.',
    reference: 'Reference',
    trip: 'Trip',
    amount: 'Amount',
    see: 'See your booking',
    search: 'Search again',
  },
};

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
  const words = WORDS[locale];
  const reference = booking.reference ?? '';
  const sentence = {
    'booking-pending': words.pending,
    'booking-review': explanation,
    'payment-failed': words.failed,
  }[kind];
  return {
    cause: `${kind}:${attempt.id}`,
    kind,
    bookingId: booking.id,
    to,
    subject: words.subject[kind](reference),
    body: [
      paragraph(words.greeting(firstName)),
      note(sentence),
      facts(
        { label: words.reference, value: reference },
        { label: words.trip, value: trip },
        { label: words.amount, value: amount },
      ),
      ...(kind === 'payment-failed'
        ? [paragraph(words.again), action(words.search, `${siteOrigin}/${locale}`)]
        : [action(words.see, bookingAddress)]),
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
