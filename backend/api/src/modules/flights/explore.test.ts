import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ExploreReplySchema,
  type ExplorePayload,
  type ExploreReply,
  type FlightOffer,
} from '@travesia/contracts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { buildApp, type Dependencies } from '../../app.ts';
import type { TestDatabase } from '../../database/test-database.ts';
import { createTestDependencies, STARTUP_MS } from '../../testing.ts';
import { fareOffer } from './testing/fare-offer.ts';
import { COLOMBIA, MARKETS_FOLDER, searchingSupplier } from './testing/fares-example.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SITE_SECRET = 'travesia-development-site-secret';
const BUDGET_OF_VISITOR = 4;
/** Today is 20 November 2026: the Tuesday that checks of February search. */
const FEBRUARY_CHECK = { departureDate: '2027-02-09', returnDate: '2027-02-16' };

let searched: string[] = [];
let offers: (to: string) => FlightOffer[] | Promise<FlightOffer[]>;
const supplier = searchingSupplier(({ legInfo }) => {
  searched.push(
    [legInfo[1].from, legInfo[1].to, legInfo[1].departureDate, legInfo[2]?.departureDate ?? ''].join(' '),
  );
  return offers(legInfo[1].to);
});

let app: FastifyInstance;
let dependencies: Dependencies;
let testDatabase: TestDatabase;
let visitors = 0;
/** An origin of its own for each test: searches are cached for half an hour, whatever the database holds. */
const ORIGINS =
  'BOG MAD MEX LIM SCL BCN PTY MIA GRU UIO MVD ASU SJO HAV SDQ CCS LIS ROM BER VIE ATH OSL AMS BRU DUB ZRH GVA PRG BUD WAW HEL IST CAI DXB DOH SIN'.split(
    ' ',
  );
let from = '';

beforeAll(async () => {
  ({ dependencies, testDatabase } = await createTestDependencies({
    environment: { MARKETS_FOLDER, FARE_CHECKS_OF_VISITOR: String(BUDGET_OF_VISITOR) },
    marketSettings: () => ({ CO: COLOMBIA }),
  }));
  ({ app } = await buildApp({ ...dependencies, flightSupplier: supplier }));
}, STARTUP_MS);
beforeEach(async () => {
  await testDatabase.truncate();
  searched = [];
  from = ORIGINS.shift() ?? '';
  offers = () => [fareOffer(40_000)];
});
afterEach(() => dependencies.clock.setOffsetMs(0));
afterAll(async () => {
  await app.close();
  await testDatabase.close();
});

interface CallOptions {
  readonly visitor?: string;
  readonly market?: string;
  readonly language?: string;
}
async function call(
  url: string,
  payload: object,
  { visitor, market = 'intl', language = 'en' }: CallOptions = {},
) {
  visitors += 1;
  const reply = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      'accept-language': language,
      'x-visitor': market,
      'x-travesia-site': SITE_SECRET,
      'x-travesia-visitor': visitor ?? `visitor-${visitors}`,
    },
  });
  return { status: reply.statusCode, body: reply.json() };
}
const question = (more: Partial<ExplorePayload> = {}): ExplorePayload => ({
  from,
  month: '2027-02',
  isOneWay: false,
  nights: null,
  budget: null,
  climate: null,
  ...more,
});
async function ask(path: string, payload: object, options?: CallOptions): Promise<ExploreReply> {
  const { status, body } = await call(path, payload, options);
  expect([status, body.error]).toEqual([200, undefined]);
  return v.parse(ExploreReplySchema, body);
}
const explore = (more?: Partial<ExplorePayload>, options?: CallOptions) =>
  ask('/air/explore', question(more), options);
const check = (to: readonly string[], more?: Partial<ExplorePayload>, options?: CallOptions) =>
  ask('/air/explore/check', { ...question(more), to }, options);
