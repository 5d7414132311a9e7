import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import type { Money } from '@travesia/domain';
import { moneyText } from '../../text/amounts.ts';
import { findBooking } from '../booking/index.ts';
import type { Mail, Mailing } from '../mail/index.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { cancellationsOf, type Cancellation } from './cancellations-repository.ts';
import type { JobHandler, SettlementContext } from './settlement/index.ts';

interface Words {
  readonly greeting: (name: string) => string;
  readonly reference: (reference: string) => string;
  readonly part: Readonly<Record<string, string>>;
  readonly codeSubject: (code: string) => string;
  readonly code: (code: string, reference: string) => readonly string[];
  readonly cancelledSubject: (reference: string) => string;
  readonly cancelled: string;
  readonly stands: string;
  readonly line: (part: string, paid: string, back: string) => string;
  readonly credit: (amount: string) => string;
  readonly back: (amount: string, card: string) => string;
  readonly nothing: string;
  readonly refundSubject: (reference: string) => string;
  readonly refunded: (amount: string, card: string) => string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  es: {
    greeting: (name) => `Hola, ${name}:`,
    reference: (reference) => `Referencia de la reserva: ${reference}`,
    part: { flight: 'Vuelo', hotel: 'Hotel', activity: 'Actividad', tour: 'Tour' },
    codeSubject: (code) => `${code} es tu código de Travesía`,
    code: (code, reference) => [
      `Tu código para cancelar la reserva ${reference} es ${code}.`,
      '',
      'Vale diez minutos y una sola vez. Nadie de Travesía te lo pedirá por teléfono.',
      'Si no lo pediste, no hagas nada: sin el código no se cancela nada.',
    ],
    cancelledSubject: (reference) => `Reserva cancelada · ${reference}`,
    cancelled: 'Cancelamos lo que nos pediste:',
    stands: 'El resto de tu reserva sigue en pie.',
    line: (part, paid, back) => `${part}: pagaste ${paid}, recibes ${back}`,
    credit: (amount) => `La compañía te da ${amount} en crédito para otro viaje.`,
    back: (amount, card) => `Te devolvemos ${amount} (${card}). Te escribiremos cuando salga el dinero.`,
    nothing: 'No se devuelve nada.',
    refundSubject: (reference) => `Reembolso enviado · ${reference}`,
    refunded: (amount, card) =>
      `Hemos enviado tu reembolso de ${amount} (${card}). Tu banco lo abona en 5 a 10 días laborables.`,
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    reference: (reference) => `Booking reference: ${reference}`,
    part: { flight: 'Flight', hotel: 'Hotel', activity: 'Activity', tour: 'Tour' },
    codeSubject: (code) => `${code} is your Travesía code`,
    code: (code, reference) => [
      `Your code to cancel booking ${reference} is ${code}.`,
      '',
      'It is valid for ten minutes and once. Nobody at Travesía will ask you for it by phone.',
      'If you did not ask for it, do nothing: nothing is cancelled without the code.',
    ],
    cancelledSubject: (reference) => `Booking cancelled · ${reference}`,
    cancelled: 'We have cancelled what you asked for:',
    stands: 'The rest of your booking stands.',
    line: (part, paid, back) => `${part}: you paid ${paid}, you get back ${back}`,
    credit: (amount) => `The company gives you a credit of ${amount} for a later trip.`,
    back: (amount, card) => `You get back ${amount} (${card}). We will write to you when the money has left.`,
    nothing: 'Nothing comes back.',
    refundSubject: (reference) => `Refund sent · ${reference}`,
    refunded: (amount, card) =>
      `We have sent your refund of ${amount} (${card}). Your bank credits it in 5 to 10 working days.`,
  },
};

type Booked = Pick<
  ConfirmedBooking,
  'referenceId' | 'passenger' | 'bookedAt' | 'calendar' | 'paymentInformation'
>;

