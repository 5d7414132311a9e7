import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  BagsReplySchema,
  BagTotalsReplySchema,
  FlightOfferReplySchema,
  FlightSearchReplySchema,
  ValidateReplySchema,
  type FlightOffer,
  type FlightSearchReply,
} from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import { buildSandbox } from '@travesia/sandbox/app';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { buildApp } from '../../app.ts';
import type { TestDatabase } from '../../database/test-database.ts';
import type { Dependencies } from '../../app.ts';
import { createDuffelFlightSupplier } from '../../suppliers/flight-duffel/index.ts';
import { createTestDependencies, STARTUP_MS, TEST_NOW_MS } from '../../testing.ts';
import type { FlightSupplier } from './ports.ts';

const MINUTE_MS = 60_000;
const DEADLINE_MS = 700;
const TODAY = todayIn(TEST_NOW_MS);
const OUT = addDays(TODAY, 40);
const BACK = addDays(TODAY, 50);

let sandbox: FastifyInstance;
let app: FastifyInstance;
let dependencies: Dependencies;
let testDatabase: TestDatabase;
let searches = 0;
let prices = 0;
let bagCalls = 0;
let addresses = 0;

/** The real adapter against the real sandbox; the sandbox and we share one clock. */
beforeAll(async () => {
  ({ dependencies, testDatabase } = await createTestDependencies());
  const { clock } = dependencies;
  sandbox = await buildSandbox({
    slowMs: 5 * DEADLINE_MS,
    clock: { nowMs: () => clock.nowMs(), offsetMs: () => 0, setOffsetMs: () => {} },
  });
  const supplier = createDuffelFlightSupplier({
    baseUrl: await sandbox.listen({ port: 0, host: '127.0.0.1' }),
    token: 'duffel_test_key',
    searchDeadlineMs: 4000,
    priceDeadlineMs: 4000,
  });
  const counted: FlightSupplier = {
    ...supplier,
    search: (payload) => {
      searches += 1;
      return supplier.search(payload);
    },
    bags: (offer, payload) => {
      bagCalls += 1;
      return supplier.bags(offer, payload);
    },
    price: (offer, payload) => {
      prices += 1;
      return supplier.price(offer, payload);
    },
  };
  ({ app } = await buildApp({ ...dependencies, flightSupplier: counted }));
}, STARTUP_MS);
beforeEach(() => testDatabase.truncate());
afterEach(() => dependencies.clock.setOffsetMs(0));
afterAll(async () => {
  await app.close();
  await sandbox.close();
  await testDatabase.close();
});

const journey = (from: string, to: string, more: object = {}) => ({
  legInfo: { 1: { from, to, departureDate: OUT } },
  travelerInfo: { adult: 1, child: 0, infant: 0 },
  ...more,
});

async function call(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  addresses += 1;
  const reply = await app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: {
      'accept-language': 'en',
      'x-forwarded-for': `2001:db8::${addresses.toString(16)}`,
      ...headers,
    },
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
}
const search = (payload: object, headers?: Record<string, string>) =>
  call('POST', '/air/flight-offer/search', payload, headers);
const validate = (id: string) =>
  call('POST', '/air/flight-offer/validate', {
    data: { type: 'flight-offers-pricing', flightOffers: [{ id, price: { total: '0.01' } }], metaName: '' },
  });
async function firstOffer(from: string, to: string, more?: object): Promise<FlightOffer> {
  const { body } = await search(journey(from, to, more));
  const [offer] = (body as FlightSearchReply).data;
  if (!offer) throw new Error(`no offers from ${from} to ${to}`);
  return offer;
}

