import type { CodePurpose, ConfirmedBooking, Locale } from '@travesia/contracts';
import type { Money } from '@travesia/domain';
import { bookedAmounts } from '../../text/amounts.ts';
import { findBooking } from '../booking/index.ts';
import { action, code, facts, note, paragraph, type Mail, type Mailing } from '../mail/index.ts';
import { bookingCalendar } from './booking-calendar.ts';
import type { BookingAddress } from './booking-links.ts';
import { revisionOf } from './booking-revision.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { backOf, cancellationsOf, type Cancellation } from './cancellations-repository.ts';
import { cardsText } from './cards-text.ts';
import { refundsOf } from './refunds-repository.ts';
import type { JobHandler, SettlementContext } from './settlement/index.ts';

interface Words {
  readonly greeting: (name: string) => string;
  readonly reference: string;
  readonly part: Readonly<Record<string, string>>;
  readonly codeSubject: (code: string) => string;
  readonly code: Readonly<Record<CodePurpose | 'any', (reference: string) => string>>;
  readonly codeRules: string;
  readonly cancelledSubject: (reference: string) => string;
  /** Where the rest stands. */
  readonly partCancelled: Readonly<Record<string, string>>;
  readonly somethingCancelled: string;
  readonly cancelled: string;
  readonly supplierCancelled: string;
  readonly gaveLess: (quoted: string, gave: string) => string;
  readonly stands: string;
  readonly line: (paid: string, back: string) => string;
  readonly credit: (amount: string) => string;
  readonly back: (amount: string, card: string) => string;
  readonly nothing: string;
  readonly refundSubject: (reference: string) => string;
  readonly refunded: (amount: string, card: string) => string;
  readonly see: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  es: {
    greeting: (name) => `Hola, ${name}:`,
    reference: 'Referencia de la reserva',
    part: { flight: 'Vuelo', hotel: 'Hotel', activity: 'Actividad', tour: 'Tour' },
    codeSubject: (code) => `${code} es tu código de Travesía`,
    code: {
      cancel: (reference) => `Con este código cancelas la reserva ${reference}:`,
      cancel_part: (reference) => `Con este código cancelas el hotel de la reserva ${reference}:`,
      change: (reference) => `Con este código cambias el vuelo de la reserva ${reference}:`,
      add_services: (reference) => `Con este código añades maletas o asientos a la reserva ${reference}:`,
      confirm_owner: (reference) =>
        `Con este código confirmas que la reserva ${reference} es tuya y puedes cambiarla desde ese navegador:`,
      contact: (reference) => `Con este código cambias los datos de contacto de la reserva ${reference}:`,
      name: (reference) => `Con este código pides corregir un nombre de la reserva ${reference}:`,
      any: (reference) => `Con este código cambias o cancelas la reserva ${reference}:`,
    },
    codeRules:
      'Vale diez minutos y una sola vez. Nadie de Travesía te lo pedirá por teléfono. Si no lo pediste, no hagas nada: sin el código no se cambia nada.',
    cancelledSubject: (reference) => `Reserva cancelada · ${reference}`,
    partCancelled: { flight: 'Vuelo cancelado', hotel: 'Hotel cancelado' },
    somethingCancelled: 'Parte de tu reserva, cancelada',
    cancelled: 'Cancelamos lo que nos pediste:',
    supplierCancelled:
      'La compañía ha cancelado tu reserva. No tienes que hacer nada: te devolvemos todo lo que pagaste por ella, y nuestro equipo te escribirá sobre tu viaje.',
    gaveLess: (quoted, gave) =>
      `La compañía ha devuelto menos de lo que había anunciado: ${gave} en lugar de ${quoted}. Nuestro equipo aclara la diferencia y te escribirá.`,
    stands: 'El resto de tu reserva sigue en pie.',
    line: (paid, back) => `pagaste ${paid}, recibes ${back}`,
    credit: (amount) => `La compañía te da ${amount} en crédito para otro viaje.`,
    back: (amount, card) => `Te devolvemos ${amount} (${card}). Te escribiremos cuando salga el dinero.`,
    nothing: 'No se devuelve nada.',
    refundSubject: (reference) => `Reembolso enviado · ${reference}`,
    refunded: (amount, card) =>
      `Hemos enviado tu reembolso de ${amount} (${card}). Tu banco lo abona en 5 a 10 días laborables.`,
    see: 'Ver tu reserva',
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    reference: 'Booking reference',
    part: { flight: 'Flight', hotel: 'Hotel', activity: 'Activity', tour: 'Tour' },
    codeSubject: (code) => `${code} is your Travesía code`,
    code: {
      cancel: (reference) => `This code cancels booking ${reference}:`,
      cancel_part: (reference) => `This code cancels the hotel of booking ${reference}:`,
      change: (reference) => `This code changes the flight of booking ${reference}:`,
      add_services: (reference) => `This code adds bags or seats to booking ${reference}:`,
      confirm_owner: (reference) =>
        `This code confirms that booking ${reference} is yours, so that you can change it in that browser:`,
      contact: (reference) => `This code changes the contact details of booking ${reference}:`,
      name: (reference) => `This code asks to correct a name of booking ${reference}:`,
      any: (reference) => `This code changes or cancels booking ${reference}:`,
    },
    codeRules:
      'It is valid for ten minutes and once. Nobody at Travesía will ask you for it by phone. If you did not ask for it, do nothing: nothing changes without the code.',
    cancelledSubject: (reference) => `Booking canceled · ${reference}`,
    partCancelled: { flight: 'Flight canceled', hotel: 'Hotel canceled' },
    somethingCancelled: 'Part of your booking canceled',
    cancelled: 'We have canceled what you asked for:',
    supplierCancelled:
      'The company has canceled your booking. You do not have to do anything: we give back everything you paid for it, and our team will write to you about your trip.',
    gaveLess: (quoted, gave) =>
      `The company gave back less than it had quoted: ${gave} instead of ${quoted}. Our team is settling the difference and will write to you.`,
    stands: 'The rest of your booking stands.',
    line: (paid, back) => `you paid ${paid}, you get back ${back}`,
    credit: (amount) => `The company gives you a credit of ${amount} for a later trip.`,
    back: (amount, card) => `You get back ${amount} (${card}). We will write to you when the money has left.`,
    nothing: 'Nothing comes back.',
    refundSubject: (reference) => `Refund sent · ${reference}`,
    refunded: (amount, card) =>
      `We have sent your refund of ${amount} (${card}). Your bank credits it in 5 to 10 working days.`,
    see: 'See your booking',
  },
};

