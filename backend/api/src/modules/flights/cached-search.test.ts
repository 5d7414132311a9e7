import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Dictionaries, FlightOffer } from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import { buildApp, type Api } from '../../app.ts';
import type { TestDatabase } from '../../database/test-database.ts';
import type { Dependencies } from '../../app.ts';
import { LIMITS } from '../../http/limits.ts';
import { createLogger } from '../../http/logging.ts';
import type { SharedMemory } from '../../shared-memory/index.ts';
import { createTestDependencies, STARTUP_MS, TEST_NOW_MS } from '../../testing.ts';
import type { FlightSupplier } from './ports.ts';

const MINUTE_MS = 60_000;
const TODAY = todayIn(TEST_NOW_MS);
const lines: string[] = [];
let dependencies: Dependencies;
let testDatabase: TestDatabase;
let searches = 0;

const dictionariesOf = (cityName: string): Dictionaries => ({
  carriers: {},
  aircraft: {},
  locations: {
    MAD: { name: cityName, cityName, cityCode: 'MAD', countryCode: 'ES', lat: 0, lon: 0, timeZone: 'UTC' },
  },
});
const supplier = {
  async search() {
    searches += 1;
    const price = { currency: 'USD', total: '1.00', intTotal: { amount: 100, currency: 'USD' } };
    const offer = { id: `offer_${searches}`, price, travelerPricings: [] } as unknown as FlightOffer;
    const dictionaries = { es: dictionariesOf('Madrid, España'), en: dictionariesOf('Madrid, Spain') };
    return { offers: [offer], dictionaries, expiresAt: null };
  },
} as unknown as FlightSupplier;

interface Listening extends Api {
  readonly url: string;
  /** Calls that came as far as the framework. */
  usual(): number;
}
async function openApi(more: Partial<Dependencies> = {}): Promise<Listening> {
  const api = await buildApp({ ...dependencies, flightSupplier: supplier, ...more });
  let calls = 0;
  api.app.addHook('onRequest', (_request, _reply, done) => {
    calls += 1;
    done();
  });
  return { ...api, url: await api.app.listen({ port: 0, host: '127.0.0.1' }), usual: () => calls };
}

let api: Listening;
let addresses = 0;
let days = 20;
/** Nobody has searched for that day before. */
const newDay = () => addDays(TODAY, (days += 1));
beforeAll(async () => {
  ({ dependencies, testDatabase } = await createTestDependencies({
    logger: createLogger('info', { write: (line) => void lines.push(line) }),
  }));
  api = await openApi();
}, STARTUP_MS);
beforeEach(() => {
  lines.length = 0;
});
afterEach(() => dependencies.clock.setOffsetMs(0));
afterAll(async () => {
  await api.app.close();
  await testDatabase.close();
});

async function search(departureDate: string, headers: Record<string, string> = {}, { url } = api) {
  addresses += 1;
  const reply = await fetch(`${url}/air/flight-offer/search`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'br',
      'accept-language': 'es',
      'x-forwarded-for': `2001:db8::${addresses.toString(16)}`,
      ...headers,
    },
    body: JSON.stringify({
      legInfo: { 1: { from: 'MAD', to: 'BOG', departureDate } },
      travelerInfo: { adult: 1, child: 0, infant: 0 },
    }),
  });
  const { 'x-request-id': requestId, date: _date, ...kept } = Object.fromEntries(reply.headers);
  return { status: reply.status, headers: kept, requestId, body: JSON.parse(await reply.text()) };
}
/** How many calls reached the framework and the supplier while that was done. */
async function costOf<Result>(work: () => Promise<Result>) {
  const before = [api.usual(), searches] as const;
  const result = await work();
  return { result, usual: api.usual() - before[0], asked: searches - before[1] };
}

