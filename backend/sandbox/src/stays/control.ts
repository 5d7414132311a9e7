import type { FastifyInstance } from 'fastify';
import { isRecord } from '../duffel/body.ts';
import type { StaysContext } from './context.ts';
import {
  CITY_MAGIC,
  CROWDED_CITY,
  GUEST_MAGIC,
  NAMED_SWITCHES,
  STAY_SWITCHES,
  SWITCH_CITY,
  type StaySwitchSetting,
} from './switches.ts';

function textOrNull(value: unknown): string | null | undefined {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : undefined;
}

function settingOf(body: unknown): StaySwitchSetting | null {
  if (!isRecord(body)) return null;
  const city = textOrNull(body['city']);
  const hotel = textOrNull(body['hotel']);
  const familyName = textOrNull(body['familyName']);
  const { switches, times = null } = body;
  if (city === undefined || hotel === undefined || familyName === undefined) return null;
  if (times !== null && !(Number.isInteger(times) && Number(times) > 0)) return null;
  if (!Array.isArray(switches)) return null;
  const known = STAY_SWITCHES.filter((each) => switches.includes(each));
  if (known.length === 0 || known.length !== switches.length) return null;
  return { city, hotel, familyName, switches: known, remaining: times === null ? null : Number(times) };
}

/** For tests and for a person who plays the switches by hand. */
export function registerStaysControl(app: FastifyInstance, { switches, records }: StaysContext): void {
  app.get('/_control/stays/switches', async () => ({
    switches: STAY_SWITCHES,
    byCity: CITY_MAGIC,
    crowdedCity: CROWDED_CITY,
    switchCity: SWITCH_CITY,
    byHotelName: Object.fromEntries(NAMED_SWITCHES.map(({ name, acts }) => [name, acts])),
    byFamilyName: GUEST_MAGIC,
    set: switches.list(),
  }));

  app.post('/_control/stays/switches', async (request, reply) => {
    const setting = settingOf(request.body);
    if (!setting) {
      return reply.code(400).send({
        error: 'give switches [], and any of city "MAD", hotel (a part of its name), familyName, times',
        switches: STAY_SWITCHES,
      });
    }
    switches.add(setting);
    return { set: switches.list() };
  });

  app.delete('/_control/stays/switches', async () => {
    switches.clear();
    return { set: [] };
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