describe('GET /air/flight-search/:id/bags (Q-04)', () => {
  const party = { adult: 2, child: 1, infant: 1 };
  const there = (from: string, to: string) =>
    journey(from, to, {
      travelerInfo: party,
      legInfo: {
        1: { from, to, departureDate: OUT },
        2: { from: to, to: from, departureDate: BACK },
      },
    });
  const totalsOf = async (searchId: string) => {
    const { status, body } = await call('GET', `/air/flight-search/${searchId}/bags`);
    expect(status).toBe(200);
    return v.parse(BagTotalsReplySchema, body).data;
  };
  const hasBag = (offer: FlightOffer) =>
    offer.travelerPricings[0]?.fareDetailsBySegment.every(
      ({ includedCheckedBags }) => includedCheckedBags > 0,
    );

  it('adds to each offer what one bag for everybody with a seat costs when it is bought', async () => {
    const { body } = await search(there('MAD', 'BOG'));
    const { data: offers, meta } = v.parse(FlightSearchReplySchema, body);
    const totals = await totalsOf(meta.searchId);
    expect(Object.keys(totals).toSorted()).toEqual(offers.map(({ id }) => id).toSorted());
    for (const offer of offers.filter(hasBag)) expect(totals[offer.id]).toBe(0);
    const cheapest = offers.find((offer) => !hasBag(offer));
    const priced = await validate(cheapest?.id ?? '');
    const { body: sold } = await call('GET', `/air/flightOffer/${priced.body.data[0].id}/bags`);
    const bags = v.parse(BagsReplySchema, sold).data;
    expect(new Set(bags.map(({ travellerId }) => travellerId)).size).toBe(3);
    const each = Map.groupBy(bags, ({ travellerId, journeyType }) => `${travellerId} ${journeyType}`);
    const expected = [...each.values()].reduce(
      (sum, options) => sum + Math.min(...options.map(({ amount }) => amount.amount)),
      0,
    );
    expect(totals[cheapest?.id ?? '']).toBe(expected);
  });

  it('asks the supplier at most 24 times for a search, and once for everybody', async () => {
    const before = bagCalls;
    const { body } = await search(there('MAD', 'LIM'));
    const { searchId } = body.meta;
    await Promise.all([totalsOf(searchId), totalsOf(searchId)]);
    expect(bagCalls - before).toBeGreaterThan(0);
    expect(bagCalls - before).toBeLessThanOrEqual(24);
    const after = bagCalls;
    await totalsOf(searchId);
    expect(bagCalls).toBe(after);
  });

  it('says that it does not know where the airline does not', async () => {
    const { body } = await search(there('MAD', 'MLN'));
    const { data: offers, meta } = v.parse(FlightSearchReplySchema, body);
    const totals = await totalsOf(meta.searchId);
    const without = offers.filter((offer) => !hasBag(offer));
    expect(without.length).toBeGreaterThan(0);
    for (const { id } of without) expect(totals[id]).toBeNull();
  });

  it('knows nothing of a search that was never made', async () => {
    const { status, body } = await call('GET', '/air/flight-search/srch_none/bags');
    expect([status, body.error.code]).toEqual([404, 'offer_not_found']);
  });
});

