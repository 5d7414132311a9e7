import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  CONTENT_OPERATIONS,
  CruiseListReplySchema,
  GeoReplySchema,
  NearbyReplySchema,
  type NearbyAirport,
} from '@travesia/contracts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { buildSandbox } from '@travesia/sandbox/app';
import { buildApp } from '../app.ts';
import type { TestDatabase } from '../database/test-database.ts';
import type { Dependencies } from '../app.ts';
import { createCruiseFeed } from '../suppliers/cruise-feed/index.ts';
import { createCountryDatabase } from '../suppliers/country-dbip/index.ts';
import { createExchangeRateSource } from '../suppliers/exchange-rates/index.ts';
import { createTestDependencies, STARTUP_MS } from '../testing.ts';
import type { ExchangeRates } from './currency/ports.ts';
import { SupplierError } from '../errors/index.ts';
import type { FlightSupplier } from './flights/ports.ts';

const HOUR_MS = 3_600_000;
const LIMA = {
  airportCode: 'LIM',
  name: 'Jorge Chávez',
  cityName: 'Lima',
  cityCode: 'LIM',
  countryCode: 'PE',
  location: { lat: -12.02, lon: -77.11 },
};
const suggestPlaces = jest.fn<FlightSupplier['suggestPlaces']>();
const readRates = jest.fn<() => Promise<ExchangeRates>>();

let app: FastifyInstance;
let sandbox: FastifyInstance;
let dependencies: Dependencies;
let testDatabase: TestDatabase;

beforeAll(async () => {
  sandbox = await buildSandbox();
  const sandboxUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  ({ dependencies, testDatabase } = await createTestDependencies({
    cruiseSource: createCruiseFeed({ url: `${sandboxUrl}/cruises` }),
    flightSupplier: { suggestPlaces } as unknown as FlightSupplier,
    exchangeRates: { read: readRates },
    countries: createCountryDatabase(),
    environment: { MARKETS_FOLDER: new URL('../../../../shell/markets', import.meta.url).pathname },
  }));
  ({ app } = await buildApp(dependencies));
}, STARTUP_MS);
beforeEach(async () => {
  await testDatabase.truncate();
  suggestPlaces.mockReset();
  readRates.mockReset();
});
afterEach(() => dependencies.clock.setOffsetMs(0));
afterAll(async () => {
  await app.close();
  await sandbox.close();
  await testDatabase.close();
});

async function get(url: string, headers: Record<string, string> = {}) {
  const reply = await app.inject({ url, headers: { 'accept-language': 'es', ...headers } });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
}