type Booked = Pick<
  ConfirmedBooking,
  | 'referenceId'
  | 'passenger'
  | 'bookedAt'
  | 'calendar'
  | 'paymentInformation'
  | 'totalPaid'
  | 'totalShown'
  | 'numberLocale'
>;

export function codeMail(
  booked: Booked,
  sent: {
    readonly codeId: string;
    readonly code: string;
    readonly bookingId: string;
    readonly locale: Locale;
    /** Absent: the page that asked did not say. */
    readonly purpose?: CodePurpose | undefined;
  },
): Mail {
  const words = WORDS[sent.locale];
  return {
    cause: `one-time-code:${sent.codeId}`,
    kind: 'one-time-code',
    bookingId: sent.bookingId,
    to: booked.passenger.email,
    subject: words.codeSubject(sent.code),
    body: [
      paragraph(words.greeting(booked.passenger.firstName)),
      paragraph(words.code[sent.purpose ?? 'any'](booked.referenceId)),
      code(sent.code),
      paragraph(words.codeRules),
    ],
    language: sent.locale,
  };
}

const moneyIn = ({ currency }: Cancellation, amount: number): Money => ({ amount, currency });

export function cancelledMail(
  booked: Booked,
  cancellation: Cancellation,
  {
    isWhole,
    paidWith,
    bookingAddress,
    revision = 0,
  }: {
    readonly isWhole: boolean;
    readonly paidWith: string;
    readonly bookingAddress: string;
    /** How often the booking was changed before: each has counted its calendar up. */
    readonly revision?: number;
  },
): Mail {
  const { locale } = cancellation;
  const words = WORDS[locale];
  const amountWords = bookedAmounts(booked, locale);
  const text = (amount: number) => amountWords(moneyIn(cancellation, amount));
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
    {
      sequence: revision + 1,
      at: (cancellation.cancelled_at ?? cancellation.updated_at).toISOString(),
    },
  );
  const back = cancellation.refund_amount;
  const [only] = cancelled.length === 1 ? cancelled : [];
  const partSubject = words.partCancelled[only?.part ?? ''] ?? words.somethingCancelled;
  return {
    cause: `booking-cancelled:${cancellation.id}`,
    kind: 'booking-cancelled',
    bookingId: cancellation.booking_id,
    to: booked.passenger.email,
    subject: isWhole ? words.cancelledSubject(booked.referenceId) : `${partSubject} · ${booked.referenceId}`,
    body: [
      paragraph(words.greeting(booked.passenger.firstName)),
      paragraph(cancellation.reason === 'supplier_cancelled' ? words.supplierCancelled : words.cancelled),
      facts(
        { label: words.reference, value: booked.referenceId },
        ...cancelled.map((each) => ({
          label: words.part[each.part] ?? each.part,
          value: words.line(text(each.price), text(backOf(each))),
        })),
      ),
      ...cancelled.flatMap(({ credit }) => (credit ? [paragraph(words.credit(text(credit)))] : [])),
      ...cancelled.flatMap(({ supplier_refund: quoted, supplier_gave: gave }) =>
        gave !== null && gave < quoted ? [paragraph(words.gaveLess(text(quoted), text(gave)))] : [],
      ),
      note(back > 0 ? words.back(text(back), paidWith) : words.nothing),
      ...(isWhole ? [] : [paragraph(words.stands)]),
      action(words.see, bookingAddress),
    ],
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

export function refundMail(
  booked: Booked,
  cancellation: Cancellation,
  { paidWith, bookingAddress }: { readonly paidWith: string; readonly bookingAddress: string },
): Mail {
  const words = WORDS[cancellation.locale];
  const amount = bookedAmounts(
    booked,
    cancellation.locale,
  )(moneyIn(cancellation, cancellation.refund_amount));
  return {
    cause: `refund-sent:${cancellation.id}`,
    kind: 'refund-sent',
    bookingId: cancellation.booking_id,
    to: booked.passenger.email,
    subject: words.refundSubject(booked.referenceId),
    body: [
      paragraph(words.greeting(booked.passenger.firstName)),
      paragraph(words.refunded(amount, paidWith)),
      facts({ label: words.reference, value: booked.referenceId }),
      action(words.see, bookingAddress),
    ],
    language: cancellation.locale,
  };
}

/** Queues what a cancellation has to say so far, each mail once however often the job runs (N-03). */
export function createCancellationMails(
  context: Pick<SettlementContext, 'db' | 'market' | 'methods'>,
  {
    mailing,
    addressOf,
  }: { readonly mailing: Pick<Mailing, 'isOn' | 'queue'>; readonly addressOf: BookingAddress },
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
    const revision = await revisionOf(context.db, booking);
    for (const cancellation of cancellations) {
      const booked = booking.confirmed[cancellation.locale];
      const refunds = await refundsOf(context.db, cancellation);
      const shares = refunds.map((refund) => ({ amount: refund.amount, payment: refund }));
      const paidWith =
        cardsText(context, shares, cancellation.locale) || (booked.paymentInformation.paidWith ?? '');
      const bookingAddress = addressOf(bookingId, cancellation.locale);
      if (cancellation.cancelled_at && cancellation.change_id !== null) {
        const { contactNumber } = context.market(booking.market);
        const of = { bookingId, locale: cancellation.locale, bookingAddress, contactNumber };
        await mailing.queue(await confirmationMail(booked, { ...of, occasion: 'changed' }));
      } else if (cancellation.cancelled_at)
        await mailing.queue(
          cancelledMail(booked, cancellation, {
            isWhole: order === undefined,
            paidWith,
            bookingAddress,
            revision,
          }),
        );
      if (cancellation.refunded_at)
        await mailing.queue(refundMail(booked, cancellation, { paidWith, bookingAddress }));
    }
    return true;
  };
}
