import { expect, it } from '@jest/globals';
import { newRule, type FeedSnapshot } from '@travesia/releases';
import { FIXTURE_BUILD, FLIGHTS_MANIFEST } from '@travesia/releases/testing';
import type { Market } from '@travesia/contracts';
import type { FastifyRequest } from 'fastify';
import { createReleaseOfOrder } from './release-of-order.ts';

const TRIED = 'cccccccc3333';
const recordOf = (build: string) => ({
  remote: 'mfe-flights',
  build,
  manifest: {
    ...FLIGHTS_MANIFEST,
    orders: [{ kind: 'flight', paths: {} }],
  },
});
const live = {
  record: recordOf(FIXTURE_BUILD),
  rule: { ...newRule(FIXTURE_BUILD), markets: { MX: { pin: TRIED, canary: null } } },
  builds: new Map([[TRIED, recordOf(TRIED)]]),
};
const markets = new Map(
  ['intl', 'ES', 'MX'].map((id) => [id, { id, remotes: {}, widgets: {}, defaultCurrency: 'EUR' }]),
) as unknown as Map<string, Market>;
const { find, headersOf } = createReleaseOfOrder(
  {
    markets: () => markets,
    languageCookie: 'locale',
    fallbackLocale: 'es',
    placeOf: async () => ({ country: null, currency: null }),
  },
  () => ({ sequence: 1, remotes: new Map([['mfe-flights', live]]), markets: {} }) as unknown as FeedSnapshot,
);

it.each([
  ['/api/user/session/set/flight-order', 'ES', { 'x-travesia-release': `mfe-flights@${FIXTURE_BUILD}` }],
  ['/api/user/session/set/flight-order?x=1', 'MX', { 'x-travesia-release': `mfe-flights@${TRIED}` }],
  ['/api/user/session/set/hotel-order', 'ES', {}],
  ['/api/air/flight-offer/search', 'ES', {}],
])('D-09: %s in %s tells the api which release sells', async (url, market, told) => {
  const request = {
    url,
    headers: { 'user-agent': 'a browser' },
    cookies: { market },
    ip: '192.0.2.1',
  } as unknown as FastifyRequest;
  await find(request);
  expect(headersOf(request)).toEqual(told);
});