describe('airports', () => {
  it('B-07: suggests airports and cities in the language of the request, for half an hour', async () => {
    const { status, headers, body } = await get('/search/airports?term=lond');
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({ airportCode: 'LON', cityName: 'Londres', countryCode: 'GB' });
    expect(body.data.length).toBeLessThanOrEqual(10);
    expect(headers['cache-control']).toBe('public, max-age=1800');
    expect(headers['vary']).toContain('Accept-Language');
    const english = await get('/search/airports?term=lond', { 'accept-language': 'en' });
    expect(english.body.data[0].cityName).toBe('London');
  });

  it('B-07: nothing found is an empty list', async () => {
    expect((await get('/search/airports?term=qqqqzz')).body).toEqual({ data: [] });
  });

  it.each(['', '?term=', '?term=a', '?term=%20a%20', `?term=${'a'.repeat(65)}`, '?term=ma&term=rid'])(
    'B-07: %j is no term',
    async (query) => {
      for (const path of ['/search/airports', '/search/am/airports']) {
        const { status, body } = await get(`${path}${query}`);
        expect(status).toBe(400);
        expect(body.error.fields).toEqual([expect.objectContaining({ path: 'term' })]);
      }
    },
  );

  it('B-08: asks the supplier once for the same term', async () => {
    suggestPlaces.mockResolvedValue([LIMA]);
    const first = await get('/search/am/airports?term=lima');
    expect(first.body).toEqual({ data: [LIMA] });
    await get('/search/am/airports?term=LIMA');
    expect(suggestPlaces).toHaveBeenCalledTimes(1);
    dependencies.clock.setOffsetMs(HOUR_MS);
    await get('/search/am/airports?term=lima');
    expect(suggestPlaces).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['supplier_failed', 502],
    ['supplier_timeout', 504],
    ['too_many_requests', 429],
  ] as const)('B-08: the supplier with %s is %i, and is asked again the next time', async (code, status) => {
    suggestPlaces.mockRejectedValue(new SupplierError(code, 'not today'));
    expect((await get(`/search/am/airports?term=${code}`)).status).toBe(status);
    suggestPlaces.mockResolvedValue([LIMA]);
    expect((await get(`/search/am/airports?term=${code}`)).status).toBe(200);
  });

  it('B-10: airports around a place, nearest first, within 25 km unless said', async () => {
    const near = await get('/airports/nearby?lat=40.4168&lon=-3.7038');
    expect(near.body.data[0]).toMatchObject({ airportCode: 'MAD', distanceKm: expect.any(Number) });
    const wide = await get('/airports/nearby?lat=40.4168&lon=-3.7038&distance=300');
    const distances = wide.body.data.map(({ distanceKm }: { distanceKm: number }) => distanceKm);
    expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b));
    expect(Math.max(...distances)).toBeGreaterThan(25);
  });

  it.each([
    ['lat=91&lon=0', 'lat'],
    ['lat=&lon=0', 'lat'],
    ['lon=0', 'lat'],
    ['lat=0&lon=-181', 'lon'],
    ['lat=0&lon=east', 'lon'],
    ['lat=0&lon=0&distance=501', 'distance'],
    ['lat=0&lon=0&distance=0', 'distance'],
    ['lat=NaN&lon=0', 'lat'],
  ])('B-10: %s is 400 at %s', async (query, path) => {
    const { status, body } = await get(`/airports/nearby?${query}`);
    expect(status).toBe(400);
    expect(body.error.fields).toEqual([expect.objectContaining({ path })]);
  });
});

describe('GET /airports/around (Q-11)', () => {
  const around = async (place: string, language = 'en') => {
    const { body } = await get(`/airports/around?place=${place}`, { 'accept-language': language });
    return body.data.map(({ airportCode, distanceKm }: NearbyAirport) => `${airportCode} ${distanceKm}`);
  };

  it.each([
    ['an airport, from the airport', 'MEX', ['NLU 33.8', 'TLC 53']],
    ['an airport of a large city, among its other airports', 'JFK', ['LGA 17.2', 'EWR 33.4']],
    ['a whole city, past its own airports', 'LON', []],
    ['a lonely airport', 'MAD', []],
  ])('of %s', async (_of, place, found) => {
    expect(await around(place)).toEqual(found);
  });

  it('names them in the language of the visitor', async () => {
    const { body } = await get('/airports/around?place=JFK', { 'accept-language': 'es' });
    expect(v.parse(NearbyReplySchema, body).data[0]).toMatchObject({
      airportCode: 'LGA',
      cityName: 'Nueva York',
    });
  });

  it.each([
    ['place=XXX', 'place_unknown'],
    ['place=mad', 'place_invalid'],
    ['', 'field_required'],
  ])('%s is 400 with the place', async (query, code) => {
    const { status, body } = await get(`/airports/around?${query}`);
    expect(status).toBe(400);
    expect(body.error.fields).toEqual([expect.objectContaining({ path: 'place', code })]);
  });
});

