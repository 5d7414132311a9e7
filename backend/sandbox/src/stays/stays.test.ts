import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, distanceKm } from '@travesia/domain';
import { CITIES, findCity } from '@travesia/geography';
import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../app.ts';
import { createSandboxClock, type SandboxClock } from '../clock.ts';
import { Houses } from './houses.ts';
import { nightlyCents } from './nightly.ts';
import { plainName } from '../switch-board.ts';
import { CITY_MAGIC, CROWDED_CITY, GUEST_MAGIC, NAMED_SWITCHES } from './switches.ts';
import type { StaysBooking, StaysQuote, StaysRoomRate, StaysSearchResult } from './wire-types.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const CHECK_IN = '2026-12-10';
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

const post = (url: string, payload?: object, app = sandbox) =>
  app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
const get = (url: string) => sandbox.inject({ method: 'GET', url, headers });

function searchBody(city: string, more: object = {}) {
  const { lat, lon } = findCity(city)?.location ?? { lat: 0, lon: 0 };
  return {
    data: {
      location: { radius: 20, geographic_coordinates: { latitude: lat, longitude: lon } },
      check_in_date: CHECK_IN,
      check_out_date: addDays(CHECK_IN, 3),
      rooms: 1,
      guests: [{ type: 'adult' }, { type: 'adult' }],
      ...more,
    },
  };
}
async function search(city: string, more: object = {}, app = sandbox): Promise<StaysSearchResult[]> {
  return (await post('/stays/search', searchBody(city, more), app)).json().data.results;
}
async function ratesOf(result: StaysSearchResult): Promise<StaysRoomRate[]> {
  const reply = await post(`/stays/search_results/${result.id}/actions/fetch_all_rates`);
  const { rooms } = reply.json().data.accommodation as StaysSearchResult['accommodation'];
  return rooms.flatMap((room) => room.rates);
}
async function named(name: string): Promise<StaysSearchResult> {
  const found = (await search('VDE')).find((result) => result.accommodation.name === name);
  if (!found) throw new Error(`${name} is not there`);
  return found;
}
async function quoteFirst(result: StaysSearchResult) {
  const [rate] = await ratesOf(result);
  if (!rate) throw new Error('no rate');
  return { rate, reply: await post('/stays/quotes', { data: { rate_id: rate.id } }) };
}
async function quoteAnything(): Promise<StaysQuote> {
  const [first] = await search('MAD');
  if (!first) throw new Error('no result');
  return (await quoteFirst(first)).reply.json().data;
}
const bookingBody = (quoteId: string, familyName = 'Ruiz') => ({
  data: {
    quote_id: quoteId,
    guests: [{ given_name: 'Ana', family_name: familyName }],
    email: 'ana@example.com',
    phone_number: '+34600112233',
    metadata: { travesia_reference: 'ref-1' },
  },
});

