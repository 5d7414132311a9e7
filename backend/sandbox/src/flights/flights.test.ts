import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { AIRPORTS, findAirline, findAirport } from '@travesia/geography';
import { addDays } from '@travesia/domain';
import { buildSandbox } from '../app.ts';
import { createSandboxClock, type SandboxClock } from '../clock.ts';
import { journeysFor } from './journeys.ts';
import { utcOf } from '../world/local-time.ts';
import { plainName } from '../switch-board.ts';
import { FAMILY_NAME_MAGIC, ROUTE_MAGIC } from './switches.ts';
import type { Offer } from './wire-types.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const TUESDAY = '2026-12-15';
const MINUTE_MS = 60_000;
const headers = { authorization: 'Bearer duffel_test', 'duffel-version': 'v2' };
const open: FastifyInstance[] = [];
let clock: SandboxClock;
let sandbox: FastifyInstance;

async function fresh(seed?: string): Promise<FastifyInstance> {
  clock = createSandboxClock(() => NOW);
  const app = await buildSandbox({ clock, slowMs: 20, ...(seed === undefined ? {} : { seed }) });
  open.push(app);
  return app;
}
beforeEach(async () => {
  sandbox = await fresh();
});
afterAll(() => Promise.all(open.map((app) => app.close())));

async function request(app: FastifyInstance, from: string, to: string, more: object = {}) {
  return app.inject({
    method: 'POST',
    url: '/air/offer_requests/?return_offers=true',
    headers,
    payload: {
      data: {
        slices: [{ origin: from, destination: to, departure_date: TUESDAY }],
        passengers: [{ type: 'adult' }],
        cabin_class: 'economy',
        max_connections: 2,
        ...more,
      },
    },
  });
}
const offersOf = async (app: FastifyInstance, from: string, to: string, more: object = {}) =>
  (await request(app, from, to, more)).json().data.offers as Offer[];
const get = (url: string) => sandbox.inject({ method: 'GET', url, headers });

function orderPayload(offer: Offer, more: object = {}) {
  return {
    data: {
      type: 'instant',
      selected_offers: [offer.id],
      passengers: offer.passengers.map((passenger) => ({
        id: passenger.id,
        given_name: 'Ana',
        family_name: 'Ruiz',
        born_on: '1990-05-04',
        gender: 'f',
        title: 'ms',
        email: 'ana@example.com',
        phone_number: '+34600112233',
      })),
      payments: [{ type: 'balance', amount: offer.total_amount, currency: 'USD' }],
      metadata: { note: 'x' },
      ...more,
    },
  };
}
const book = (offer: Offer, more?: object) =>
  sandbox.inject({ method: 'POST', url: '/air/orders', headers, payload: orderPayload(offer, more) });