describe('GET /geo (B-18)', () => {
  const from = (address: string, language = 'en') =>
    get('/geo', { 'x-forwarded-for': address, 'accept-language': language });

  it.each([
    ['193.110.128.199', 'ES', 'EUR', '🇪🇸'],
    ['200.33.74.1', 'MX', 'MXN', '🇲🇽'],
    ['8.8.8.8', 'US', 'USD', '🇺🇸'],
    ['2800:150::1', 'CL', 'CLP', '🇨🇱'],
    ['::ffff:200.33.74.1', 'MX', 'MXN', '🇲🇽'],
  ])('P-18: %s is in %s', async (address, country, currency, flag) => {
    const { status, body } = await from(address);
    expect(status).toBe(200);
    expect(v.parse(GeoReplySchema, body)).toMatchObject({
      country_code: country,
      currency: { currency_code: currency },
      flag: { emoji: flag },
    });
  });

  it('names country and currency in the language of the request', async () => {
    const { body } = await from('8.8.8.8', 'es');
    expect(body).toMatchObject({
      country: 'Estados Unidos',
      currency: { currency_name: 'dólar estadounidense' },
    });
  });

  it.each(['127.0.0.1', '10.1.2.3', '::1', 'fd00::1', 'fe80::1', '169.254.1.1', '::ffff:10.1.2.3'])(
    'an address of no country is 404: %s',
    async (address) => {
      const { status, body } = await from(address);
      expect([status, body.error.code]).toEqual([404, 'not_found']);
    },
  );
});

describe('GET /currencyExchange (B-17)', () => {
  const RATES = { source: 'test', asOf: '2026-11-20', base: 'USD', rates: { USD: 1, EUR: 0.86 } };
  const later = (hours: number) => dependencies.clock.setOffsetMs(hours * HOUR_MS);

  it('with no rates ever says so, and the visitor goes on', async () => {
    readRates.mockRejectedValue(new Error('offline'));
    expect((await get('/currencyExchange')).body).toEqual({ success: false, data: null });
  });

  it('tells the rates with base, date and source, asked once an hour', async () => {
    later(1);
    readRates.mockResolvedValue(RATES);
    const { body } = await get('/currencyExchange');
    expect(body).toEqual({
      success: true,
      data: { base: 'USD', asOf: '2026-11-20', source: 'test', rates: { USD: 1, EUR: 0.86 } },
    });
    await get('/currencyExchange');
    expect(readRates).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['2026-11-17', 'es', 'test', 0],
    ['2026-11-16', 'es', 'test, de hace más de tres días', 1],
    ['2026-11-16', 'en', 'outdated test', 1],
  ])('W-10: rates of %s are told in %s as those of “%s”', async (asOf, language, source, alert) => {
    readRates.mockResolvedValue({ ...RATES, asOf });
    // A process that has held no rates yet.
    const { app: fresh } = await buildApp(dependencies);
    const headers = { 'accept-language': language };
    const reply = await fresh.inject({ url: '/currencyExchange', headers });
    expect(reply.json().data).toMatchObject({ asOf, source });
    const { body: metrics } = await fresh.inject('/internal/metrics');
    await fresh.close();
    expect(metrics).toContain(`alert{name="rates_old"} ${alert}`);
    expect(metrics).toContain(`exchange_rates_age_days ${asOf === '2026-11-17' ? 3 : 4}`);
  });

  it('while the source fails the last good rates go on', async () => {
    later(2);
    readRates.mockResolvedValue(RATES);
    await get('/currencyExchange');
    later(4);
    readRates.mockRejectedValue(new Error('offline'));
    expect((await get('/currencyExchange')).body).toMatchObject({
      success: true,
      data: { asOf: '2026-11-20' },
    });
  });

  it('a source that fails is not asked again by every search', async () => {
    later(6);
    readRates.mockRejectedValue(new Error('offline'));
    await get('/currencyExchange');
    readRates.mockClear();
    await get('/currencyExchange');
    expect(readRates).not.toHaveBeenCalled();
  });

  it('the file that comes with the backend knows the currencies of every market', async () => {
    const { rates, base } = await createExchangeRateSource({ provider: 'packaged', url: '', key: '' }).read();
    expect(base).toBe('USD');
    expect(Object.keys(rates)).toEqual(
      expect.arrayContaining(['USD', 'EUR', 'MXN', 'COP', 'ARS', 'CLP', 'PEN', 'GBP', 'JPY', 'MGA', 'KWD']),
    );
  });
});

