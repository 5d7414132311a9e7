import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { inLocale } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import { findBooking, isInFlight } from '../booking/index.ts';
import { action, facts, paragraph, type Mail, type Mailing } from '../mail/index.ts';
import type { BookingAddress } from './booking-links.ts';
import type { JobHandler, SettlementContext } from './settlement/index.ts';
import { standingBooking } from './standing-booking.ts';
import { liveSupplierOrders, type SupplierOrder } from './supplier-orders-repository.ts';
import { ticketTexts } from '../../text/ticket-texts.ts';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/ticket-mail.json';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/ticket-mail.json'));

export function ticketMail(
  booked: ConfirmedBooking,
  order: Pick<SupplierOrder, 'id' | 'locator' | 'ticketNumbers' | 'ticketHolders'>,
  {
    bookingId,
    locale,
    bookingAddress,
  }: { readonly bookingId: string; readonly locale: Locale; readonly bookingAddress: string },
): Mail {
  const words = wordsOf(locale);
  return {
    cause: `tickets-issued:${order.id}`,
    kind: 'tickets-issued',
    bookingId,
    to: booked.passenger.email,
    subject: words('subject', { reference: booked.referenceId }),
    body: [
      paragraph(words('greeting', { name: booked.passenger.firstName })),
      paragraph(words('issued', { trip: booked.heading })),
      facts(
        { label: words('reference'), value: booked.referenceId },
        ...(order.locator === null ? [] : [{ label: words('airline'), value: order.locator }]),
        { label: words('numbers'), value: ticketTexts(order.ticketNumbers, order.ticketHolders).join(', ') },
      ),
      paragraph(words('checkIn')),
      action(words('see'), bookingAddress),
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
    // Seen while the payment still ends: the mail waits for the booking, unless there will be none.
    if (!booking.confirmed) return !isInFlight(booking.state) && booking.state !== 'manual_review';
    for (const order of await liveSupplierOrders(context.db, bookingId)) {
      if (order.ticketedAtMs === null) continue;
      const { locale } = booking;
      const bookingAddress = addressOf(bookingId, locale);
      const booked = (await standingBooking(context, booking, locale)) ?? inLocale(booking.confirmed, locale);
      await mailing.queue(ticketMail(booked, order, { bookingId, locale, bookingAddress }));
    }
    return true;
  };
}
