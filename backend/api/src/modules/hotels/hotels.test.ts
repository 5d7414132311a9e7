import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  HotelReplySchema,
  HotelSearchReplySchema,
  ListRatesReplySchema,
  PlacesReplySchema,
  RateValidateReplySchema,
  type HotelReply,
  type HotelSearchReply,
  type ListRatesReply,
  type PlacesReply,
  type RateValidateReply,
} from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import { findCity } from '@travesia/geography';
import { buildSandbox } from '@travesia/sandbox/app';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import * as v from 'valibot';
import { buildApp } from '../../app.ts';
import { createPricedItems } from '../../database/priced-items.ts';
import type { TestDatabase } from '../../database/test-database.ts';
import type { Dependencies } from '../../app.ts';
import { createDuffelStaySupplier } from '../../suppliers/stays-duffel/index.ts';
import { createTestDependencies, STARTUP_MS, TEST_NOW_MS } from '../../testing.ts';
import type { StaySupplier } from './ports.ts';
import type { PricedStay } from './priced-stay.ts';

const MINUTE_MS = 60_000;
/** Long enough for thousands of hotels on a busy machine; nothing here waits for it to pass. */
const DEADLINE_MS = 25_000;
const TODAY = todayIn(TEST_NOW_MS);
const CHECK_IN = addDays(TODAY, 40);
const CHECK_OUT = addDays(TODAY, 43);

let sandbox: FastifyInstance;
let app: FastifyInstance;
let dependencies: Dependencies;
let testDatabase: TestDatabase;
let searches = 0;
let opened = 0;
let rated = 0;
let suggested = 0;
let addresses = 0;

/** The real adapter against the real sandbox; the sandbox and we share one clock. */
beforeAll(async () => {
  let clockOffsetMs = 0;
  sandbox = await buildSandbox({
    clock: {
      nowMs: () => dependencies.clock.nowMs() + clockOffsetMs,
      offsetMs: () => clockOffsetMs,
      setOffsetMs: (offset) => {
        clockOffsetMs = offset;
      },
    },
  });
  const baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  // The sandbox reads all names of the world when it is first asked for one.
  await sandbox.inject({
    method: 'POST',
    url: '/stays/accommodation/suggestions',
    headers: { authorization: 'Bearer duffel_test_key', 'duffel-version': 'v2' },
    payload: { data: { query: 'azahar' } },
  });
  ({ dependencies, testDatabase } = await createTestDependencies({
    environment: { STAY_SUPPLIER_URL: baseUrl },
  }));
  const supplier = createDuffelStaySupplier({
    baseUrl,
    token: 'duffel_test_key',
    searchDeadlineMs: DEADLINE_MS,
    ratesDeadlineMs: DEADLINE_MS,
    suggestDeadlineMs: DEADLINE_MS,
  });
  const counted: StaySupplier = {
    ...supplier,
    search: (query) => {
      searches += 1;
      return supplier.search(query);
    },
    rates: (codes, stay) => {
      rated += 1;
      return supplier.rates(codes, stay);
    },
    hotel: (code, stay) => {
      opened += 1;
      return supplier.hotel(code, stay);
    },
    suggestHotels: (term) => {
      suggested += 1;
      return supplier.suggestHotels(term);
    },
  };
  ({ app } = await buildApp({ ...dependencies, staySupplier: counted }));
}, STARTUP_MS);
beforeEach(() => testDatabase.truncate());
afterEach(async () => {
  dependencies.clock.setOffsetMs(0);
  await sandbox.inject({ method: 'DELETE', url: '/_control/stays/switches' });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
  await testDatabase.close();
});

async function call(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  addresses += 1;
  return app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: {
      'accept-language': 'en',
      'x-forwarded-for': `2001:db8:1::${addresses.toString(16)}`,
      ...headers,
    },
  });
}