export function codeMail(
  booked: Booked,
  facts: {
    readonly codeId: string;
    readonly code: string;
    readonly bookingId: string;
    readonly locale: Locale;
  },
): Mail {
  const words = WORDS[facts.locale];
  return {
    cause: `one-time-code:${facts.codeId}`,
    kind: 'one-time-code',
    bookingId: facts.bookingId,
    to: booked.passenger.email,
    subject: words.codeSubject(facts.code),
    text: [
      words.greeting(booked.passenger.firstName),
      '',
      ...words.code(facts.code, booked.referenceId),
    ].join('\n'),
    language: facts.locale,
  };
}

const moneyIn = ({ currency }: Cancellation, amount: number): Money => ({ amount, currency });

function cancelledMail(booked: Booked, cancellation: Cancellation, isWhole: boolean, paidWith: string): Mail {
  const { locale } = cancellation;
  const words = WORDS[locale];
  const text = (amount: number) => moneyText(moneyIn(cancellation, amount), locale);
  const cancelled = cancellation.parts.filter(({ state }) => state === 'cancelled');
  const names = new Set(cancelled.map(({ part }) => part));
  const calendar = bookingCalendar(
    {
      ...booked,
      calendar: (booked.calendar ?? []).filter(
        ({ id }) => isWhole || (id === 'stay' ? names.has('hotel') : names.has('flight')),
      ),
    },
    locale,
    { sequence: 1, at: (cancellation.cancelled_at ?? cancellation.updated_at).toISOString() },
  );
  const back = cancellation.refund_amount;
  return {
    cause: `booking-cancelled:${cancellation.id}`,
    kind: 'booking-cancelled',
    bookingId: cancellation.booking_id,
    to: booked.passenger.email,
    subject: words.cancelledSubject(booked.referenceId),
    text: [
      words.greeting(booked.passenger.firstName),
      '',
      words.cancelled,
      ...cancelled.map(({ part, price, supplier_refund: refund }) =>
        words.line(words.part[part] ?? part, text(price), text(Math.min(price, refund))),
      ),
      ...cancelled.flatMap(({ credit }) => (credit ? [words.credit(text(credit))] : [])),
      ...(isWhole ? [] : [words.stands]),
      '',
      back > 0 ? words.back(text(back), paidWith) : words.nothing,
      '',
      words.reference(booked.referenceId),
    ].join('\n'),
    language: locale,
    attachments:
      calendar === null
        ? []
        : [
            {
              fileName: `travesia-${booked.referenceId}.ics`,
              contentType: 'text/calendar; charset=utf-8; method=CANCEL',
              content: calendar,
            },
          ],
  };
}

function refundMail(booked: Booked, cancellation: Cancellation, paidWith: string): Mail {
  const words = WORDS[cancellation.locale];
  const amount = moneyText(moneyIn(cancellation, cancellation.refund_amount), cancellation.locale);
  return {
    cause: `refund-sent:${cancellation.id}`,
    kind: 'refund-sent',
    bookingId: cancellation.booking_id,
    to: booked.passenger.email,
    subject: words.refundSubject(booked.referenceId),
    text: [
      words.greeting(booked.passenger.firstName),
      '',
      words.refunded(amount, paidWith),
      '',
      words.reference(booked.referenceId),
    ].join('\n'),
    language: cancellation.locale,
  };
}

/** Queues what a cancellation has to say so far, each mail once however often the job runs (N-03). */
export function createCancellationMails(
  context: Pick<SettlementContext, 'db'>,
  mailing: Pick<Mailing, 'isOn' | 'queue'>,
): JobHandler {
  return async ({ bookingId }) => {
    const booking = await findBooking(context.db, bookingId);
    if (!mailing.isOn || !booking?.confirmed) return true;
    const cancellations = await cancellationsOf(context.db, bookingId);
    const order = await context.db
      .selectFrom('supplier_orders')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('live', '=', true)
      .executeTakeFirst();
    for (const cancellation of cancellations) {
      const booked = booking.confirmed[cancellation.locale];
      const paidWith = booked.paymentInformation.paidWith ?? '';
      if (cancellation.cancelled_at)
        await mailing.queue(cancelledMail(booked, cancellation, order === undefined, paidWith));
      if (cancellation.refunded_at) await mailing.queue(refundMail(booked, cancellation, paidWith));
    }
    return true;
  };
}