/** The reply once nothing is being checked any more. */
async function settled(more?: Partial<ExplorePayload>) {
  for (;;) {
    const reply = await explore(more);
    if (reply.data.every(({ state }) => state !== 'checking')) return reply;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
async function search(
  to: string,
  departureDate: string,
  returnDate: string | null,
  amount: number,
  more = {},
) {
  offers = () => [fareOffer(amount)];
  const { status } = await call('/air/flight-offer/search', {
    legInfo: {
      1: { from, to, departureDate },
      ...(returnDate && { 2: { from: to, to: from, departureDate: returnDate } }),
    },
    travelerInfo: { adult: 1, child: 0, infant: 0 },
    ...more,
  });
  expect(status).toBe(200);
}
/** The supplier replies only once it is let go. */
function held(amount: number): () => void {
  const { promise, resolve } = Promise.withResolvers<FlightOffer[]>();
  offers = () => promise;
  return () => resolve([fareOffer(amount)]);
}
const priced = ({ data }: ExploreReply) => data.filter(({ price }) => price);
const prices = (reply: ExploreReply) => priced(reply).map(({ code, price }) => [code, price?.amount]);
const placeIn = ({ data }: ExploreReply, code: string) => data.find((place) => place.code === code);

describe('Q-03: trips to anywhere', () => {
  it('are the lowest prices seen in the month, the lowest first, with days, age and warmth', async () => {
    await search('CTG', '2027-02-05', '2027-02-12', 23_000);
    await search('CTG', '2027-02-19', '2027-02-26', 18_000);
    await search('LON', '2027-02-10', '2027-02-20', 61_000);
    await search('CTG', '2027-03-05', '2027-03-12', 9_000);
    await explore();
    dependencies.clock.setOffsetMs(3 * HOUR_MS);
    const reply = await explore();
    expect(prices(reply)).toEqual([
      ['CTG', 18_000],
      ['LON', 61_000],
    ]);
    expect(reply.data[0]).toEqual({
      code: 'CTG',
      cityName: 'Cartagena',
      countryName: 'Colombia',
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      state: 'seen',
      departureDate: '2027-02-19',
      returnDate: '2027-02-26',
      price: { amount: 18_000, currency: 'USD' },
      ageMinutes: 180,
      highC: 31,
    });
    expect(reply.meta.from).toMatchObject({ code: 'BOG', cityName: 'Bogota' });
    const inSpanish = await explore({}, { language: 'es' });
    expect(placeIn(inSpanish, 'LON')).toMatchObject({ cityName: 'Londres', countryName: 'Reino Unido' });
  });

  it('a search from one airport of a city, or by two people in a family fare, tells what one adult pays', async () => {
    await search('PAR', '2027-02-05', '2027-02-12', 33_000, {
      travelerInfo: { adult: 2, child: 0, infant: 0 },
    });
    expect(prices(await explore())).toEqual([['PAR', 33_000]]);
  });

  it('places without a price come after those with one, the nearest first, with the days that a check would search', async () => {
    await search('TYO', '2027-02-05', '2027-02-12', 99_000);
    const { data } = await explore();
    expect(data[0]?.code).toBe('TYO');
    const [nearest] = data.slice(1);
    expect(nearest).toMatchObject({ state: 'unknown', price: null, ageMinutes: null, ...FEBRUARY_CHECK });
    expect(data.map(({ code }) => code)).not.toContain(from);
    expect(data.length).toBeGreaterThan(150);
    expect(searched).toHaveLength(1);
  });

  it('any month has the lowest of all, and one way is a trip of its own', async () => {
    await search('CUZ', '2027-02-05', '2027-02-12', 30_000);
    await search('CUZ', '2027-05-05', '2027-05-12', 20_000);
    await search('CUZ', '2027-06-05', null, 8_000);
    expect(prices(await explore({ month: null }))).toEqual([['CUZ', 20_000]]);
    expect(priced(await explore({ month: null, isOneWay: true }))).toMatchObject([
      { code: 'CUZ', departureDate: '2027-06-05', returnDate: null, price: { amount: 8_000 } },
    ]);
    expect(prices(await explore({ isOneWay: true }))).toEqual([]);
  });

  it.each([
    [{ min: 7, max: 7 }, [['MDE', 30_000]]],
    [{ min: 3, max: 8 }, [['MDE', 20_000]]],
    [{ min: 10, max: 14 }, [['MDE', 25_000]]],
    [{ min: 20, max: 30 }, []],
  ])('of stays of %j nights only those count', async (nights, expected) => {
    await search('MDE', '2027-02-05', '2027-02-12', 30_000);
    await search('MDE', '2027-02-05', '2027-02-08', 20_000);
    await search('MDE', '2027-02-05', '2027-02-17', 25_000);
    expect(prices(await explore({ nights }))).toEqual(expected);
  });

  it('a price of the last three days counts before a lower one of last week, and an old one says so', async () => {
    await search('CLO', '2027-02-05', '2027-02-12', 10_000);
    await search('MDE', '2027-02-05', '2027-02-12', 12_000);
    await explore();
    dependencies.clock.setOffsetMs(7 * DAY_MS);
    await search('CLO', '2027-02-06', '2027-02-13', 15_000);
    const reply = await explore();
    expect(placeIn(reply, 'CLO')).toMatchObject({ state: 'seen', price: { amount: 15_000 }, ageMinutes: 0 });
    expect(placeIn(reply, 'MDE')).toMatchObject({
      state: 'old',
      price: { amount: 12_000 },
      ageMinutes: 7 * 24 * 60,
    });
    dependencies.clock.setOffsetMs(31 * DAY_MS);
    expect(placeIn(await explore(), 'MDE')).toMatchObject({ state: 'unknown', price: null });
  });

  it('the budget leaves out what costs more, and says how many and from how much', async () => {
    await search('AUA', '2027-02-05', '2027-02-12', 30_000);
    await search('CUR', '2027-02-05', '2027-02-12', 30_001);
    await search('SYD', '2027-02-05', '2027-02-12', 140_000);
    const reply = await explore({ budget: { amount: 30_000, currency: 'USD' } });
    expect(prices(reply)).toEqual([['AUA', 30_000]]);
    expect(reply.meta.overBudget).toEqual({ count: 2, lowest: { amount: 30_001, currency: 'USD' } });
  });

  it('the budget is in the currency of the visitor, and prices have the margin of their market', async () => {
    await search('AUA', '2027-02-05', '2027-02-12', 30_000);
    // 300 USD are 258 EUR; in Colombia the same flight costs 330 USD, 283.80 EUR.
    const within = (amount: number) => ({ budget: { amount, currency: 'EUR' } });
    expect(prices(await explore(within(25_800)))).toEqual([['AUA', 30_000]]);
    expect(prices(await explore(within(25_799)))).toEqual([]);
    expect(prices(await explore(within(28_380), { market: 'CO' }))).toEqual([['AUA', 33_000]]);
    expect(prices(await explore(within(28_379), { market: 'CO' }))).toEqual([]);
  });

  it('warm, mild and cold are those of the month in which the trip begins', async () => {
    await search('LON', '2027-02-05', '2027-02-12', 20_000);
    await search('LON', '2027-07-05', '2027-07-12', 30_000);
    await search('CUN', '2027-02-05', '2027-02-12', 40_000);
    const warm = await explore({ climate: 'warm' });
    expect(prices(warm)).toEqual([['CUN', 40_000]]);
    expect(warm.data.every(({ highC }) => (highC ?? 0) >= 25)).toBe(true);
    expect(prices(await explore({ climate: 'cold' }))).toEqual([['LON', 20_000]]);
    // In July London is mild: then it is the fare of July that fits.
    expect(prices(await explore({ climate: 'mild', month: null }))).toEqual([['LON', 30_000]]);
  });

  it('an origin that nobody has searched from has no price at all, and every place to check', async () => {
    const reply = await explore({ budget: { amount: 30_000, currency: 'USD' } });
    expect(priced(reply)).toEqual([]);
    expect(reply.data.every(({ state }) => state === 'unknown')).toBe(true);
    expect(reply.meta).toMatchObject({ overBudget: { count: 0, lowest: null }, budgetBackInSeconds: null });
  });
});

describe('Q-03: checks of places that nobody has searched', () => {
  it('search each place once, on days that the server chooses, for whoever asks', async () => {
    const letGo = held(40_000);
    const asked = await check(['CTG', 'MDE']);
    expect(placeIn(asked, 'CTG')).toMatchObject({ state: 'checking', price: null, ...FEBRUARY_CHECK });
    letGo();
    const reply = await settled();
    expect(placeIn(reply, 'CTG')).toMatchObject({ state: 'seen', price: { amount: 40_000 }, ageMinutes: 0 });
    await check(['CTG', 'MDE']);
    await settled();
    expect(searched.toSorted()).toEqual([
      `${from} CTG 2027-02-09 2027-02-16`,
      `${from} MDE 2027-02-09 2027-02-16`,
    ]);
  });

  it('many visitors who ask for the same place at once cost one search', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => check(['CUN'])));
    expect(replies.every(({ meta }) => meta.budgetBackInSeconds === null)).toBe(true);
    await settled();
    expect(searched).toHaveLength(1);
  });

  it('stay within the budget of the visitor, and others still have theirs', async () => {
    const places = ['CTG', 'MDE', 'CLO', 'BAQ', 'SMR', 'ADZ'];
    const first = await check(places, {}, { visitor: 'greedy' });
    expect(first.meta.budgetBackInSeconds).toBeGreaterThan(0);
    expect(placeIn(first, 'ADZ')?.state).toBe('unknown');
    await settled();
    expect(searched).toHaveLength(BUDGET_OF_VISITOR);
    expect((await check(places)).meta.budgetBackInSeconds).toBeNull();
    await settled();
    expect(searched).toHaveLength(places.length);
  });

  it('a place without flights says so for some hours, and is not asked again', async () => {
    offers = () => [];
    await check(['CTG']);
    expect(placeIn(await settled(), 'CTG')).toMatchObject({ state: 'none', price: null, ageMinutes: 0 });
    await check(['CTG']);
    await settled();
    expect(searched).toHaveLength(1);
    dependencies.clock.setOffsetMs(7 * HOUR_MS);
    expect(placeIn(await explore(), 'CTG')?.state).toBe('unknown');
  });

  it('a search that fails leaves the place unknown', async () => {
    offers = () => Promise.reject(new Error('no connection'));
    await check(['CTG']);
    expect(placeIn(await settled(), 'CTG')?.state).toBe('unknown');
  });

  it('an old price is checked on its own days', async () => {
    await search('CTG', '2027-02-05', '2027-02-12', 10_000);
    await explore();
    dependencies.clock.setOffsetMs(4 * DAY_MS);
    const letGo = held(14_000);
    expect(placeIn(await check(['CTG']), 'CTG')).toMatchObject({
      state: 'checking',
      price: { amount: 10_000 },
    });
    letGo();
    expect(placeIn(await settled(), 'CTG')).toMatchObject({
      state: 'seen',
      departureDate: '2027-02-05',
      price: { amount: 14_000 },
    });
  });

  it.each([
    ['any month', { month: null }, '2027-01-05 2027-01-12'],
    ['stays of 10 to 15 nights', { nights: { min: 10, max: 15 } }, '2027-02-09 2027-02-22'],
    ['one way', { isOneWay: true }, '2027-02-09 '],
    ['what is left of this month', { month: '2026-11' }, '2026-11-23 2026-11-30'],
  ])('%s has days of its own', async (_what, more, days) => {
    await check(['CTG'], more);
    await settled(more);
    expect(searched).toEqual([`${from} CTG ${days}`]);
  });
});