function searchBody(city: string, more: { dates?: object; room?: object[]; extra?: object } = {}) {
  const { lat, lon } = findCity(city)?.location ?? { lat: 0, lon: 0 };
  return {
    geoSearch: { radius: 200, UOM: 'MI', geoCode: { latitude: lat, longitude: lon } },
    pagination: { offset: 1, pageSize: 200 },
    rateInfo: {
      currencyCode: 'USD',
      refundableOnly: false,
      stayDateTimeRange: { startDate: CHECK_IN, endDate: CHECK_OUT, ...more.dates },
      rooms: { room: more.room ?? [{ index: 1, adult: 2, children: 0, childAge: [] }] },
    },
    ...more.extra,
  };
}
async function search(city: string, more = {}, headers = {}): Promise<HotelSearchReply> {
  return (await call('POST', '/hotel/search', searchBody(city, more), headers)).json();
}
const hotelPath = (code: string, rooms = '2') =>
  `/hotel/${code}?startDate=${CHECK_IN}&endDate=${CHECK_OUT}&rooms=${rooms}`;
async function codeOf(name: string): Promise<string> {
  const { data } = await search('VDE');
  const found = data.find((hotel) => hotel.hotelInfo.hotelName === name);
  if (!found) throw new Error(`${name} is not there`);
  return found.hotelInfo.hotelCode;
}
async function openHotel(name: string): Promise<HotelReply & { code: string }> {
  const code = await codeOf(name);
  return { ...(await call('GET', hotelPath(code))).json(), code };
}
async function validateFirst(name: string) {
  const { data, code } = await openHotel(name);
  const plan = data.rooms[0]?.ratePlans[0];
  if (!plan) throw new Error('no rate');
  return {
    code,
    plan,
    reply: await call('POST', '/hotel/rate/validate', { hotelCode: code, rateKey: plan.rateKey }),
  };
}

