import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MetadataSchema, PhoneSchema, readData } from '../duffel/body.ts';
import { pageOf } from '../duffel/pages.ts';
import { WireError } from '../duffel/wire-error.ts';
import { FilledSchema } from '../wire-body.ts';
import { idFrom } from '../world/hash.ts';
import { isSilentSince, loseReply } from '../world/silence.ts';
import type { StaysContext } from './context.ts';
import { RESULT_LIFE_MS, type BookingRecord } from './records.ts';
import { stayErrors } from './stay-errors.ts';

const NewBookingSchema = v.object({
  quote_id: FilledSchema,
  guests: v.pipe(
    v.array(v.object({ given_name: FilledSchema, family_name: FilledSchema })),
    v.nonEmpty('At least one guest is needed.'),
  ),
  email: v.pipe(v.string(), v.regex(/^\S+@\S+\.\S+$/, 'The email address is not valid.')),
  phone_number: PhoneSchema,
  metadata: v.nullish(MetadataSchema, null),
});

export function registerBookingRoutes(api: FastifyInstance, context: StaysContext): void {
  const { records, switches, clock } = context;

  api.post('/stays/bookings', async (request, reply) => {
    const input = readData(NewBookingSchema, request.body);
    const quote = records.findQuote(input.quote_id);
    const { house, search } = quote.rate;
    const familyNames = input.guests.map((guest) => guest.family_name);
    const occasion = { house, familyNames };
    const nowMs = clock.nowMs();
    if (switches.isOn('rate_limited_booking', occasion)) throw WireError.rateLimited();
    if (switches.isOn('failing_booking', occasion)) throw WireError.internal();
    if (quote.bookingId !== null) throw stayErrors.quoteUsed();
    if (nowMs >= quote.createdMs + RESULT_LIFE_MS || switches.isOn('expired_at_booking', occasion))
      throw stayErrors.quoteExpired();
    if (switches.isOn('sold_out_at_booking', occasion)) throw stayErrors.rateGone();
    if (switches.isOn('price_changed_at_booking', occasion)) throw WireError.priceChanged();
    const id = records.nextId('bok', nowMs);
    const record: BookingRecord = {
      booking: {
        id,
        email: input.email,
        phone_number: input.phone_number,
        accommodation: quote.quote.accommodation,
        check_in_date: search.query.checkIn,
        check_out_date: search.query.checkOut,
        reference: idFrom(8, 'stay reference', id).toUpperCase(),
        status: 'confirmed',
        confirmed_at: new Date(nowMs).toISOString(),
        cancelled_at: null,
        guests: input.guests,
        supported_loyalty_programme: null,
        loyalty_programme_account_number: null,
        rooms: search.query.rooms,
        metadata: input.metadata,
        key_collection: quote.quote.accommodation.key_collection,
        estimated_commission_amount: null,
        estimated_commission_currency: null,
      },
      quote,
      familyNames,
      createdMs: nowMs,
      refundCents: 0,
    };
    records.addBooking(record);
    request.log.info({ bookingId: id, metadata: input.metadata }, 'stay booked');
    if (switches.isOn('lost_booking_answer', occasion)) return loseReply(reply);
    if (switches.isOn('slow_booking', occasion)) await context.waitSlowly();
    return reply.code(201).send({ data: record.booking });
  });

  api.get<{ Querystring: Record<string, unknown> }>('/stays/bookings', async (request) =>
    pageOf(
      records
        .bookings()
        .map((record) => record.booking)
        .toReversed(),
      request.query,
    ),
  );

  api.get<{ Params: { id: string } }>('/stays/bookings/:id', async (request) => {
    const { booking, quote, familyNames } = records.findBooking(request.params.id);
    const cancelledMs = booking.cancelled_at ? Date.parse(booking.cancelled_at) : null;
    const isSilent =
      isSilentSince(cancelledMs, clock.nowMs()) &&
      switches.isOn('silent_cancel', { house: quote.rate.house, familyNames });
    if (isSilent) throw WireError.internal();
    return { data: booking };
  });

  api.post<{ Params: { id: string } }>('/stays/bookings/:id/actions/cancel', async (request, reply) => {
    const record = records.findBooking(request.params.id);
    const { booking, quote } = record;
    if (booking.status === 'cancelled') throw stayErrors.alreadyCancelled();
    const occasion = { house: quote.rate.house, familyNames: record.familyNames };
    if (switches.isOn('cancel_refused', occasion)) throw stayErrors.notCancellable();
    const nowMs = clock.nowMs();
    booking.status = 'cancelled';
    booking.cancelled_at = new Date(nowMs).toISOString();
    record.refundCents = quote.rate.plan.timeline.find((step) => nowMs < step.beforeMs)?.refundCents ?? 0;
    const isSilent = switches.isOn('silent_cancel', occasion);
    if (isSilent || switches.isOn('lost_cancel_answer', occasion)) return loseReply(reply);
    return { data: booking };
  });
}