describe('houses of the world', () => {
  it('B-41: every city has houses near its centre, each found again by its id, with names of their own', () => {
    const houses = new Houses('travesia');
    for (const city of CITIES.filter((_city, at) => at % 37 === 0)) {
      const here = houses.ofCity(city);
      expect(here.length).toBeGreaterThanOrEqual(2);
      expect(new Set(here.map((house) => house.name)).size).toBe(here.length);
      expect(here.every((house) => distanceKm(house.location, city.location) < 11)).toBe(true);
      const [first] = here;
      expect(first && houses.find(first.id)).toBe(first);
    }
  });

  it('a sought city has many kinds of houses, a small one few', async () => {
    const madrid = await search('MAD');
    expect(madrid.length).toBeGreaterThan(110);
    expect((await search('LPB')).length).toBeGreaterThan(40);
    expect(new Set(madrid.map((result) => result.accommodation.rating)).size).toBeGreaterThanOrEqual(5);
  });

  it('the same question has the same answer, another seed another', async () => {
    const prices = (results: StaysSearchResult[]) =>
      results.map((result) => [result.accommodation.id, result.cheapest_rate_total_amount]);
    const first = prices(await search('MAD'));
    expect(prices(await search('MAD', {}, await fresh()))).toEqual(first);
    expect(prices(await search('MAD', {}, await fresh('other')))).not.toEqual(first);
  });

  it('prices move smoothly from night to night', () => {
    const houses = new Houses('travesia');
    for (const code of ['MAD', 'PMI', 'BUE']) {
      const city = findCity(code);
      const [house] = city ? houses.ofCity(city) : [];
      if (!house) throw new Error('no house');
      let before = nightlyCents(house, '2027-01-01', '2026-11-20');
      for (let day = 1; day < 300; day += 1) {
        const price = nightlyCents(house, addDays('2027-01-01', day), '2026-11-20');
        expect(Math.abs(price / before - 1)).toBeLessThan(0.22);
        before = price;
      }
    }
  });

  it('a bigger party pays more', async () => {
    const two = [{ type: 'adult' }, { type: 'adult' }];
    const totals = async (guests: object[]) =>
      new Map(
        (await search('VDE', { guests })).map((result) => [
          result.accommodation.name,
          Number(result.cheapest_rate_total_amount),
        ]),
      );
    const alone = await totals([{ type: 'adult' }]);
    const couple = await totals(two);
    const family = await totals([...two, { type: 'child', age: 8 }]);
    const name = 'Hotel Precio Nuevo';
    expect(alone.get(name)).toBeLessThan(couple.get(name) ?? 0);
    for (const [house, price] of family) {
      if (price > 0) expect(price).toBeGreaterThan(couple.get(house) ?? 0);
    }
  });

  it('a coast is dearer in its summer', async () => {
    const middle = async (date: string) => {
      const prices = (await search('PMI', { check_in_date: date, check_out_date: addDays(date, 1) }))
        .map((result) => Number(result.cheapest_rate_total_amount))
        .toSorted((a, b) => a - b);
      return prices[Math.floor(prices.length / 2)] ?? 0;
    };
    expect(await middle('2027-08-04')).toBeGreaterThan((await middle('2027-02-03')) * 1.4);
  });

  it('pictures are drawn, the same for the same house and place, and load nothing', async () => {
    const [first] = await search('CUN');
    const urls = (first?.accommodation.photos ?? []).map((photo) => new URL(photo.url).pathname);
    expect(urls.length).toBeGreaterThanOrEqual(3);
    for (const url of urls) {
      const reply = await sandbox.inject({ method: 'GET', url });
      expect([url, reply.statusCode, reply.headers['content-type']]).toEqual([url, 200, 'image/svg+xml']);
      expect(reply.body).not.toMatch(/<script|href|NaN|undefined/);
      expect((await sandbox.inject({ method: 'GET', url })).body).toBe(reply.body);
    }
    expect((await sandbox.inject({ method: 'GET', url: '/images/stays/acc_x/1-room.svg' })).statusCode).toBe(
      404,
    );
  });
});

describe('rates', () => {
  it('the cheapest of a result is the cheapest of its rates; parts add up to the total', async () => {
    for (const result of (await search('CUN')).slice(0, 12)) {
      const rates = await ratesOf(result);
      const cheapest = Math.min(...rates.map((rate) => Number(rate.total_amount)));
      expect(cheapest).toBe(Number(result.cheapest_rate_total_amount));
      for (const rate of rates) {
        const parts = Number(rate.base_amount) + Number(rate.tax_amount);
        expect(parts).toBeCloseTo(Number(rate.total_amount), 2);
      }
    }
  });

  it('free cancellation ends at a local evening before check-in, later steps give back less', async () => {
    const timelines = (await Promise.all((await search('PMI')).slice(0, 30).map(ratesOf)))
      .flat()
      .map((rate) => ({ total: Number(rate.total_amount), steps: rate.cancellation_timeline }));
    expect(timelines.some(({ steps }) => steps.length === 0)).toBe(true);
    expect(timelines.some(({ steps }) => steps.length === 2)).toBe(true);
    for (const { total, steps } of timelines) {
      let before = '';
      for (const [place, step] of steps.entries()) {
        expect(step.before > before && step.before < `${CHECK_IN}T23`).toBe(true);
        // Palma is an hour ahead in December.
        expect(step.before.slice(11, 16)).toBe('17:00');
        if (place === 0) expect(Number(step.refund_amount)).toBe(total);
        else expect(Number(step.refund_amount)).toBeLessThan(total);
        before = step.before;
      }
    }
  });

  it('asked for free cancellation, only houses and rates that have it answer', async () => {
    const all = await search('MAD');
    const free = await search('MAD', { free_cancellation_only: true });
    expect(free.length).toBeGreaterThan(0);
    expect(free.length).toBeLessThan(all.length);
  });

  it('rooms that are too small for the party are not offered; nine adults find a house at most for apartments', async () => {
    const family = Array.from({ length: 6 }, () => ({ type: 'adult' }));
    const found = await search('MAD', { guests: family });
    expect(found.length).toBeGreaterThan(0);
    for (const result of found.slice(0, 5)) {
      const reply = await post(`/stays/search_results/${result.id}/actions/fetch_all_rates`);
      for (const room of reply.json().data.accommodation.rooms) expect(room.name).toMatch(/Apartment/);
    }
  });

  it('what is paid at the house is told apart, in the money of the place', async () => {
    const paris = await search('PAR');
    const dues = paris.map((result) => result.cheapest_rate_due_at_accommodation_currency);
    expect(new Set(dues)).toEqual(new Set(['EUR']));
    expect(Number(paris[0]?.cheapest_rate_due_at_accommodation_amount)).toBeGreaterThan(0);
  });
});