describe('B-36 POST /hotel/search', () => {
  it('H-05, H-07, H-11: hotels of a city with everything a list shows, as the contract says', async () => {
    const found = v.parse(HotelSearchReplySchema, await search('MAD'));
    expect(found.meta).toMatchObject({
      offset: 1,
      pageSize: 200,
      currency: 'USD',
      nights: 3,
      complete: true,
    });
    expect(found.data.length).toBe(Math.min(200, found.meta.count));
    const distances = found.data.map((hotel) => hotel.hotelInfo.locationInfo.distanceKm);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    for (const { hotelInfo, hotelImageInfo, hotelRateInfo } of found.data) {
      const rate = hotelRateInfo.rateInfo.convertedRateInfo;
      expect(rate?.averageNightlyRate.amount).toBe(Math.round((rate?.amountAfterTax.amount ?? 0) / 3));
      expect(hotelImageInfo.photos.length).toBeGreaterThan(0);
      expect(hotelImageInfo.photos[0]?.caption).toBe(`Front of ${hotelInfo.hotelName}`);
    }
    const kinds = new Set(
      found.data.map((hotel) => hotel.hotelRateInfo.rateInfo.convertedRateInfo?.freeCancellation),
    );
    expect(kinds).toEqual(new Set(['available', 'included', 'none']));
  });

  it('X-01: words follow the language, names stay', async () => {
    const spanish = await search('NYC', {}, { 'accept-language': 'es' });
    expect(spanish.data[0]?.hotelInfo.locationInfo.address).toMatchObject({
      cityName: 'Nueva York',
      countryName: 'Estados Unidos',
    });
    expect(spanish.data[0]?.hotelImageInfo.photos[0]?.caption).toMatch(/^Fachada de /);
  });

  it('equal searches are one call for half an hour, whoever asks, compressed or not; no-cache asks again', async () => {
    const before = searches;
    const [first, second] = await Promise.all([search('SVQ'), search('SVQ')]);
    expect(second).toEqual(first);
    const packed = await call('POST', '/hotel/search', searchBody('SVQ'), { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(first);
    expect(searches - before).toBe(1);
    await search('SVQ', {}, { 'cache-control': 'no-cache' });
    expect(searches - before).toBe(2);
    dependencies.clock.setOffsetMs(31 * MINUTE_MS);
    await search('SVQ');
    expect(searches - before).toBe(3);
  });

  it(
    'thousands of hotels come page by page from one search',
    async () => {
      const before = searches;
      const page = (offset: number) => search('VLL', { extra: { pagination: { offset, pageSize: 200 } } });
      const first = await page(1);
      expect(first.meta.count).toBeGreaterThan(1500);
      const second = await page(201);
      expect([typeof first.meta.land, second.meta.land]).toEqual(['string', undefined]);
      const codes = new Set([...first.data, ...second.data].map((hotel) => hotel.hotelInfo.hotelCode));
      expect(codes.size).toBe(400);
      expect((await page(100_000)).data).toEqual([]);
      expect(searches - before).toBe(1);
    },
    STARTUP_MS,
  );

  it('H-09: a hotel without a price stands last; without pictures it says so by having none', async () => {
    const { data } = await search('VDE');
    const last = data.at(-1);
    expect(last?.hotelInfo.hotelName).toBe('Hotel Sin Precio');
    expect(last?.hotelRateInfo.rateInfo.convertedRateInfo).toBeNull();
    const bare = data.find((hotel) => hotel.hotelInfo.hotelName === 'Hotel Sin Fotos');
    expect(bare?.hotelImageInfo.photos).toEqual([]);
  });

  it('a hotel for adults only is not offered to a family, in the list or by its address', async () => {
    const isForAdults = ({ hotelInfo }: HotelSearchReply['data'][number]) =>
      hotelInfo.amenities.includes('adults_only');
    const forAdults = (await search('BCN')).data.find(isForAdults);
    const room = [{ index: 1, adult: 2, children: 1, childAge: [5] }];
    expect((await search('BCN', { room })).data.some(isForAdults)).toBe(false);
    const roomsFor = async (party: string): Promise<number> =>
      (await call('GET', hotelPath(forAdults?.hotelInfo.hotelCode ?? '', party))).json().data.rooms.length;
    expect(await roomsFor('2')).toBeGreaterThan(0);
    expect(await roomsFor('2-5')).toBe(0);
  });

  it('a supplier partly down: what there is, and said so', async () => {
    const { data, meta } = await search('SLM', {
      extra: { geoSearch: { ...searchBody('SLM').geoSearch, radius: 5 } },
    });
    expect(meta.complete).toBe(false);
    expect(data.length).toBeGreaterThan(0);
    expect(data[0]?.hotelRateInfo.rateInfo.convertedRateInfo?.freeCancellation).toBe('unknown');
  });

  it('H-12: none found is 200 and an empty list', async () => {
    const { data, meta } = await search('LEU', {
      extra: { geoSearch: { ...searchBody('LEU').geoSearch, radius: 5 } },
    });
    expect([data, meta.count]).toEqual([[], 0]);
  });

  it.each([
    [
      'dates crossing',
      { dates: { startDate: CHECK_OUT, endDate: CHECK_IN } },
      'rateInfo.stayDateTimeRange.endDate',
    ],
    ['31 nights', { dates: { endDate: addDays(CHECK_IN, 31) } }, 'rateInfo.stayDateTimeRange.endDate'],
    [
      'a night of last week',
      { dates: { startDate: addDays(TODAY, -7), endDate: addDays(TODAY, -5) } },
      'rateInfo.stayDateTimeRange.startDate',
    ],
    [
      'a night in two years',
      { dates: { startDate: addDays(TODAY, 700), endDate: addDays(TODAY, 702) } },
      'rateInfo.stayDateTimeRange.endDate',
    ],
    [
      'six rooms',
      {
        room: Array.from({ length: 6 }, (_, at) => ({ index: at + 1, adult: 1, children: 0, childAge: [] })),
      },
      'rateInfo.rooms.room',
    ],
    [
      'a child without an age',
      { room: [{ index: 1, adult: 2, children: 1, childAge: [] }] },
      'rateInfo.rooms.room.0',
    ],
  ])('400 with the field for %s', async (_title, more, path) => {
    const reply = await call('POST', '/hotel/search', searchBody('MAD', more));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.fields.map((field: { path: string }) => field.path)).toContain(path);
    for (const field of reply.json().error.fields)
      expect(field.message).not.toBe('This detail is not valid.');
  });

  it.each([
    ['JCU', 429, 'too_many_requests'],
    ['VIT', 502, 'supplier_failed'],
    ['VRL', 502, 'supplier_failed'],
  ])('a failing supplier (%s) is %i %s', async (city, status, code) => {
    const body = searchBody(city, { extra: { geoSearch: { ...searchBody(city).geoSearch, radius: 5 } } });
    const reply = await call('POST', '/hotel/search', body);
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code]);
  });
});