describe('a search that is cached (F-13) is answered without the framework', () => {
  it('as the framework would: status, headers, body', async () => {
    const day = newDay();
    const first = await search(day, { origin: 'http://localhost:3000' });
    const { result: short, usual } = await costOf(() => search(day, { origin: 'http://localhost:3000' }));
    expect(usual).toBe(0);
    const long = await search(day, { cookie: 'travesia-booking=nothing', origin: 'http://localhost:3000' });
    for (const other of [first, long]) {
      expect([short.status, short.headers, short.body]).toEqual([other.status, other.headers, other.body]);
    }
  });

  it('with the id of the call, a line of the log and its place in the figures', async () => {
    const day = newDay();
    const figure = async () => {
      const { body } = await api.app.inject('/internal/metrics');
      const sample = /_count\{method="POST",route="\/air\/flight-offer\/search",status="200"\} (\d+)/.exec(
        body,
      );
      return Number(sample?.[1] ?? 0);
    };
    await search(day, { 'x-request-id': 'the-usual-way' });
    const before = await figure();
    const { result, usual } = await costOf(() => search(day, { 'x-request-id': 'the-short-way' }));
    expect([usual, result.requestId]).toEqual([0, 'the-short-way']);
    expect((await figure()) - before).toBe(1);
    const told = lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'answered')
      .map(({ ms: _ms, time: _time, reqId, req: { id, ...req }, ...line }) => ({
        ...line,
        req,
        same: id === reqId,
      }));
    expect(told).toHaveLength(2);
    expect(told[1]).toEqual(told[0]);
    expect((await search(day, { 'x-request-id': 'no good!' })).requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('B-05: and counts for its address, with 429 beyond the limit until the minute is over', async () => {
    const day = newDay();
    await search(day);
    const address = { 'x-forwarded-for': '203.0.113.77' };
    const { usual } = await costOf(async () => {
      for (let call = 0; call < LIMITS.search.unknown; call += 1)
        expect((await search(day, address)).status).toBe(200);
    });
    expect(usual).toBe(0);
    const refused = await search(day, address);
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await search(day, { 'x-forwarded-for': '203.0.113.78' })).status).toBe(200);
    dependencies.clock.setOffsetMs(MINUTE_MS + 1000);
    expect((await search(day, address)).status).toBe(200);
  });

  it('not to a page of another site', async () => {
    const day = newDay();
    await search(day);
    const headers = { origin: 'https://evil.example' };
    expect((await search(day, headers)).body.error.code).toBe('origin_refused');
  });

  it('for half an hour, and never for a day that has passed meanwhile', async () => {
    const day = newDay();
    const { body: first } = await search(day);
    dependencies.clock.setOffsetMs(29 * MINUTE_MS);
    expect((await search(day)).body).toEqual(first);
    dependencies.clock.setOffsetMs(31 * MINUTE_MS);
    const { asked } = await costOf(() => search(day));
    expect(asked).toBe(1);

    const lastMinuteOfToday = Date.parse(`${TODAY}T22:50:00Z`) - TEST_NOW_MS;
    dependencies.clock.setOffsetMs(lastMinuteOfToday);
    expect((await search(TODAY)).status).toBe(200);
    expect((await costOf(() => search(TODAY))).usual).toBe(0);
    dependencies.clock.setOffsetMs(lastMinuteOfToday + 15 * MINUTE_MS);
    expect((await search(TODAY)).body.error.fields).toMatchObject([{ code: 'date_in_past' }]);
  });

  it('S-45: "refresh" goes past it, and what it found is what is cached', async () => {
    const day = newDay();
    const { body: old } = await search(day);
    const { result: fresh, asked } = await costOf(() => search(day, { 'cache-control': 'no-cache' }));
    expect(asked).toBe(1);
    const { result: next, usual } = await costOf(() => search(day));
    expect(usual).toBe(0);
    expect(next.body.meta.searchId).toBe(fresh.body.meta.searchId);
    expect(next.body.meta.searchId).not.toBe(old.meta.searchId);
  });

  it('in the language of the call, and packed as the call can unpack it', async () => {
    const day = newDay();
    await search(day);
    const nameIn = async (headers: Record<string, string>) =>
      (await search(day, headers)).body.dictionaries.locations.MAD.name;
    expect(await nameIn({ 'accept-language': 'en' })).toBe('Madrid, Spain');
    const { result: name, usual } = await costOf(() => nameIn({ 'accept-language': 'en-GB,es;q=0.5' }));
    expect([name, usual]).toEqual(['Madrid, Spain', 0]);
    expect(await nameIn({ 'accept-language': 'fr', cookie: 'lang=en' })).toBe('Madrid, Spain');
    expect(await nameIn({})).toBe('Madrid, España');
    const plain = await search(day, { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.meta.count).toBe(1);
  });

  it('B-44: while the process ends, the usual way says that no connection is kept', async () => {
    const leaving = await openApi();
    const day = newDay();
    await search(day, {}, leaving);
    leaving.drain();
    const { status, headers } = await search(day, {}, leaving);
    expect([status, headers.connection, leaving.usual()]).toEqual([200, 'close', 2]);
    await leaving.app.close();
  });

  it('not where processes have a memory in common: another may know better', async () => {
    const away = new Proxy({} as SharedMemory, {
      get: (_memory, name) =>
        name === 'isThere' ? () => false : name === 'then' ? undefined : async () => null,
    });
    const one = await openApi({ sharedMemory: away });
    const day = newDay();
    for (const _again of [1, 2]) expect((await search(day, {}, one)).status).toBe(200);
    expect(one.usual()).toBe(2);
    await one.app.close();
  });
});