describe('what makes no sense is refused', () => {
  it.each([
    ['an unknown origin', { from: 'QQQ' }, 'from', 'place_unknown'],
    ['a month that is over', { month: '2026-10' }, 'month', 'date_in_past'],
    ['a month that is not on sale', { month: '2027-12' }, 'month', 'date_too_far'],
    ['a month that does not exist', { month: '2027-13' }, 'month', 'date_invalid'],
    ['more nights at least than at most', { nights: { min: 9, max: 3 } }, 'nights', 'count_invalid'],
    ['a budget of nothing', { budget: { amount: 0, currency: 'USD' } }, 'budget.amount', 'count_invalid'],
  ])('%s', async (_what, wrong, path, code) => {
    const { status, body } = await call('/air/explore', question(wrong));
    expect([status, body.error.fields[0]]).toEqual([400, expect.objectContaining({ path, code })]);
  });

  it('a budget in a currency without a rate, where there are prices to compare', async () => {
    from = 'BOG';
    await search('MDE', '2027-03-05', '2027-03-12', 30_000);
    const { status, body } = await call(
      '/air/explore',
      question({ month: '2027-03', budget: { amount: 5, currency: 'XTS' } }),
    );
    expect([status, body.error.fields[0].code]).toEqual([400, 'currency_invalid']);
  });

  it('more places than one press may check', async () => {
    const to = ['CTG', 'MDE', 'CLO', 'BAQ', 'SMR', 'ADZ', 'PEI'];
    const { status } = await call('/air/explore/check', { ...question({ from: 'BOG' }), to });
    expect(status).toBe(400);
    expect(searched).toEqual([]);
  });
});