describe('Q-16 POST /hotel/search/rates', () => {
  const pagination = { offset: 1, pageSize: 120 };
  const rates = async (): Promise<ListRatesReply> =>
    (await call('POST', '/hotel/search/rates', searchBody('MAD', { extra: { pagination } }))).json();

  it('meals and terms of a page, with the prices of list and hotel; shared by all visitors', async () => {
    const list = await search('MAD', { extra: { pagination } });
    const [before, searched] = [rated, searches];
    const reply = await rates();
    await rates();
    expect(rated).toBe(before + 1);
    expect(searches).toBe(searched);
    const priced = list.data.filter(({ hotelRateInfo }) => hotelRateInfo.rateInfo.convertedRateInfo);
    expect(priced.length).toBeGreaterThan(100);
    expect(v.parse(ListRatesReplySchema, reply).data).toHaveLength(priced.length);
    expect(
      new Set(reply.data.flatMap((hotel) => hotel.rates.map(({ board }) => board))).size,
    ).toBeGreaterThan(1);
    const known = new Map(reply.data.map((hotel) => [hotel.hotelCode, hotel.rates]));
    for (const { hotelInfo, hotelRateInfo } of list.data) {
      const { amountAfterTax, freeCancellation } = hotelRateInfo.rateInfo.convertedRateInfo ?? {};
      const [cheapest] = known.get(hotelInfo.hotelCode) ?? [];
      expect(cheapest?.amountAfterTax).toEqual(amountAfterTax);
      expect(cheapest?.cancellation === 'free').toBe(freeCancellation === 'included');
    }
  });

  it('B-28: without the supplier it fails as such', async () => {
    await sandbox.inject({
      method: 'POST',
      url: '/_control/stays/switches',
      payload: { city: 'VIT', switches: ['failing_search'] },
    });
    expect((await call('POST', '/hotel/search/rates', searchBody('VIT'))).statusCode).toBe(502);
  });
});

