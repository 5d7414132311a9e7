import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FlightSearchPayload } from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import { findCity } from '@travesia/geography';
import { buildSandbox } from '@travesia/sandbox/app';
import type { ActivityDays, NewActivityBooking, SupplierActivity } from '../modules/activities/ports.ts';
import type { NewFlightOrder } from '../modules/flights/ports.ts';
import type { NewStayBooking, StayRequest } from '../modules/hotels/ports.ts';
import { createHotelbedsActivitySupplier } from '../suppliers/activities-hotelbeds/index.ts';
import { createDuffelFlightSupplier } from '../suppliers/flight-duffel/index.ts';
import { createDuffelStaySupplier } from '../suppliers/stays-duffel/index.ts';
import { unreadableItems } from './readable-items.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];

const FROM = addDays(todayIn(Date.now()), 40);
const ITEMS_KEPT = 2;
const MISSING: unique symbol = Symbol('missing');
/** Nothing, another type, huge, negative, another currency. */
const BAD_VALUES: readonly (Json | typeof MISSING)[] = [
  null,
  MISSING,
  {},
  [],
  true,
  '',
  'ZZZ',
  'EUR',
  1e22,
  '10000000000000000000000.00',
  -50,
  '-50.00',
];
/** Every field with every value, before a release; else so many of them, the same ones each time. */
const IS_WHOLE = process.env.BAD_REPLIES === 'all';
const SAMPLE = 24;

const sandbox = await buildSandbox({});
const recorded = new Map<string, { status: number; body: Json }>();
let change: (body: Json) => Json = (body) => body;
let server: Server;
let baseUrl = '';

/** The sandbox's replies, recorded once; afterwards with one value of them changed. */
beforeAll(async () => {
  const sandboxUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  server = createServer(async (request, response) => {
    const body = await text(request);
    const key = `${request.method} ${request.url} ${body}`;
    if (!recorded.has(key)) {
      const { host: _host, 'content-length': _length, connection: _connection, ...headers } = request.headers;
      const reply = await fetch(`${sandboxUrl}${request.url}`, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(body ? { body } : {}),
      });
      recorded.set(key, { status: reply.status, body: shortened((await reply.json()) as Json) });
    }
    const known = recorded.get(key);
    response
      .writeHead(known?.status ?? 500, { 'content-type': 'application/json' })
      .end(JSON.stringify(change(structuredClone(known?.body ?? null))));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 60_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await sandbox.close();
});

function shortened(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, ITEMS_KEPT).map(shortened);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]));
}

/** Every field of the first item of each list. */
function pathsOf(value: Json, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  const children = Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value);
  return [
    ...(path.length > 0 ? [path] : []),
    ...children.flatMap(([key, each]) => pathsOf(each, [...path, key])),
  ];
}

function changed(body: Json, path: Path, bad: Json | typeof MISSING): Json {
  let owner = body as Record<string, Json>;
  for (const key of path.slice(0, -1)) {
    const next = owner?.[key];
    // Another reply of the same call, which has no such field.
    if (next === null || typeof next !== 'object') return body;
    owner = next as Record<string, Json>;
  }
  const last = String(path.at(-1));
  if (!(last in owner)) return body;
  if (bad === MISSING) delete owner[last];
  else owner[last] = bad;
  return body;
}

const centre = findCity('MAD')?.location ?? { lat: 0, lon: 0 };
const ADULTS = { adult: 1, child: 0, infant: 0 };
const FLIGHT: FlightSearchPayload = {
  legInfo: { 1: { from: 'MAD', to: 'BOG', departureDate: FROM } },
  refundableFare: true,
  noRestrictionFare: false,
  noPenaltyFare: false,
  travelerInfo: ADULTS,
  currencyCode: 'USD',
  infoData: { source: '', medium: '', affiliateId: '', referrer: '' },
};
const STAY: StayRequest = {
  startDate: FROM,
  endDate: addDays(FROM, 3),
  rooms: [{ adults: 2, childAges: [] }],
};
const DAYS: ActivityDays = { from: FROM, to: addDays(FROM, 2), paxes: [{ age: 30 }], language: 'en' };
const CONTACT = { email: 'ana@example.com', phone: '+34 600 11 22 33' };
/** No call is too slow on a busy machine. */
const LONG_MS = 60_000;

const flights = () => createDuffelFlightSupplier({ baseUrl, token: 'duffel_test_key' });
const stays = () =>
  createDuffelStaySupplier({ baseUrl, token: 'duffel_test_key', suggestDeadlineMs: LONG_MS });
const activities = () =>
  createHotelbedsActivitySupplier({
    baseUrl,
    apiKey: 'hotelbeds_test_travesia_sandbox',
    secret: 'travesia-sandbox-activities',
  });

/** What the cases begin with: asked for with good replies. */
function found<Value>(value: Value | undefined | null): Value {
  if (value === undefined || value === null) throw new Error('the sandbox has nothing to begin with');
  return value;
}

