import type { FastifyInstance } from 'fastify';
import type { StaysContext } from './context.ts';
import { CITY_MAGIC, CROWDED_CITY, GUEST_MAGIC, NAMED_SWITCHES, SWITCH_CITY } from './switches.ts';

/** For tests and for a person who plays the switches by hand. */
export function registerStaysControl(app: FastifyInstance, { switches, records }: StaysContext): void {
  switches.register(app, '/_control/stays/switches', {
    byCity: CITY_MAGIC,
    crowdedCity: CROWDED_CITY,
    switchCity: SWITCH_CITY,
    byHotelName: Object.fromEntries(NAMED_SWITCHES.map(({ name, acts }) => [name, acts])),
    byFamilyName: GUEST_MAGIC,
  });

  app.get('/_control/stays/bookings', async () => ({
    bookings: records.bookings().map(({ booking, quote, familyNames, createdMs, refundCents }) => ({
      id: booking.id,
      reference: booking.reference,
      status: booking.status,
      createdMs,
      cancelledAt: booking.cancelled_at,
      refundCents,
      metadata: booking.metadata,
      totalAmount: quote.quote.total_amount,
      totalCurrency: quote.quote.total_currency,
      hotel: booking.accommodation.name,
      checkIn: booking.check_in_date,
      checkOut: booking.check_out_date,
      rooms: booking.rooms,
      familyNames,
    })),
  }));
}