describe('B-36 GET /hotel/{hotelCode}', () => {
  it('H-06, H-07: rooms, rates and description in the language of the page', async () => {
    const found = await search('CUN');
    const code = found.data.find((hotel) => hotel.hotelInfo.amenities.includes('restaurant'))?.hotelInfo
      .hotelCode;
    const english = v.parse(
      HotelReplySchema,
      (await call('GET', hotelPath(code ?? ''))).json(),
    ) as HotelReply;
    const spanish = (
      await call('GET', hotelPath(code ?? ''), undefined, { 'accept-language': 'es' })
    ).json() as HotelReply;
    expect(english.meta.stay).toEqual({
      startDate: CHECK_IN,
      endDate: CHECK_OUT,
      nights: 3,
      rooms: [{ adults: 2, childAges: [] }],
    });
    const words = (reply: HotelReply) => reply.data.description.sections.flatMap((section) => section.lines);
    expect(words(english)).toContain('Restaurant on site');
    expect(words(spanish)).toContain('Restaurante en el alojamiento');
    expect(words(spanish).some((line) => /^A [\d,]+ km del centro de Cancún$/.test(line))).toBe(true);
    expect(english.data.description.text?.language).toBe('en');
    expect(spanish.data.description.text?.language).toBe('es');
    expect(spanish.data.description.text?.value).toMatch(/ a [\d,]+ km del centro de Cancún\. /);
    const rules = spanish.data.rooms[0]?.ratePlans[0]?.conditions ?? [];
    expect(rules.map(({ language }) => language)).not.toContain('en');
    expect(spanish.data.rooms[0]?.roomType).toMatch(/^(Habitación|Apartamento|Estudio|Suite)/);
    expect(spanish.data.rooms[0]?.roomTypeCode).toBe(english.data.rooms[0]?.roomTypeCode);
    for (const section of english.data.description.sections) expect(section.lines.length).toBeGreaterThan(0);
  });

  it('cancellation stands in the hotel’s own time and adds up to the total', async () => {
    const found = await search('BOG');
    const flexible = found.data.find(
      (hotel) => hotel.hotelRateInfo.rateInfo.convertedRateInfo?.freeCancellation === 'available',
    );
    const { data } = (await call('GET', hotelPath(flexible?.hotelInfo.hotelCode ?? ''))).json() as HotelReply;
    const plans = data.rooms.flatMap((room) => room.ratePlans);
    const free = plans.filter((plan) => plan.cancellation.kind === 'free');
    expect(free.length).toBeGreaterThan(0);
    expect(plans.some((plan) => plan.cancellation.kind === 'non_refundable')).toBe(true);
    for (const { cancellation, amountAfterTax } of free) {
      expect(cancellation.timeZone).toBe('America/Bogota');
      expect(cancellation.freeUntil).toMatch(/T18:00$/);
      for (const step of cancellation.timeline)
        expect(step.refund.amount + step.penalty.amount).toBe(amountAfterTax.amount);
    }
  });

  it('what is paid at the hotel is a line of its own, in the money of the place', async () => {
    const [first] = (await search('PAR')).data;
    const { data } = (await call('GET', hotelPath(first?.hotelInfo.hotelCode ?? ''))).json() as HotelReply;
    const plan = data.rooms[0]?.ratePlans[0];
    expect(plan?.payAtProperty).toMatchObject({ currency: 'EUR' });
    // And comparable with what we charge, by the day's rate.
    expect(plan?.payAtPropertyConverted).toMatchObject({ currency: 'USD' });
    expect(first?.hotelRateInfo.rateInfo.convertedRateInfo?.payAtPropertyConverted).toEqual(
      plan?.payAtPropertyConverted,
    );
    expect((plan?.amountBeforeTax?.amount ?? 0) + (plan?.taxes?.amount ?? 0)).toBe(
      plan?.amountAfterTax.amount,
    );
  });

  it('is shared: the second visitor costs no call', async () => {
    const code = await codeOf('Hotel Sin Fotos');
    const before = opened;
    await Promise.all([call('GET', hotelPath(code, '2-4')), call('GET', hotelPath(code, '2-4'))]);
    await call('GET', hotelPath(code, '2-4'));
    expect(opened - before).toBe(1);
  });

  it('S-45: asked past the cache it is asked anew, and what others see can still be chosen', async () => {
    const code = await codeOf('Hotel Sin Fotos');
    const first = (await call('GET', hotelPath(code, '1'))).json() as HotelReply;
    const before = opened;
    const fresh = (
      await call('GET', hotelPath(code, '1'), undefined, { 'cache-control': 'no-cache' })
    ).json();
    expect(opened - before).toBe(1);
    const keyOf = (reply: HotelReply) => reply.data.rooms[0]?.ratePlans[0]?.rateKey;
    for (const rateKey of [keyOf(first), keyOf(fresh)]) {
      const reply = await call('POST', '/hotel/rate/validate', { hotelCode: code, rateKey });
      expect(reply.statusCode).toBe(200);
    }
  });

  it('a room that proved sold out is looked up again for the next visitor', async () => {
    await validateFirst('Hotel Última Habitación');
    const code = await codeOf('Hotel Última Habitación');
    const before = opened;
    await call('GET', hotelPath(code));
    expect(opened - before).toBe(1);
  });

  it('full is 200 without rooms; gone between list and summary, or never there, is 404', async () => {
    expect((await openHotel('Hotel Completo')).data.rooms).toEqual([]);
    const closed = await call('GET', hotelPath(await codeOf('Hotel Cerrado')));
    expect([closed.statusCode, closed.json().error.code]).toEqual([404, 'hotel_not_found']);
    expect((await call('GET', hotelPath('acc_nobody'))).statusCode).toBe(404);
  });

  it.each(['rooms=6', 'rooms=3,1', 'rooms=two', 'rooms=0'])('400 for %s', async (rooms) => {
    const reply = await call('GET', `/hotel/acc_x?startDate=${CHECK_IN}&endDate=${CHECK_OUT}&${rooms}`);
    if (rooms === 'rooms=6') return expect(reply.statusCode).toBe(404);
    return expect([reply.statusCode, reply.json().error.fields[0].path]).toEqual([400, 'rooms']);
  });
});

