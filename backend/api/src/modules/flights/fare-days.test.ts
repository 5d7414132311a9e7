import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FareDaysReplySchema, type FareDay, type FlightOffer } from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { buildApp, type Dependencies } from '../../app.ts';
import type { TestDatabase } from '../../database/test-database.ts';
import { createTestDependencies, STARTUP_MS, TEST_NOW_MS } from '../../testing.ts';
import { fareOffer as offer } from './testing/fare-offer.ts';
import { COLOMBIA, MARKETS_FOLDER, searchingSupplier } from './testing/fares-example.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const TODAY = todayIn(TEST_NOW_MS);
const OUT = addDays(TODAY, 40);
const SITE_SECRET = 'travesia-development-site-secret';
const BUDGET = { ofVisitor: 12, ofSite: 40 };

let searched: string[] = [];
let offers: (day: string) => FlightOffer[] | Promise<FlightOffer[]>;
const supplier = searchingSupplier(({ legInfo }) => {
  searched.push([legInfo[1].departureDate, legInfo[2]?.departureDate].filter(Boolean).join(' '));
  return offers(legInfo[1].departureDate);
});

/** Two processes with one database and no other memory in common. */
let apps: FastifyInstance[];
let dependencies: Dependencies;
let testDatabase: TestDatabase;
let visitors = 0;
/** A route of its own for each test: searches are cached for half an hour, whatever the database holds. */
const CITIES =
  'BOG LIM MEX GRU EZE SCL UIO HAV MIA JFK LHR CDG FCO BER LIS AMS VIE DUB ATH OSL CPH ARN HEL WAW PRG BUD IST CAI DOH DXB'.split(
    ' ',
  );
let to = '';

beforeAll(async () => {
  ({ dependencies, testDatabase } = await createTestDependencies({
    environment: {
      MARKETS_FOLDER,
      FARE_CHECKS_OF_VISITOR: String(BUDGET.ofVisitor),
      FARE_CHECKS_OF_SITE: String(BUDGET.ofSite),
    },
    marketSettings: () => ({ CO: COLOMBIA }),
  }));
  const open = async () => (await buildApp({ ...dependencies, flightSupplier: supplier })).app;
  apps = [await open(), await open()];
}, STARTUP_MS);
beforeEach(async () => {
  await testDatabase.truncate();
  searched = [];
  to = CITIES.shift() ?? '';
  offers = () => [offer(40_000), offer(46_000, { bags: 1 }), offer(90_000, { cabin: 'business' })];
});
afterEach(() => dependencies.clock.setOffsetMs(0));
afterAll(async () => {
  for (const app of apps) await app.close();
  await testDatabase.close();
});

const day = (days: number, nights: number | null = null): FareDay => ({
  departureDate: addDays(OUT, days),
  returnDate: nights === null ? null : addDays(OUT, days + nights),
});
const around = (nights: number | null = null) => [0, -3, -2, -1, 1, 2, 3].map((days) => day(days, nights));

async function call(url: string, payload: object, { app = apps[0], visitor = '', market = 'intl' } = {}) {
  visitors += 1;
  const reply = await (app as FastifyInstance).inject({
    method: 'POST',
    url,
    payload,
    headers: {
      'x-visitor': market,
      'x-travesia-site': SITE_SECRET,
      'x-travesia-visitor': visitor || `visitor-${visitors}`,
    },
  });
  return { status: reply.statusCode, body: reply.json() };
}
const journey = () => ({ from: 'MAD', to, travelerInfo: { adult: 1, child: 0, infant: 0 } });
type Caller = Parameters<typeof call>[2] & { readonly question?: object };
async function ask(path: string, days: readonly FareDay[], { question = {}, ...caller }: Caller = {}) {
  const { status, body } = await call(path, { ...journey(), ...question, days }, caller);
  expect([status, body.error]).toEqual([200, undefined]);
  return v.parse(FareDaysReplySchema, body);
}
const read = (days: readonly FareDay[], caller?: Caller) => ask('/air/fare-days', days, caller);
const check = (days: readonly FareDay[], caller?: Caller) => ask('/air/fare-days/check', days, caller);
const search = ({ departureDate, returnDate }: FareDay, more: object = {}) =>
  call('/air/flight-offer/search', {
    legInfo: {
      1: { from: 'MAD', to, departureDate },
      ...(returnDate && { 2: { from: to, to: 'MAD', departureDate: returnDate } }),
    },
    travelerInfo: journey().travelerInfo,
    ...more,
  });
