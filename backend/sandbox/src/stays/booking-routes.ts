import type { FastifyInstance } from 'fastify';
import { dataOf, isRecord } from '../duffel/body.ts';
import { pageOf } from '../duffel/pages.ts';
import { WireError } from '../duffel/wire-error.ts';
import { idFrom } from '../world/hash.ts';
import { isSilentSince } from '../world/silence.ts';
import type { StaysContext } from './context.ts';
import { RESULT_LIFE_MS, type BookingRecord } from './records.ts';
import { stayErrors } from './stay-errors.ts';

interface NewBooking {
  readonly quoteId: string;
  readonly guests: readonly { given_name: string; family_name: string }[];
  readonly email: string;
  readonly phone: string;
  readonly requests: string | null;
  readonly metadata: Record<string, string> | null;
}

const METADATA_KEYS = 50;
const METADATA_VALUE = 500;

function textOf(record: Record<string, unknown>, name: string, path = name): string {
  const value = record[name];
  if (typeof value !== 'string' || value.trim() === '')
    throw WireError.validation(path, `Field '${name}' can't be blank.`);
  return value;
}

function metadataOf(value: unknown): Record<string, string> | null {
  if (value === undefined || value === null) return null;
  if (!isRecord(value) || Object.keys(value).length > METADATA_KEYS)
    throw WireError.validation('metadata', 'Metadata must be an object of at most 50 keys.');
  for (const [key, text] of Object.entries(value)) {
    if (typeof text !== 'string' || text.length > METADATA_VALUE)
      throw WireError.validation(`metadata.${key}`, 'Values are texts of at most 500 characters.');
  }
  return value as Record<string, string>;
}

function readNewBooking(body: unknown): NewBooking {
  const data = dataOf(body);
  const list = Array.isArray(data['guests']) ? data['guests'].filter(isRecord) : [];
  if (list.length === 0) throw WireError.validation('guests', 'At least one guest is needed.');
  const phone = textOf(data, 'phone_number');
  if (!/^\+\d{7,15}$/.test(phone))
    throw WireError.validation('phone_number', 'The phone number must be in E.164 format.');
  const email = textOf(data, 'email');
  if (!/^\S+@\S+\.\S+$/.test(email)) throw WireError.validation('email', 'The email address is not valid.');
  const requests = data['accommodation_special_requests'];
  return {
    quoteId: textOf(data, 'quote_id'),
    guests: list.map((guest, index) => ({
      given_name: textOf(guest, 'given_name', `guests.${index}.given_name`),
      family_name: textOf(guest, 'family_name', `guests.${index}.family_name`),
    })),
    email,
    phone,
    requests: typeof requests === 'string' ? requests : null,
    metadata: metadataOf(data['metadata']),
  };
}

export function registerBookingRoutes(api: FastifyInstance, context: StaysContext): void {
  const { records, switches, clock } = context;

  api.post('/stays/bookings', async (request, reply) => {
    const input = readNewBooking(request.body);
    const quote = records.findQuote(input.quoteId);
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
        phone_number: input.phone,
        accommodation: quote.quote.accommodation,
        check_in_date: search.query.checkIn,
        check_out_date: search.query.checkOut,
        reference: idFrom(8, 'stay reference', id).toUpperCase(),
        status: 'confirmed',
        confirmed_at: new Date(nowMs).toISOString(),
        cancelled_at: null,
        guests: input.guests.map((guest) => ({ ...guest })),
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
    if (switches.isOn('lost_booking_answer', occasion)) {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
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
    if (isSilent || switches.isOn('lost_cancel_answer', occasion)) {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    return { data: booking };
  });
}