describe('B-36 POST /hotel/rate/validate', () => {
  it('asks the supplier for this visitor, holds the price, and can be asked again with its own key', async () => {
    const { code, plan, reply } = await validateFirst('Hotel Sin Fotos');
    const priced = v.parse(RateValidateReplySchema, reply.json()) as RateValidateReply;
    expect(priced.meta).toMatchObject({ priceChanged: false, previousTotal: null });
    expect(priced.meta.secondsLeft).toBeGreaterThan(8 * 60);
    expect(priced.data.rate.amountAfterTax).toEqual(plan.amountAfterTax);
    expect(priced.data.rate.rateKey).not.toBe(plan.rateKey);
    const again = await call('POST', '/hotel/rate/validate', {
      hotelCode: code,
      rateKey: priced.data.rate.rateKey,
    });
    expect(again.statusCode).toBe(200);
    expect(again.json().data.rate.rateKey).not.toBe(priced.data.rate.rateKey);
  });

  it('a price that moved is told with both totals', async () => {
    const { plan, reply } = await validateFirst('Hotel Precio Nuevo');
    const { data, meta } = reply.json() as RateValidateReply;
    expect(meta).toMatchObject({ priceChanged: true, previousTotal: plan.amountAfterTax });
    expect(data.rate.amountAfterTax.amount).toBeGreaterThan(plan.amountAfterTax.amount);
  });

  it.each([
    ['Hotel Última Habitación', 422, 'room_sold_out'],
    ['Hotel Tarifa Perdida', 410, 'rate_expired'],
  ])('%s: %i %s, in words about a room', async (name, status, code) => {
    const { reply } = await validateFirst(name);
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code]);
    expect(reply.json().error.message).toMatch(/room/);
  });

  it('an old key is 410, an unknown one 404, one of another hotel 404', async () => {
    const { code, plan } = await validateFirst('Hotel Sin Fotos');
    const other = await codeOf('Hotel Rebaja');
    const foreign = await call('POST', '/hotel/rate/validate', { hotelCode: other, rateKey: plan.rateKey });
    expect(foreign.statusCode).toBe(404);
    const unknown = await call('POST', '/hotel/rate/validate', { hotelCode: code, rateKey: 'rate_nobody' });
    expect(unknown.statusCode).toBe(404);
    dependencies.clock.setOffsetMs(60 * MINUTE_MS);
    const old = await call('POST', '/hotel/rate/validate', { hotelCode: code, rateKey: plan.rateKey });
    expect([old.statusCode, old.json().error.code]).toEqual([410, 'rate_expired']);
  });

  it('a priced stay is kept a day after its end, then deleted', async () => {
    await validateFirst('Hotel Sin Fotos');
    const { database, clock } = dependencies;
    const stays = createPricedItems<PricedStay>(database, 'priced_stays');
    const count = async () => (await database.selectFrom('priced_stays').select('id').execute()).length;
    await stays.deleteExpired(clock.nowMs());
    expect(await count()).toBe(1);
    await stays.deleteExpired(clock.nowMs() + 31 * MINUTE_MS);
    expect(await count()).toBe(0);
  });

  it('400 without keys', async () => {
    const reply = await call('POST', '/hotel/rate/validate', { hotelCode: 'x' });
    expect(reply.statusCode).toBe(400);
  });
});