/** The reply once nothing is being checked any more. */
async function settled(days: readonly FareDay[], caller?: Caller) {
  for (;;) {
    const reply = await read(days, caller);
    if (reply.data.every(({ state }) => state !== 'checking')) return reply;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const states = ({ data }: Awaited<ReturnType<typeof read>>) => data.map(({ state }) => state);

describe('prices of other days', () => {
  it('Q-02: are the lowest of the searches that were made, for the same party, cabin and days alone', async () => {
    await search(day(0));
    await search(day(1), { cabin: 'business' });
    await search(day(2), { travelerInfo: { adult: 2, child: 0, infant: 0 } });
    await search(day(3, 7));
    const { data } = await read(around());
    expect(data[0]).toEqual({
      ...day(0),
      state: 'seen',
      price: { amount: 40_000, currency: 'USD' },
      withBagPrice: null,
      ageMinutes: 0,
    });
    expect(data.slice(1).every(({ state }) => state === 'unknown')).toBe(true);
    expect(states(await read([day(1)], { question: { cabin: 'business' } }))).toEqual(['seen']);
    expect(states(await read([day(3, 7)]))).toEqual(['seen']);
    expect(searched).toHaveLength(4);
  });

  it('W-14: a market sees its own', async () => {
    await search(day(0));
    const [own] = (await read([day(0)], { market: 'CO' })).data;
    expect(own?.price).toEqual({ amount: 44_000, currency: 'USD' });
  });

  it('Q-02: a price with a bag is told where the lowest fare includes one, not where a bag may be bought for less', async () => {
    offers = () => [offer(67_000), offer(80_000, { bags: 1 })];
    await search(day(0));
    offers = () => [offer(67_000, { bags: 1 }), offer(80_000)];
    await search(day(1));
    const inColombia = { amount: 73_700, currency: 'USD' };
    expect((await read([day(0), day(1)], { market: 'CO' })).data).toMatchObject([
      { price: inColombia, withBagPrice: null },
      { price: inColombia, withBagPrice: inColombia },
    ]);
  });

  it.each([
    ['5 minutes', 5 * MINUTE_MS, 'seen', 5],
    ['two days', 2 * DAY_MS, 'seen', 2880],
    ['more than three days', 3 * DAY_MS + MINUTE_MS, 'old', 4321],
  ] as const)('a price of %s ago', async (_age, ageMs, state, ageMinutes) => {
    await search(day(0));
    await read([day(0)]);
    dependencies.clock.setOffsetMs(ageMs);
    const [seen] = (await read([day(0)])).data;
    expect(seen).toMatchObject({ state, ageMinutes });
    expect(seen?.price === null).toBe(state === 'old');
  });

  it('days without flights say so, for some hours', async () => {
    offers = () => [];
    await search(day(0));
    expect(states(await read([day(0)]))).toEqual(['none']);
    dependencies.clock.setOffsetMs(7 * 60 * MINUTE_MS);
    expect(states(await read([day(0)]))).toEqual(['old']);
  });
});

describe('checks of days that nobody has searched', () => {
  it('Q-11: nearby airports are checked as other days are, each with its own prices, within the same budget', async () => {
    const days = [day(0), { ...day(0), from: 'AGP' }, { ...day(0), from: 'VLL' }];
    offers = () => [offer(30_000)];
    await search(day(0));
    offers = () => [offer(26_000)];
    expect(states(await check(days))).not.toContain('unknown');
    expect((await settled(days)).data).toMatchObject([
      { ...day(0), price: { amount: 30_000 } },
      { ...day(0), from: 'AGP', price: { amount: 26_000 } },
      { ...day(0), from: 'VLL', price: { amount: 26_000 } },
    ]);
    // Whoever searches from there is given the same price and costs no search.
    expect(states(await read([day(0)], { question: { from: 'VLL' } }))).toEqual(['seen']);
    expect(states(await check(days, { app: apps[1] }))).toEqual(['seen', 'seen', 'seen']);
    expect(searched).toHaveLength(3);

    const visitor = 'with a used-up budget';
    const others = Array.from({ length: BUDGET.ofVisitor }, (_, place) => day(place + 4));
    const beyond = await check([...others, { ...day(4), from: 'VLL' }], { visitor });
    expect(beyond.meta.budgetBackInSeconds).toBeGreaterThan(0);
    expect(beyond.data.at(-1)?.state).toBe('unknown');
    await settled(others);
    expect(searched).toHaveLength(3 + BUDGET.ofVisitor);
  });

  it.each([
    ['the same place twice', { from: 'BOG', to: 'BOG' }],
    ['a place that is none', { from: 'XXX' }],
  ])('Q-11: %s is refused', async (_what, ends) => {
    const { status, body } = await call('/air/fare-days/check', {
      ...journey(),
      days: [day(0), { ...day(0), ...ends }],
    });
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
    expect(searched).toEqual([]);
  });

  it('Q-02: a check searches for what is not known, and for nothing else', async () => {
    await search(day(0, 7));
    const days = around(7);
    expect(states(await check(days))).not.toContain('unknown');
    expect(states(await settled(days))).toEqual(days.map(() => 'seen'));
    expect(searched.toSorted()).toEqual(
      days.map((each) => `${each.departureDate} ${each.returnDate}`).toSorted(),
    );
    // The same once more, also in the other process: nothing is asked again.
    await check(days);
    await check(days, { app: apps[1] });
    expect(searched).toHaveLength(7);
    // Too old to show, so it may be checked again.
    dependencies.clock.setOffsetMs(3 * DAY_MS);
    await check([day(0, 7)]);
    await settled([day(0, 7)]);
    expect(searched).toHaveLength(8);
  });

  it('a search that fails leaves the day unknown, and the next one may check it', async () => {
    offers = () => Promise.reject(new Error('no connection'));
    await check([day(0)]);
    expect(states(await settled([day(0)]))).toEqual(['unknown']);
    offers = () => [offer(30_000)];
    await check([day(0)]);
    expect(states(await settled([day(0)]))).toEqual(['seen']);
  });

  it('a check of a process that died is not waited for longer than a minute', async () => {
    let goOn = () => {};
    offers = () => new Promise((resolve) => (goOn = () => resolve([offer(30_000)])));
    await check([day(0)]);
    expect(states(await check([day(0)], { app: apps[1] }))).toEqual(['checking']);
    expect(searched).toHaveLength(1);
    dependencies.clock.setOffsetMs(2 * MINUTE_MS);
    expect(states(await read([day(0)]))).toEqual(['unknown']);
    const first = goOn;
    await check([day(0)], { app: apps[1] });
    while (searched.length < 2) await new Promise((resolve) => setImmediate(resolve));
    first();
    goOn();
    expect(states(await settled([day(0)]))).toEqual(['seen']);
  });

  it('Q-02: 1,000 visitors who ask for the same month at once cost one search for each day', async () => {
    const month = Array.from({ length: 10 }, (_, days) => day(days));
    const replies = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => check(month, { app: apps[index % 2] })),
    );
    expect(replies.every(({ meta }) => meta.budgetBackInSeconds === null)).toBe(true);
    expect(states(await settled(month))).toEqual(month.map(() => 'seen'));
    expect(searched.toSorted()).toEqual(month.map(({ departureDate }) => departureDate));
    // The site's budget lost ten, not ten thousand: three more visitors may check ten days each.
    for (const first of [10, 20, 30]) {
      const days = Array.from({ length: 10 }, (_, index) => day(first + index));
      expect((await check(days)).meta.budgetBackInSeconds).toBeNull();
      await settled(days);
    }
    expect(searched).toHaveLength(BUDGET.ofSite);
    const beyond = await check([day(50)]);
    expect(beyond.meta.budgetBackInSeconds).toBeGreaterThan(3000);
    expect(states(beyond)).toEqual(['unknown']);
  }, 60_000);

  it('a visitor has a budget of their own, and others still have theirs', async () => {
    const month = Array.from({ length: 20 }, (_, days) => day(days));
    const first = await check(month, { visitor: 'greedy' });
    expect(first.meta.budgetBackInSeconds).toBeGreaterThan(0);
    expect(states(first).filter((state) => state !== 'unknown')).toHaveLength(BUDGET.ofVisitor);
    await settled(month);
    expect(searched).toHaveLength(BUDGET.ofVisitor);
    expect((await check(month)).meta.budgetBackInSeconds).toBeNull();
    expect(states(await settled(month))).toEqual(month.map(() => 'seen'));
    // What is known costs nobody anything.
    expect((await check(month, { visitor: 'greedy' })).meta.budgetBackInSeconds).toBeNull();
  });

  it.each([
    ['yesterday', { days: [{ departureDate: addDays(TODAY, -2), returnDate: null }] }, 'date_in_past'],
    ['in two years', { days: [{ departureDate: addDays(TODAY, 700), returnDate: null }] }, 'date_too_far'],
    [
      'back before out',
      { days: [{ departureDate: OUT, returnDate: addDays(OUT, -1) }] },
      'return_before_departure',
    ],
    ['no days', { days: [] }, 'field_required'],
    ['too many days', { days: Array.from({ length: 63 }, () => day(0)) }, 'too_many_days'],
    ['nowhere', { to: 'QQQ', days: [day(0)] }, 'place_unknown'],
  ])('%s is refused', async (_what, wrong, code) => {
    const { status, body } = await call('/air/fare-days/check', { ...journey(), ...wrong });
    expect([status, body.error.fields[0].code]).toEqual([400, code]);
    expect(searched).toEqual([]);
  });
});