describe('the world of the sandbox', () => {
  it('B-41: airlines fly only from or to their hubs, with aircraft that reach, and time to change', () => {
    const sought = AIRPORTS.filter((airport) => airport.popularity >= 45);
    let seen = 0;
    for (let index = 0; index < 120; index += 1) {
      const from = sought[(index * 37) % sought.length];
      const to = sought[(index * 101 + 7) % sought.length];
      if (!from || !to || from === to) continue;
      for (const journey of journeysFor({ from, to, date: TUESDAY, maxConnections: 2, seed: 's' })) {
        for (const [at, flight] of journey.flights.entries()) {
          seen += 1;
          expect(
            [flight.from.code, flight.to.code].some((code) => flight.marketing.hubs.includes(code)),
          ).toBe(true);
          expect(flight.aircraft.rangeKm).toBeGreaterThan(flight.km);
          expect(utcOf(flight.departsAt, flight.from.timeZone)).toBe(flight.departsUtcMs);
          expect(utcOf(flight.arrivesAt, flight.to.timeZone)).toBe(
            flight.departsUtcMs + flight.minutes * MINUTE_MS,
          );
          const kmPerHour = flight.km / (flight.minutes / 60);
          expect(kmPerHour).toBeLessThan(1000);
          const before = journey.flights[at - 1];
          if (before)
            expect(flight.departsUtcMs - before.arrivesUtcMs).toBeGreaterThanOrEqual(45 * MINUTE_MS);
        }
      }
    }
    expect(seen).toBeGreaterThan(1000);
  });

  it('B-41: Madrid–Bogotá on a Tuesday: nonstops by Iberia, Air Europa and Avianca of about ten hours, west with the sun', async () => {
    const offers = await offersOf(sandbox, 'MAD', 'BOG');
    expect(offers.length).toBeGreaterThanOrEqual(20);
    expect(offers.length).toBeLessThanOrEqual(120);
    const nonstop = offers.filter((offer) => offer.slices[0]?.segments.length === 1);
    expect(new Set(nonstop.map((offer) => offer.owner.iata_code))).toEqual(new Set(['IB', 'UX', 'AV']));
    for (const offer of nonstop) expect(offer.slices[0]?.duration).toMatch(/^PT(9|10)H/);
  });

  it('a low-cost airline is cheaper and sells bags apart; a dearer brand gives more', async () => {
    const offers = await offersOf(sandbox, 'MAD', 'BCN');
    const cheapest = (code: string) =>
      Math.min(
        ...offers
          .filter((offer) => offer.owner.iata_code === code)
          .map((offer) => Number(offer.total_amount)),
      );
    expect(findAirline('FR')?.kind).toBe('low_cost');
    expect(cheapest('FR')).toBeLessThan(cheapest('IB') * 1.1);
    const brands = offers.filter(
      (offer) => offer.slices[0]?.comparison_key === offers[0]?.slices[0]?.comparison_key,
    );
    expect(brands).toHaveLength(2);
    const [basic, flex] = brands;
    expect(Number(flex?.total_amount)).toBeGreaterThan(Number(basic?.total_amount));
    expect(basic?.slices[0]?.segments[0]?.passengers[0]?.baggages).toContainEqual({
      type: 'checked',
      quantity: 0,
    });
    expect(flex?.slices[0]?.segments[0]?.passengers[0]?.baggages).toContainEqual({
      type: 'checked',
      quantity: 1,
    });
  });

  it('another seed is another world; the same seed the same', async () => {
    const amounts = async (seed: string) =>
      (await offersOf(await fresh(seed), 'MAD', 'BOG')).map((offer) => offer.total_amount);
    expect(await amounts('one')).toEqual(await amounts('one'));
    expect(await amounts('one')).not.toEqual(await amounts('two'));
  });

  it('every airport of the switch list can be reached from Madrid, so that each switch can be played', () => {
    const from = findAirport('MAD');
    for (const code of Object.keys(ROUTE_MAGIC)) {
      const to = findAirport(code);
      if (!from || !to) throw new Error(code);
      const days = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(TUESDAY, day));
      for (const date of days) {
        expect(`${code} ${journeysFor({ from, to, date, maxConnections: 2, seed: 's' }).length > 0}`).toBe(
          `${code} true`,
        );
      }
    }
  });
});