describe('POST /air/flight-offer/search (B-11)', () => {
  it('offers with names for their codes, and until when they are shared', async () => {
    const { status, body } = await search(journey('MAD', 'BOG'));
    expect(status).toBe(200);
    const reply = v.parse(FlightSearchReplySchema, body);
    expect(reply.meta).toMatchObject({ count: reply.data.length, currency: 'USD' });
    expect(Date.parse(reply.meta.expiresAt) - dependencies.clock.nowMs()).toBeLessThanOrEqual(45 * MINUTE_MS);
    const [offer] = reply.data;
    const segment = offer?.itineraries[0]?.segments[0];
    expect(reply.dictionaries.carriers).toHaveProperty(segment?.marketingCarrierCode ?? '');
    expect(reply.dictionaries.locations).toHaveProperty(segment?.departure.iataCode ?? '');
  });

  it('F-12: a city code means every airport of the city, a return has both directions', async () => {
    const { body } = await search(
      journey('LON', 'NYC', {
        legInfo: {
          1: { from: 'LON', to: 'NYC', departureDate: OUT },
          2: { from: 'NYC', to: 'LON', departureDate: BACK },
        },
        travelerInfo: { adult: 2, child: 1, infant: 1 },
      }),
    );
    const { data } = v.parse(FlightSearchReplySchema, body);
    expect(
      new Set(data.map((offer) => offer.itineraries[0]?.segments[0]?.departure.iataCode)).size,
    ).toBeGreaterThan(1);
    for (const offer of data) {
      expect(offer.itineraries).toHaveLength(2);
      expect(offer.travelerPricings.map(({ type }) => type)).toEqual(['ADULT', 'ADULT', 'CHILD', 'INFANT']);
    }
  });

  it('F-13: equal searches are one supplier call, whoever asks, in whichever language', async () => {
    const before = searches;
    const infoData = (source: string) => ({ source, medium: '', affiliateId: '', referrer: '' });
    const asked = await Promise.all([
      search(journey('MAD', 'LIM', { infoData: infoData('google') })),
      search(journey('MAD', 'LIM', { infoData: infoData('newsletter') })),
    ]);
    const later = await search(journey('MAD', 'LIM'), { 'accept-language': 'es' });
    expect(searches - before).toBe(1);
    expect(new Set([...asked, later].map(({ body }) => body.meta.searchId)).size).toBe(1);
    expect(later.body.dictionaries.locations.MAD.countryCode).toBe('ES');
  });

  it('F-13: half an hour later the supplier is asked again', async () => {
    await search(journey('MAD', 'CUN'));
    const before = searches;
    dependencies.clock.setOffsetMs(29 * MINUTE_MS);
    await search(journey('MAD', 'CUN'));
    expect(searches - before).toBe(0);
    dependencies.clock.setOffsetMs(31 * MINUTE_MS);
    await search(journey('MAD', 'CUN'));
    expect(searches - before).toBe(1);
  });

  it('S-45: "refresh" asks past what is kept', async () => {
    await search(journey('MAD', 'SCL'));
    const before = searches;
    await search(journey('MAD', 'SCL'), { 'cache-control': 'no-cache' });
    expect(searches - before).toBe(1);
  });

  it('goes out compressed where the browser takes brotli', async () => {
    const plain = await search(journey('MAD', 'BOG'));
    const reply = await app.inject({
      method: 'POST',
      url: '/air/flight-offer/search',
      payload: journey('MAD', 'BOG'),
      headers: { 'accept-encoding': 'gzip, br', 'accept-language': 'en' },
    });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(reply.rawPayload).toString())).toEqual(plain.body);
  });

  it('F-29: none found is 200 with an empty list', async () => {
    const { status, body } = await search(journey('LEU', 'MAD'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: [], meta: { count: 0, currency: 'USD' } });
  });

  it.each([
    ['VIT', 502, 'supplier_failed'],
    ['VRL', 502, 'supplier_failed'],
    ['JCU', 429, 'too_many_requests'],
  ])('a supplier that fails (%s) is %i %s, and nothing of it is kept', async (from, status, code) => {
    const before = searches;
    const refused = await search(journey(from, 'MAD'));
    expect([refused.status, refused.body.error.code]).toEqual([status, code]);
    await search(journey(from, 'MAD'));
    expect(searches - before).toBe(2);
  });

  const leg = { from: 'MAD', to: 'BOG', departureDate: OUT };
  const party = { adult: 1, child: 0, infant: 0 };
  it.each([
    [{}, 'legInfo', 'field_required'],
    [{ legInfo: { 1: leg } }, 'travelerInfo', 'field_required'],
    [{ legInfo: { 1: { ...leg, from: 'mad' } }, travelerInfo: party }, 'legInfo.1.from', 'place_invalid'],
    [{ legInfo: { 1: { ...leg, from: 'QQZ' } }, travelerInfo: party }, 'legInfo.1.from', 'place_unknown'],
    [{ legInfo: { 1: { ...leg, to: 'MAD' } }, travelerInfo: party }, 'legInfo.1', 'same_place'],
    [{ legInfo: { 1: { ...leg, from: 'LHR', to: 'LON' } }, travelerInfo: party }, 'legInfo.1', 'same_place'],
    [
      { legInfo: { 1: { ...leg, departureDate: '2026-02-30' } }, travelerInfo: party },
      'legInfo.1.departureDate',
      'date_invalid',
    ],
    [
      { legInfo: { 1: { ...leg, departureDate: addDays(TODAY, -2) } }, travelerInfo: party },
      'legInfo.1.departureDate',
      'date_in_past',
    ],
    [
      { legInfo: { 1: { ...leg, departureDate: addDays(TODAY, 361) } }, travelerInfo: party },
      'legInfo.1.departureDate',
      'date_too_far',
    ],
    [
      {
        legInfo: { 1: leg, 2: { from: 'BOG', to: 'MAD', departureDate: addDays(OUT, -1) } },
        travelerInfo: party,
      },
      '',
      'return_before_departure',
    ],
    [{ legInfo: { 1: leg }, travelerInfo: party, cabin: 'sofa' }, 'cabin', 'cabin_invalid'],
    [{ legInfo: { 1: leg }, travelerInfo: { ...party, adult: 0 } }, 'travelerInfo.adult', 'count_invalid'],
    [{ legInfo: { 1: leg }, travelerInfo: { ...party, child: 1.5 } }, 'travelerInfo.child', 'count_invalid'],
    [
      { legInfo: { 1: leg }, travelerInfo: { ...party, adult: 6, child: 4 } },
      'travelerInfo',
      'too_many_travellers',
    ],
    [
      { legInfo: { 1: leg }, travelerInfo: { ...party, infant: 2 } },
      'travelerInfo',
      'more_infants_than_adults',
    ],
    [{ legInfo: { 1: leg }, travelerInfo: party, currencyCode: 'usd' }, 'currencyCode', 'currency_invalid'],
    [{ legInfo: { 1: leg }, travelerInfo: party, refundableFare: 'yes' }, 'refundableFare', 'type_invalid'],
  ])('B-02: case %# of a bad search is 400 and named', async (payload, path, code) => {
    const { status, body } = await search(payload);
    expect(status).toBe(400);
    expect(body.error.fields).toContainEqual(expect.objectContaining({ path, code }));
    for (const { message } of body.error.fields) expect(message).not.toBe('');
  });
});