describe('what is usual (Q-09)', () => {
  const observe = async (from: number, to: number, agoDays: number) => {
    dependencies.clock.setOffsetMs(-agoDays * DAY_MS);
    for (let days = from; days < to; days += 1) await search(day(days));
    await read([day(0)]);
    dependencies.clock.setOffsetMs(0);
  };
  beforeEach(() => {
    offers = (date) => [offer(40_000 + Number(date.slice(-2)) * 100)];
  });

  it('is the middle half of at least ten prices of other days, seen on three', async () => {
    await observe(1, 5, 9);
    await observe(5, 9, 4);
    expect((await read([day(0)])).meta.usual).toBeNull();
    await observe(9, 11, 2);
    await search(day(0));
    const { usual } = (await read([day(0)])).meta;
    expect(usual).toMatchObject({
      count: 10,
      firstSeenOn: addDays(TODAY, -9),
      lastSeenOn: addDays(TODAY, -2),
    });
    const amounts = Array.from(
      { length: 10 },
      (_, index) => 40_000 + Number(day(index + 1).departureDate.slice(-2)) * 100,
    ).toSorted((a, b) => a - b);
    expect([usual?.low.amount, usual?.high.amount]).toEqual([amounts[2], amounts[7]]);
    const { usual: theirs } = (await read([day(0)], { market: 'CO' })).meta;
    expect(theirs?.low.amount).toBe(Math.round((usual?.low.amount ?? 0) * 1.1));
  });

  it.each([
    [
      'seen on two days only',
      [
        [1, 8, 3],
        [8, 14, 2],
      ],
    ],
    [
      'of another time of travel',
      [
        [22, 26, 5],
        [26, 30, 4],
        [30, 36, 3],
      ],
    ],
  ])('is silent about prices %s', async (_what, observations) => {
    for (const [from = 0, to = 0, ago = 0] of observations) await observe(from, to, ago);
    expect((await read([day(0)])).meta.usual).toBeNull();
    expect((await read([day(0, 7)])).meta.usual).toBeNull();
  });
});