describe('pictures', () => {
  const firstPicture = async () => {
    const code = (await search('CUN')).data[0]?.hotelInfo.hotelCode ?? '';
    const opened: HotelReply = (await call('GET', hotelPath(code))).json();
    return opened.data.hotel.hotelImageInfo.photos[0];
  };
  const see = (url: string, accept = 'image/avif,image/webp,*/*') =>
    call('GET', url.replace(/^\/api/, ''), undefined, { accept });

  it('come from our own address in widths of a page, in the format that the browser shows', async () => {
    const picture = await firstPicture();
    expect(picture?.sizes.map(({ width }) => width)).toEqual([320, 480, 720, 960, 1200]);
    const url = picture?.sizes[1]?.url ?? '';
    for (const [accept, format] of [
      ['image/avif,image/webp,*/*', 'avif'],
      ['image/webp,*/*', 'webp'],
      ['*/*', 'jpeg'],
    ] as const) {
      const reply = await see(url, accept);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, `image/${format}`]);
      expect(reply.headers).toMatchObject({
        vary: expect.stringMatching(/\baccept\b/i),
        'cache-control': 'public, max-age=2592000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 480, height: 320 });
    }
  });

  it('of a list are one for each hotel, as small as it is shown', async () => {
    const { data } = await search('CUN');
    const shown = data.flatMap(({ hotelImageInfo }) => hotelImageInfo.photos);
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.length).toBeLessThanOrEqual(data.length);
    for (const { sizes } of shown) expect(sizes.map(({ width }) => width)).toEqual([320, 480]);
  });

  it('that were seen once have a blur from then on', async () => {
    const { data } = await search('OPO');
    const hotel = data.find(({ hotelImageInfo }) => hotelImageInfo.photos.length > 0);
    const url = hotel?.hotelImageInfo.photos[0]?.sizes[0]?.url ?? '';
    expect(hotel?.hotelImageInfo.photos[0]).not.toHaveProperty('blur');
    await see(url);
    const opened: HotelReply = (await call('GET', hotelPath(hotel?.hotelInfo.hotelCode ?? ''))).json();
    expect(opened.data.hotel.hotelImageInfo.photos[0]?.blur).toMatch(/^data:image\/webp;base64,/);
  });

  it('are none but those of our pages: no other address, no other width, no address made up', async () => {
    const url = (await firstPicture())?.sizes[0]?.url ?? '';
    const [path = '', query = ''] = url.split('?u=');
    const elsewhere = (address: string) => see(`${path}?u=${encodeURIComponent(address)}`);
    expect((await elsewhere('http://169.254.169.254/latest/meta-data')).statusCode).toBe(404);
    const other = decodeURIComponent(query).replace('0-exterior', '1-lobby');
    expect((await elsewhere(other)).statusCode).toBe(404);
    expect((await see(url.replace(/\/320\?/, '/321?'))).statusCode).toBe(400);
    expect((await see(`${path}?u=nonsense`)).statusCode).toBe(400);
    expect((await see(url.replace(/pictures\/[^/]+/, 'pictures/short'))).statusCode).toBe(404);
  });
});

describe('B-09 GET /search/places', () => {
  const places = async (term: string, language = 'es') =>
    call('GET', `/search/places?term=${encodeURIComponent(term)}`, undefined, {
      'accept-language': language,
    });

  it('cities in the language of the page, then hotels of that name', async () => {
    const reply = await places('londres');
    const found = v.parse(PlacesReplySchema, reply.json()) as PlacesReply;
    expect(found.data[0]).toMatchObject({
      id: 'LON',
      type: 'city',
      name: 'Londres',
      countryName: 'Reino Unido',
    });
    expect(found.meta.complete).toBe(true);
    expect(reply.headers['cache-control']).toContain('max-age=1800');
    const [hotel] = (await search('BCN')).data;
    const named = (await places(`${hotel?.hotelInfo.hotelName} barcelona`)).json() as PlacesReply;
    expect(named.data.find((place) => place.type === 'hotel')).toMatchObject({
      id: hotel?.hotelInfo.hotelCode,
      cityName: 'Barcelona',
    });
  });

  it('a term is asked once in half an hour', async () => {
    const before = suggested;
    await places('Ronda');
    await places('ronda', 'en');
    expect(suggested - before).toBe(1);
  });

  it('without the supplier there are cities still, and the reply is not kept', async () => {
    await sandbox.inject({
      method: 'POST',
      url: '/_control/stays/switches',
      payload: { switches: ['suggestions_down'] },
    });
    const reply = await places('sevilla');
    expect(reply.json()).toMatchObject({ data: [{ id: 'SVQ' }], meta: { complete: false } });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it.each(['', 'a', 'x'.repeat(65)])('400 for the term %j', async (term) => {
    expect((await places(term)).statusCode).toBe(400);
  });
});
