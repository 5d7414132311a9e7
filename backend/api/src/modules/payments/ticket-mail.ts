import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { findBooking } from '../booking/index.ts';
import { action, facts, paragraph, type Mail, type Mailing } from '../mail/index.ts';
import type { BookingAddress } from './booking-links.ts';
import type { JobHandler, SettlementContext } from './settlement/index.ts';
import { standingBooking } from './standing-booking.ts';
import { liveSupplierOrders, type SupplierOrder } from './supplier-orders-repository.ts';

interface Words {
  readonly subject: (reference: string) => string;
  readonly greeting: (name: string) => string;
  readonly issued: (trip: string) => string;
  readonly numbers: string;
  readonly checkIn: string;
  readonly reference: string;
  readonly airline: string;
  readonly see: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  es: {
    subject: (reference) => `Billetes emitidos · ${reference}`,
    greeting: (name) => `Hola, ${name}:`,
    issued: (trip) => `La aerolínea ya ha emitido tus billetes: ${trip}.`,
    numbers: 'Números de billete',
    checkIn: 'No tienes que hacer nada más hasta la facturación.',
    reference: 'Referencia de la reserva',
    airline: 'Referencia de la aerolínea',
    see: 'Ver tu reserva',
  },
  en: {
    subject: (reference) => `Tickets issued · ${reference}`,
    greeting: (name) => `Hello ${name},`,
    issued: (trip) => `The airline has issued your tickets: ${trip}.`,
    numbers: 'Ticket numbers',
    checkIn: 'There is nothing more to do until check-in.',
    reference: 'Booking reference',
    airline: 'Airline reference',
    see: 'See your booking',
  },
};

export function ticketMail(
  booked: ConfirmedBooking,
  order: Pick<SupplierOrder, 'id' | 'locator' | 'ticketNumbers'>,
  {
    bookingId,
    locale,
    bookingAddress,
  }: { readonly bookingId: string; readonly locale: Locale; readonly bookingAddress: string },
): Mail {
  const words = WORDS[locale];
  return {
    cause: `tickets-issued:${order.id}`,
    kind: 'tickets-issued',
    bookingId,
    to: booked.passenger.email,
    subject: words.subject(booked.referenceId),
    body: [
      paragraph(words.greeting(booked.passenger.firstName)),
      paragraph(words.issued(booked.heading)),
      facts(
        { label: words.reference, value: booked.referenceId },
        ...(order.locator === null ? [] : [{ label: words.airline, value: order.locator }]),
        { label: words.numbers, value: order.ticketNumbers.join(', ') },
      ),
      paragraph(words.checkIn),
      action(words.see, bookingAddress),
    ],
    language: locale,
  };
}

/** Queues "tickets issued" for each order whose tickets came after it, once however often the job runs (N-03). */
export function createTicketMail(
  context: Pick<SettlementContext, 'db' | 'kinds' | 'market'>,
  {
    mailing,
    addressOf,
  }: { readonly mailing: Pick<Mailing, 'isOn' | 'queue'>; readonly addressOf: BookingAddress },
): JobHandler {
  return async ({ bookingId }) => {
    const booking = await findBooking(context.db, bookingId);
    if (!mailing.isOn || !booking) return true;
    // Seen while the payment still ends: the mail waits for the booking.
    if (!booking.confirmed) return false;
    for (const order of await liveSupplierOrders(context.db, bookingId)) {
      if (order.ticketedAtMs === null) continue;
      const { locale } = booking;
      const bookingAddress = addressOf(bookingId, locale);
      const booked = (await standingBooking(context, booking, locale)) ?? booking.confirmed[locale];
      await mailing.queue(ticketMail(booked, order, { bookingId, locale, bookingAddress }));
    }
    return true;
  };
}