describe('POST /air/flight-offer/validate (B-13)', () => {
  it('a private offer with an id of its own; what the client says of the price counts for nothing', async () => {
    const shown = await firstOffer('MAD', 'BOG');
    const { status, body } = await validate(shown.id);
    expect(status).toBe(200);
    const reply = v.parse(ValidateReplySchema, body);
    expect(reply.data[0]?.id).not.toBe(shown.id);
    expect(reply.data[0]?.price).toEqual(shown.price);
    expect(reply.meta).toMatchObject({ travelerCount: 1, priceChanged: false, previousTotal: null });
    expect(reply.meta.secondsLeft).toBeGreaterThan(29 * 60);
    expect(reply.meta.secondsLeft).toBeLessThanOrEqual(29.5 * 60);
    expect(reply.included['detailed-fare-rules']?.length).toBeGreaterThan(0);
  });

  it('is repeatable: from the offer that was shown, and from the one that was priced', async () => {
    const shown = await firstOffer('MAD', 'BOG');
    const first = await validate(shown.id);
    const before = prices;
    const again = await validate(first.body.data[0].id);
    expect(again.status).toBe(200);
    expect(prices - before).toBe(1);
  });

  it.each([
    ['BJZ', 'up'],
    ['LEN', 'down'],
  ])('S-46: a price that went (%s) %s is told with the total before', async (from, direction) => {
    const shown = await firstOffer(from, 'MAD');
    const { body } = await validate(shown.id);
    expect(body.meta).toMatchObject({ priceChanged: true, previousTotal: shown.price.intTotal });
    const difference = body.data[0].price.intTotal.amount - shown.price.intTotal.amount;
    expect(Math.sign(difference)).toBe(direction === 'up' ? 1 : -1);
  });

  it.each([
    ['SLM', 422, 'sold_out'],
    ['VLL', 410, 'offer_expired'],
  ])('from %s it is %i %s', async (from, status, code) => {
    const shown = await firstOffer(from, 'MAD');
    const refused = await validate(shown.id);
    expect([refused.status, refused.body.error.code]).toEqual([status, code]);
  });

  it('F-36: says so where nothing is known of bags or rules', async () => {
    const noBags = await validate((await firstOffer('MLN', 'MAD')).id);
    expect(noBags.body.included.bags).toBeNull();
    const noRules = await validate((await firstOffer('GMZ', 'MAD')).id);
    expect(noRules.body.included['detailed-fare-rules']).toBeNull();
  });

  it('an offer nobody showed is 404, one that was shown too long ago 410', async () => {
    expect((await validate('off_nobody')).body.error.code).toBe('offer_not_found');
    const shown = await firstOffer('MAD', 'BOG', { currencyCode: 'EUR' });
    dependencies.clock.setOffsetMs(44 * MINUTE_MS);
    expect((await validate(shown.id)).status).toBe(200);
    dependencies.clock.setOffsetMs(46 * MINUTE_MS);
    const late = await validate(shown.id);
    expect([late.status, late.body.error.code]).toEqual([410, 'offer_expired']);
  });

  it.each([
    [{}, 'data'],
    [{ data: { type: 'flight-offers-pricing', flightOffers: [] } }, 'data.flightOffers'],
    [{ data: { type: 'other', flightOffers: [{ id: 'a' }] } }, 'data.type'],
    [
      { data: { type: 'flight-offers-pricing', flightOffers: [{ id: "'; DROP" }] } },
      'data.flightOffers.0.id',
    ],
  ])('B-02: %j is 400 at %s', async (payload, path) => {
    const { status, body } = await call('POST', '/air/flight-offer/validate', payload);
    expect(status).toBe(400);
    expect(body.error.fields).toContainEqual(expect.objectContaining({ path }));
  });
});