describe('booking', () => {
  it('B-41: quote, book, find again, cancel', async () => {
    const quote = await quoteAnything();
    const made = await post('/stays/bookings', bookingBody(quote.id));
    expect(made.statusCode).toBe(201);
    const booking = made.json().data as StaysBooking;
    expect(booking).toMatchObject({ status: 'confirmed', metadata: { travesia_reference: 'ref-1' } });
    expect((await get('/stays/bookings')).json().data[0].id).toBe(booking.id);
    const again = await post('/stays/bookings', bookingBody(quote.id));
    expect(again.json().errors[0].code).toBe('quote_already_used');
    const cancelled = await post(`/stays/bookings/${booking.id}/actions/cancel`);
    expect(cancelled.json().data.status).toBe('cancelled');
    const twice = await post(`/stays/bookings/${booking.id}/actions/cancel`);
    expect(twice.json().errors[0].code).toBe('booking_already_cancelled');
  });

  it('results, rates and quotes end after half an hour', async () => {
    const [result] = await search('MAD');
    if (!result) throw new Error('no result');
    const [rate] = await ratesOf(result);
    const quote = await quoteAnything();
    clock.setOffsetMs(31 * 60_000);
    const rates = await post(`/stays/search_results/${result.id}/actions/fetch_all_rates`);
    expect(rates.json().errors[0].code).toBe('search_result_expired');
    const quoted = await post('/stays/quotes', { data: { rate_id: rate?.id } });
    expect(quoted.json().errors[0].code).toBe('rate_expired');
    const booked = await post('/stays/bookings', bookingBody(quote.id));
    expect(booked.json().errors[0].code).toBe('quote_expired');
  });

  it.each([
    ['quote_id', { quote_id: '' }],
    ['guests', { guests: [] }],
    ['phone_number', { phone_number: '600112233' }],
    ['email', { email: 'ana' }],
  ])('refuses a booking with a bad %s', async (_field, wrong) => {
    const quote = await quoteAnything();
    const body = bookingBody(quote.id);
    const reply = await post('/stays/bookings', { data: { ...body.data, ...wrong } });
    expect(reply.statusCode).toBe(422);
  });
});