async function pricedFlight() {
  const { offers } = await flights().search(FLIGHT);
  const outcome = await flights().price(found(offers[0]), FLIGHT);
  if (outcome.state !== 'priced') throw new Error(outcome.state);
  return outcome.flight;
}

async function flightOrder(reference: string): Promise<NewFlightOrder> {
  const flight = await pricedFlight();
  return {
    reference,
    supplierOfferId: flight.supplierOfferId,
    amount: flight.offer.price.intTotal,
    services: [],
    contact: CONTACT,
    travellers: Object.values(flight.supplierTravellerIds).map((supplierTravellerId) => ({
      supplierTravellerId,
      type: 'ADULT' as const,
      firstName: 'Ana',
      middleName: '',
      lastName: reference,
      gender: 'female' as const,
      dateOfBirth: '1990-05-04',
      infantSupplierTravellerId: null,
      document: null,
      frequentFlyer: null,
    })),
  };
}

async function rateToQuote() {
  const { hotels } = await stays().search({
    ...STAY,
    centre,
    radiusKm: 20,
    refundableOnly: false,
    hotelCode: null,
  });
  const hotel = found(await stays().hotel(found(hotels[0]).hotel.hotelCode, STAY));
  const room = found(hotel.rooms[0]);
  return { hotelCode: hotel.hotel.hotelCode, stay: STAY, roomName: room.name, rate: found(room.rates[0]) };
}

async function stayBooking(reference: string): Promise<NewStayBooking> {
  const outcome = await stays().quote(await rateToQuote());
  if (outcome.state !== 'quoted') throw new Error(outcome.state);
  return {
    reference,
    supplierQuoteId: outcome.quote.supplierQuoteId,
    guests: [{ firstName: 'Ana', lastName: 'Ruiz' }],
    contact: CONTACT,
  };
}

const searchActivities = () => activities().search({ ...DAYS, centre });

async function activityBooking(reference: string): Promise<NewActivityBooking> {
  const listed = found((await searchActivities()).activities[0]);
  const activity = found(await activities().activity(listed.code, DAYS));
  const day = found(activity.modalities[0]?.rates[0]?.days[0]);
  const person = { firstName: 'Ana', lastName: 'Ruiz' };
  return {
    reference,
    language: 'en',
    supplierRateKey: day.supplierRateKey,
    date: day.date,
    endDate: day.endDate,
    session: day.sessions[0]?.code ?? null,
    serviceLanguage: day.languages[0]?.code ?? null,
    holder: { ...person, ...CONTACT },
    participants: [{ ...person, age: 30, type: 'ADULT' }],
    answers: [],
  };
}

const daysOf = (list: readonly SupplierActivity[]) =>
  list.flatMap(({ modalities }) =>
    modalities.flatMap(({ rates }) => rates.flatMap(({ days }) => days.map(({ total }) => total))),
  );

/** After something was asked to be booked only these are answers: a no would give the money back for a booking. */
function bookedOrUnknown(outcome: { readonly state: string }, texts: readonly unknown[]): readonly unknown[] {
  if (outcome.state === 'unknown') return [];
  if (outcome.state !== 'created') return [`it was ${outcome.state}`];
  return texts.every((text) => typeof text === 'string' && text !== '') ? [] : ['it was booked as nothing'];
}

/** What a call shows: amounts, each of which the recorded replies have, or a word about what is wrong. */
type Shown = readonly unknown[];
interface Case {
  readonly name: string;
  /** Some calls leave nothing out, because there is only one thing. */
  readonly isList?: true;
  /** Asked with good replies, before the call; the call is then made with each bad one. */
  readonly prepare: () => Promise<() => Promise<Shown>>;
}