describe('GET /air/flightOffer/{id} (B-12)', () => {
  it('F-41: opens an offer that was shown, and one that was priced, with the search that found it', async () => {
    const shown = await firstOffer('MAD', 'BOG');
    const priced = (await validate(shown.id)).body.data[0];
    for (const offer of [shown, priced]) {
      const { status, body } = await call('GET', `/air/flightOffer/${offer.id}`);
      expect(status).toBe(200);
      const reply = v.parse(FlightOfferReplySchema, body);
      expect(reply.data.id).toBe(offer.id);
      expect(reply.search.legInfo[1]).toEqual({ from: 'MAD', to: 'BOG', departureDate: OUT });
    }
  });

  it('a lost offer is 404, one that has run out 410', async () => {
    expect((await call('GET', '/air/flightOffer/off_nobody')).status).toBe(404);
    expect((await call('GET', '/air/flightOffer/%00')).status).toBe(400);
    const priced = (await validate((await firstOffer('MAD', 'BOG')).id)).body.data[0];
    dependencies.clock.setOffsetMs(120 * MINUTE_MS);
    for (const path of ['', '/bags']) {
      const { status, body } = await call('GET', `/air/flightOffer/${priced.id}${path}`);
      expect([status, body.error.code]).toEqual([410, 'offer_expired']);
    }
  });
});

describe('GET /air/flightOffer/{id}/bags (B-14)', () => {
  it('F-38: bags at our price, margin included, in whole dollars', async () => {
    const priced = (await validate((await firstOffer('MAD', 'BOG')).id)).body.data[0];
    const { status, body } = await call('GET', `/air/flightOffer/${priced.id}/bags`);
    expect(status).toBe(200);
    const { data } = v.parse(BagsReplySchema, body);
    expect(data.length).toBeGreaterThan(0);
    for (const bag of data) {
      expect(bag.amount.amount % 100).toBe(0);
      expect(bag.amount.amount).toBeGreaterThan(500);
      expect(bag.amount.currency).toBe('USD');
    }
  });

  it('none on sale is an empty list, an offer that was never priced 404', async () => {
    const shown = await firstOffer('MLN', 'MAD');
    const priced = (await validate(shown.id)).body.data[0];
    expect((await call('GET', `/air/flightOffer/${priced.id}/bags`)).body).toEqual({ data: [] });
    expect((await call('GET', `/air/flightOffer/${shown.id}/bags`)).status).toBe(404);
  });
});