describe('switches', () => {
  it.each([
    ['LEU', 200, 0],
    ['JCU', 429, null],
    ['VIT', 500, null],
  ])('a search around %s answers %i', async (city, status, count) => {
    const reply = await post('/stays/search', searchBody(city));
    expect(reply.statusCode).toBe(status);
    if (count !== null) expect(reply.json().data.results).toHaveLength(count);
  });

  it('Vila Real answers nonsense, Lleida slowly, Salamanca in part, Valladolid with thousands', async () => {
    expect(() => JSON.parse('{')).toThrow();
    const broken = await post('/stays/search', searchBody('VRL'));
    expect(() => broken.json()).toThrow();
    const started = performance.now();
    await search('ILD');
    expect(performance.now() - started).toBeGreaterThanOrEqual(19);
    expect((await post('/stays/search', searchBody('SLM'))).statusCode).toBe(200);
    const part = await post('/stays/search', searchBody('SLM', { free_cancellation_only: true }));
    expect(part.statusCode).toBe(500);
    expect((await search(CROWDED_CITY)).length).toBeGreaterThan(1800);
  });

  it('the hotels of El Hierro do what their names say', async () => {
    const dearer = await quoteFirst(await named('Hotel Precio Nuevo'));
    expect(Number(dearer.reply.json().data.total_amount)).toBeGreaterThan(Number(dearer.rate.total_amount));
    const cheaper = await quoteFirst(await named('Hotel Rebaja'));
    expect(Number(cheaper.reply.json().data.total_amount)).toBeLessThan(Number(cheaper.rate.total_amount));
    const gone = await quoteFirst(await named('Hotel Última Habitación'));
    expect(gone.reply.json().errors[0].code).toBe('rate_unavailable');
    const lost = await quoteFirst(await named('Hotel Tarifa Perdida'));
    expect(lost.reply.json().errors[0].code).toBe('rate_expired');
    expect((await named('Hotel Sin Fotos')).accommodation.photos).toEqual([]);
    expect((await named('Hotel Sin Precio')).cheapest_rate_total_amount).toBeNull();
    expect(await ratesOf(await named('Hotel Completo'))).toEqual([]);
    const closed = await named('Hotel Cerrado');
    const reply = await post(`/stays/search_results/${closed.id}/actions/fetch_all_rates`);
    expect(reply.json().errors[0].code).toBe('accommodation_unavailable');
  });

  it.each([
    ['No Room', 422, 'rate_unavailable'],
    ['Late Room', 422, 'quote_expired'],
    ['Dear Room', 422, 'price_changed'],
    ['Busy Hotel', 429, 'rate_limit_exceeded'],
    ['Broken Hotel', 500, 'internal_server_error'],
  ])('the guest %s is refused: %i %s, and nothing is booked', async (familyName, status, code) => {
    const quote = await quoteAnything();
    const reply = await post('/stays/bookings', bookingBody(quote.id, familyName));
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([status, code]);
    expect((await get('/stays/bookings')).json().data).toEqual([]);
  });

  it('a switch can be set for one hotel and so many times, and is described', async () => {
    const set = await post('/_control/stays/switches', {
      switches: ['price_up'],
      hotel: 'sin fotos',
      times: 1,
    });
    expect(set.statusCode).toBe(200);
    const first = await quoteFirst(await named('Hotel Sin Fotos'));
    expect(Number(first.reply.json().data.total_amount)).toBeGreaterThan(Number(first.rate.total_amount));
    const second = await quoteFirst(await named('Hotel Sin Fotos'));
    expect(second.reply.json().data.total_amount).toBe(second.rate.total_amount);
    expect((await post('/_control/stays/switches', { switches: ['nonsense'] })).statusCode).toBe(400);
  });

  it('every magic name stands in the README', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const stays = readme.slice(readme.indexOf('## Stays'), readme.indexOf('## Payments'));
    for (const code of [...Object.keys(CITY_MAGIC), CROWDED_CITY]) expect(stays).toContain(`| ${code} `);
    for (const { name } of NAMED_SWITCHES) expect(stays).toContain(`| ${name} `);
    const names = [...stays.matchAll(/^\| ([A-Z][a-z]+ [A-Z][a-z]+) +\|/gm)].map(([, name]) =>
      plainName(name ?? ''),
    );
    for (const name of Object.keys(GUEST_MAGIC)) expect(names).toContain(name);
  });
});

it('the ledger says what was booked and given back', async () => {
  const quote = await quoteAnything();
  const { data } = (await post('/stays/bookings', bookingBody(quote.id))).json() as { data: StaysBooking };
  await post(`/stays/bookings/${data.id}/actions/cancel`);
  const { bookings } = (await get('/_control/stays/bookings')).json();
  expect(bookings).toMatchObject([
    { id: data.id, status: 'cancelled', metadata: { travesia_reference: 'ref-1' } },
  ]);
});

it('a hotel is found by a part of its name', async () => {
  const [first] = await search('MAD');
  const name = first?.accommodation.name ?? '';
  const found = await post('/stays/accommodation/suggestions', { data: { query: `${name} madrid` } });
  expect(found.json().data[0]).toMatchObject({
    accommodation_id: first?.accommodation.id,
    accommodation_name: name,
  });
});