const CASES: readonly Case[] = [
  {
    name: 'flights',
    isList: true,
    prepare: async () => async () =>
      (await flights().search({ ...FLIGHT, refundableFare: false })).offers.map(
        ({ price }) => price.intTotal,
      ),
  },
  {
    name: 'the price of a flight',
    prepare: async () => {
      const offer = found((await flights().search(FLIGHT)).offers[0]);
      return async () => {
        const outcome = await flights().price(offer, FLIGHT);
        if (outcome.state !== 'priced') return [];
        const { offer: priced, bags } = outcome.flight;
        return [priced.price.intTotal, ...(bags ?? []).map(({ unitPrice }) => unitPrice)];
      };
    },
  },
  {
    name: 'an order of a flight',
    prepare: async () => {
      const order = await flightOrder('ORDERED');
      return async () => {
        const outcome = await flights().createOrder(order);
        const made = outcome.state === 'created' ? outcome.order : null;
        return bookedOrUnknown(outcome, [made?.supplierOrderId, made?.bookingReference]);
      };
    },
  },
  {
    name: 'an order of a flight that is looked up',
    prepare: async () => {
      await flights().createOrder(await flightOrder('LOOKED'));
      return async () => {
        const order = await flights().findOrder('LOOKED', 'LOOKED');
        return order === null ? [] : bookedOrUnknown({ state: 'created' }, [order.supplierOrderId]);
      };
    },
  },
  {
    name: 'an order of a flight that is cancelled',
    prepare: async () => {
      const outcome = await flights().createOrder(await flightOrder('CANCELLED'));
      if (outcome.state !== 'created') throw new Error(outcome.state);
      return async () => {
        const cancelled = await flights().cancelOrder(outcome.order.supplierOrderId);
        return cancelled.state === 'cancelled' && cancelled.refund ? [cancelled.refund] : [];
      };
    },
  },
  {
    name: 'hotels',
    isList: true,
    prepare: async () => async () => {
      const query = { ...STAY, centre, radiusKm: 20, refundableOnly: false, hotelCode: null };
      const { hotels } = await stays().search(query);
      return hotels.flatMap(({ price, freePrice }) => [price?.total ?? null, freePrice?.total ?? null]);
    },
  },
  {
    name: 'rooms of a hotel',
    isList: true,
    prepare: async () => {
      const { hotelCode } = await rateToQuote();
      return async () => {
        const hotel = await stays().hotel(hotelCode, STAY);
        return (hotel?.rooms ?? []).flatMap(({ rates }) => rates.map(({ total }) => total));
      };
    },
  },
  {
    name: 'the quote of a room',
    prepare: async () => {
      const rate = await rateToQuote();
      return async () => {
        const outcome = await stays().quote(rate);
        return outcome.state === 'quoted' ? [outcome.quote.rate.total] : [];
      };
    },
  },
  {
    name: 'a booking of a room',
    prepare: async () => {
      const booking = await stayBooking('ROOM');
      return async () => {
        const outcome = await stays().createBooking(booking);
        return bookedOrUnknown(outcome, [outcome.state === 'created' && outcome.booking.supplierBookingId]);
      };
    },
  },
  {
    name: 'a booking of a room that is cancelled',
    prepare: async () => {
      const outcome = await stays().createBooking(await stayBooking('ROOM2'));
      if (outcome.state !== 'created') throw new Error(outcome.state);
      return async () => {
        await stays().cancelBooking(outcome.booking.supplierBookingId);
        return [];
      };
    },
  },
  {
    name: 'names of hotels',
    prepare: async () => async () => {
      const hotels = await stays().suggestHotels('hotel');
      const isWhole = hotels.every(
        ({ hotelCode, name, location }) =>
          typeof hotelCode === 'string' && typeof name === 'string' && Number.isFinite(location.lat),
      );
      return isWhole ? [] : ['a hotel without name or place'];
    },
  },
  {
    name: 'activities',
    isList: true,
    prepare: async () => async () => daysOf((await searchActivities()).activities),
  },
  {
    name: 'one activity',
    prepare: async () => {
      const { code } = found((await searchActivities()).activities[0]);
      return async () => {
        const activity = await activities().activity(code, DAYS);
        return activity ? daysOf([activity]) : [];
      };
    },
  },
  {
    name: 'a booking of an activity',
    prepare: async () => {
      const booking = await activityBooking('ACTIVITY');
      return async () => {
        const outcome = await activities().createBooking(booking);
        return bookedOrUnknown(outcome, [outcome.state === 'created' && outcome.booking.supplierBookingId]);
      };
    },
  },
];

const leftOut = async () => (await unreadableItems.get()).values.reduce((sum, { value }) => sum + value, 0);

describe.each(CASES)('A reply of $name with one bad value', ({ name, isList = false, prepare }) => {
  it('shows the rest at its own price, or is a failure of the supplier', async () => {
    change = (body) => body;
    const call = await prepare();
    recorded.clear();
    const good = await call();
    const known = new Set(good.map((each) => JSON.stringify(each)));
    const before = await leftOut();
    const paths = [...recorded.values()].flatMap(({ body }) => pathsOf(body));
    const unique = [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()];
    const all = unique.flatMap((path) =>
      BAD_VALUES.map((bad): { path: Path; bad: Json | typeof MISSING } => ({ path, bad })),
    );
    // A step that shares no factor with the number of values meets every field and every value in turn.
    const step = IS_WHOLE ? 1 : Math.max(1, Math.ceil(all.length / SAMPLE)) | 1;
    const tried = all.filter((_, at) => at % step === 0);
    const wrong: string[] = [];
    for (const { path, bad } of tried) {
      change = (body) => changed(body, path, bad);
      const label = `${path.join('.')} = ${String(bad)}`;
      try {
        for (const each of await call()) {
          if (each !== null && !known.has(JSON.stringify(each)))
            wrong.push(`${label}: ${JSON.stringify(each)}`);
        }
      } catch (fault) {
        if ((fault as { code?: string }).code !== 'supplier_failed') wrong.push(`${label}: ${String(fault)}`);
      }
    }
    if (IS_WHOLE) {
      process.stdout.write(
        `${name}: ${unique.length} fields × ${BAD_VALUES.length} values, ${wrong.length} wrong, ${(await leftOut()) - before} left out\n`,
      );
    }
    expect(wrong).toEqual([]);
    expect(unique.length).toBeGreaterThan(5);
    if (isList) expect(await leftOut()).toBeGreaterThan(before);
  }, 600_000);
});