describe('POST /graphql', () => {
  const ask = async (payload: object) => {
    const reply = await app.inject({ method: 'POST', url: '/graphql', payload });
    return { status: reply.statusCode, body: reply.json() };
  };

  it('B-20: contact numbers by country, and one for everybody else', async () => {
    const { status, body } = await ask({ query: CONTENT_OPERATIONS.companyContactInfoDisplayQuery });
    expect(status).toBe(200);
    const { results } = body.data.companyContactInfoDisplayQuery;
    expect(results).toContainEqual({ contactNumber: expect.stringMatching(/^\+34/), countryCode: 'ES' });
    expect(results.filter((each: { countryCode: null }) => each.countryCode === null)).toHaveLength(1);
  });

  it('B-21: the cruise listing keeps its schema on its way through GraphQL', async () => {
    const { body } = await ask({
      query: CONTENT_OPERATIONS.cruiseListing,
      variables: { type: 'cruise_landing', pageSize: 50, page: 0 },
    });
    const { cruiseListing } = v.parse(CruiseListReplySchema, body).data;
    expect(cruiseListing.total).toBeGreaterThanOrEqual(40);
    expect(cruiseListing.results).toHaveLength(Math.min(50, cruiseListing.total));
    expect(cruiseListing.stale).toBe(false);
    expect((await app.inject('/readyz')).json()).toMatchObject({ cruises: 'on' });
  });

  it('W-11: a remote of an earlier build, which knows nothing of stale cruises, is still answered', async () => {
    const query = CONTENT_OPERATIONS.cruiseListing
      .replace('total stale', 'total')
      .replace('shipPicture ', '');
    const { status } = await ask({ query, variables: { type: 'cruise_landing', pageSize: 50, page: 0 } });
    expect(status).toBe(200);
  });

  it('the same text in other white space is the same operation', async () => {
    const query = CONTENT_OPERATIONS.companyContactInfoDisplayQuery.replaceAll(/\s+/g, ' \n ');
    expect((await ask({ query })).status).toBe(200);
  });

  it.each([
    ['malformed', { query: 'query {' }, 400],
    ['missing', {}, 400],
    ['variables that do not fit', { query: CONTENT_OPERATIONS.cruiseListing, variables: { page: 'x' } }, 400],
    ['introspection', { query: '{ __schema { types { name } } }' }, 422],
    [
      'an alias too many',
      { query: '{ a: companyContactInfoDisplayQuery { results { countryCode } } }' },
      422,
    ],
    [
      'one field under many names',
      {
        query: `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: companyContactInfoDisplayQuery { results { countryCode } }`).join(' ')} }`,
      },
      422,
    ],
    [
      'a known text twice',
      {
        query: `${CONTENT_OPERATIONS.companyContactInfoDisplayQuery} ${CONTENT_OPERATIONS.cruiseListing}`,
        operationName: 'cruiseListing',
      },
      422,
    ],
    [
      'a batch',
      Array.from({ length: 20 }, () => ({ query: CONTENT_OPERATIONS.companyContactInfoDisplayQuery })),
      400,
    ],
    ['a fragment of itself', { query: '{ ...a } fragment a on Query { ...a }' }, 422],
    ['very long', { query: `{ ${'a '.repeat(5000)} }` }, 422],
    ['deep', { query: '{'.repeat(300) }, 400],
  ])('B-19: a query that is %s', async (_what, payload, status) => {
    expect((await ask(payload)).status).toBe(status);
  });
});