describe('the switch list', () => {
  it('is written down, so that a person can play each switch by hand', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    for (const code of Object.keys(ROUTE_MAGIC)) expect(readme).toContain(`| ${code} `);
    const names = plainName(readme);
    for (const name of Object.keys(FAMILY_NAME_MAGIC)) expect(names).toContain(name);
  });

  it('answers this machine only', async () => {
    const url = '/_control/orders';
    expect((await sandbox.inject({ method: 'GET', url })).statusCode).toBe(200);
    expect((await sandbox.inject({ method: 'GET', url, remoteAddress: '10.0.0.7' })).statusCode).toBe(403);
    expect(
      (await sandbox.inject({ method: 'GET', url, headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode,
    ).toBe(403);
  });

  it('moves the clock', async () => {
    const moved = await sandbox.inject({
      method: 'POST',
      url: '/_control/clock',
      payload: { offsetMs: 60_000 },
    });
    expect(moved.json()).toEqual({ nowMs: NOW + 60_000, offsetMs: 60_000 });
    expect(
      (await sandbox.inject({ method: 'POST', url: '/_control/clock', payload: { offsetMs: 'soon' } }))
        .statusCode,
    ).toBe(400);
  });
});

describe('the wire', () => {
  it('a request without a token or version is refused in the errors envelope', async () => {
    const refused = await sandbox.inject({ method: 'GET', url: '/air/orders' });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({
      errors: [{ type: 'authentication_error', code: 'missing_authorization_header' }],
      meta: { status: 401 },
    });
  });

  it('a wrong place, a past date and an infant without an adult name their field', async () => {
    const problem = async (more: object) => (await request(sandbox, 'MAD', 'BOG', more)).json().errors[0];
    expect(
      await problem({ slices: [{ origin: 'XXX', destination: 'BOG', departure_date: TUESDAY }] }),
    ).toMatchObject({ source: { field: 'origin' } });
    expect(
      await problem({ slices: [{ origin: 'MAD', destination: 'BOG', departure_date: '2026-11-18' }] }),
    ).toMatchObject({ source: { field: 'departure_date' } });
    expect(await problem({ passengers: [{ age: 0 }] })).toMatchObject({ source: { field: 'passengers' } });
  });

  it('lists come in pages with cursors', async () => {
    const first = (await get('/air/airports?limit=100')).json();
    expect(first.data).toHaveLength(100);
    const second = (await get(`/air/airports?limit=100&after=${first.meta.after}`)).json();
    expect(second.data[0].id).not.toBe(first.data[0].id);
    expect(second.meta.before).not.toBeNull();
  });
});

describe('offers and orders', () => {
  it('an offer ends after thirty minutes, for prices and for orders', async () => {
    const [offer] = await offersOf(sandbox, 'MAD', 'BOG');
    if (!offer) throw new Error('no offers');
    expect((await get(`/air/offers/${offer.id}`)).statusCode).toBe(200);
    clock.setOffsetMs(30 * MINUTE_MS);
    expect((await get(`/air/offers/${offer.id}`)).json().errors[0].code).toBe('offer_expired');
    expect((await book(offer)).json().errors[0].code).toBe('offer_expired');
  });

  it('an offer request is booked once', async () => {
    const [offer, other] = await offersOf(sandbox, 'MAD', 'BOG');
    if (!offer || !other) throw new Error('no offers');
    expect((await book(offer)).statusCode).toBe(201);
    expect((await book(other)).json().errors[0].code).toBe('offer_request_already_booked');
    expect((await sandbox.inject({ method: 'GET', url: '/_control/orders' })).json().orders).toHaveLength(1);
  });

  it('an order can be held and paid later, unless the offer must be paid at once', async () => {
    const offer = (await offersOf(sandbox, 'MAD', 'BOG')).find(
      (each) => !each.payment_requirements.requires_instant_payment,
    );
    if (!offer) throw new Error('no offers');
    const held = await book(offer, { type: 'hold', payments: [] });
    expect(held.json().data.payment_status).toMatchObject({ awaiting_payment: true, paid_at: null });
    const order = held.json().data;
    const payment = {
      order_id: order.id,
      payment: { type: 'balance', amount: order.total_amount, currency: 'USD' },
    };
    const paid = await sandbox.inject({
      method: 'POST',
      url: '/air/payments',
      headers,
      payload: { data: payment },
    });
    expect(paid.statusCode).toBe(201);
    const { data: issued } = (await get(`/air/orders/${order.id}`)).json();
    expect(issued.payment_status.awaiting_payment).toBe(false);
    expect(issued.documents).toHaveLength(1);
    const again = await sandbox.inject({
      method: 'POST',
      url: '/air/payments',
      headers,
      payload: { data: payment },
    });
    expect(again.json().errors[0].code).toBe('already_paid');
    const [instant] = await offersOf(sandbox, 'MAD', 'CDT');
    if (!instant) throw new Error('no offers');
    await get(`/air/offers/${instant.id}`);
    expect((await book(instant, { type: 'hold', payments: [] })).json().errors[0].code).toBe(
      'instant_payment_required',
    );
  });

  it('a held order that nobody pays in time is cancelled by the airline', async () => {
    const offer = (await offersOf(sandbox, 'MAD', 'LIM')).find(
      (each) => !each.payment_requirements.requires_instant_payment,
    );
    if (!offer) throw new Error('no offers');
    const order = (await book(offer, { type: 'hold', payments: [] })).json().data;
    const clock = (offsetMs: number) =>
      sandbox.inject({ method: 'POST', url: '/_control/clock', payload: { offsetMs } });
    await clock(3 * 86_400_000);
    const { data: ended } = (await get(`/air/orders/${order.id}`)).json();
    expect(ended.cancelled_at).toBe(order.payment_status.payment_required_by);
    const paid = await sandbox.inject({
      method: 'POST',
      url: '/air/payments',
      headers,
      payload: {
        data: {
          order_id: order.id,
          payment: { type: 'balance', amount: order.total_amount, currency: 'USD' },
        },
      },
    });
    expect(paid.json().errors[0].code).toBe('already_cancelled');
    await clock(0);
  });

  it('a switch set by a test acts on its route, as often as it was told to', async () => {
    await sandbox.inject({
      method: 'POST',
      url: '/_control/switches',
      payload: { route: 'MAD-BOG', switches: ['failing_search'], times: 1 },
    });
    expect((await request(sandbox, 'MAD', 'LIM')).statusCode).toBe(201);
    expect((await request(sandbox, 'MAD', 'BOG')).statusCode).toBe(500);
    expect((await request(sandbox, 'MAD', 'BOG')).statusCode).toBe(201);
    const refused = await sandbox.inject({
      method: 'POST',
      url: '/_control/switches',
      payload: { switches: ['no_such'] },
    });
    expect(refused.statusCode).toBe(400);
  });
});

describe('a trip to several cities (Q-10)', () => {
  const slice = (origin: string, destination: string, departure_date: string) => ({
    origin,
    destination,
    departure_date,
  });
  const trip = [
    slice('MAD', 'BOG', '2026-12-15'),
    slice('BOG', 'LIM', '2026-12-18'),
    slice('LIM', 'SCL', '2026-12-20'),
    slice('SCL', 'LIM', '2026-12-23'),
    slice('LIM', 'MAD', '2026-12-27'),
  ];

  it.each([3, 4, 5])('of %i slices is flown by one airline, in order and for one price', async (count) => {
    const slices = trip.slice(0, count);
    const offers = await offersOf(sandbox, '', '', { slices });
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) {
      expect(
        offer.slices.map(({ origin, destination }) => `${origin.iata_code} ${destination.iata_code}`),
      ).toEqual(slices.map(({ origin, destination }) => `${origin} ${destination}`));
      const times = offer.slices.flatMap(({ segments }) => [
        segments[0]?.departing_at ?? '',
        segments.at(-1)?.arriving_at ?? '',
      ]);
      expect(times.filter((_, place) => place % 2 === 0)).toEqual(
        times.filter((_, place) => place % 2 === 0).toSorted(),
      );
    }
  });

  it('is refused where a slice departs before the one that it follows, or where there are too many', async () => {
    const refusal = async (slices: object[]) => (await request(sandbox, '', '', { slices })).statusCode;
    expect(await refusal([slice('MAD', 'BOG', '2026-12-15'), slice('BOG', 'LIM', '2026-12-14')])).toBe(422);
    expect(await refusal([...trip, slice('MAD', 'BCN', '2026-12-28')])).toBe(422);
  });
});
