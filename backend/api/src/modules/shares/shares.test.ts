import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ActivitySearchReplySchema,
  FlightSearchReplySchema,
  HotelSearchReplySchema,
  SharedOfferReplySchema,
  ShareReplySchema,
  type SharedOffer,
} from '@travesia/contracts';
import { addDays, convertMoney, todayIn } from '@travesia/domain';
import { findCity } from '@travesia/geography';
import * as v from 'valibot';
import { STARTUP_MS } from '../../testing.ts';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing-checkout.ts';

const DAY_MS = 86_400_000;
const TODAY = todayIn(Date.now());
const OUT = addDays(TODAY, 40);
const BACK = addDays(TODAY, 47);
const RATES = { source: 'test', asOf: TODAY, base: 'USD', rates: { USD: 1, MXN: 18.4 } };

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld({}, { exchangeRates: { read: async () => RATES } });
}, STARTUP_MS);
beforeEach(() => world.testDatabase.truncate());
afterEach(() => world.dependencies.clock.setOffsetMs(0));
afterAll(() => world.close());

async function share(payload: object): Promise<string> {
  const { status, body } = await world.json('POST', '/shares', { currency: 'USD', ...payload });
  expect([status, body.error]).toEqual([201, undefined]);
  return v.parse(ShareReplySchema, body).data.path;
}

async function read(path: string, language = 'en'): Promise<SharedOffer | null> {
  const { status, body } = await world.json('GET', `/shares/${path.split('/').at(-1)}`, undefined, {
    'accept-language': language,
  });
  expect(status).toBe(200);
  return v.parse(SharedOfferReplySchema, body).data;
}

async function searchFlights(more: object = {}) {
  const { status, body } = await world.json('POST', '/air/flight-offer/search', {
    legInfo: {
      1: { from: 'MAD', to: 'BOG', departureDate: OUT },
      2: { from: 'BOG', to: 'MAD', departureDate: BACK },
    },
    travelerInfo: { adult: 2, child: 1, infant: 0, ages: [30, 30, 7] },
    ...more,
  });
  expect(status).toBe(200);
  const [offer] = v.parse(FlightSearchReplySchema, body).data;
  if (!offer) throw new Error('no flights');
  return offer;
}

async function findHotel() {
  const { lat, lon } = findCity('BOG')?.location ?? { lat: 0, lon: 0 };
  const { body } = await world.json('POST', '/hotel/search', {
    geoSearch: { geoCode: { latitude: lat, longitude: lon } },
    rateInfo: {
      stayDateTimeRange: { startDate: OUT, endDate: addDays(OUT, 3) },
      rooms: { room: [{ index: 1, adult: 2, children: 0, childAge: [] }] },
    },
  });
  const hotel = v
    .parse(HotelSearchReplySchema, body)
    .data.find(
      ({ hotelRateInfo, hotelImageInfo }) =>
        hotelRateInfo.rateInfo.convertedRateInfo && hotelImageInfo.photos.length > 0,
    );
  if (!hotel) throw new Error('no hotel with a price');
  return hotel;
}
const stayOf = (hotelCode: string) => ({
  kind: 'hotel',
  hotelCode,
  stay: { startDate: OUT, endDate: addDays(OUT, 3), rooms: '2' },
});

describe('sharing (Q-15)', () => {
  it('a flight has its cities, times, airline and party in both languages, and the price that was shown', async () => {
    const offer = await searchFlights();
    const path = await share({ kind: 'flight', offerId: offer.id });
    const shared = await read(path);
    expect(shared).toMatchObject({
      kind: 'flight',
      title: 'Madrid – Bogota',
      picture: null,
      seed: 'BOG',
      price: offer.price.intTotal,
      shownPrice: null,
      seenOn: TODAY,
      isOver: false,
    });
    expect(shared?.lines[0]).toMatch(/^Outbound: \w+day, .+, \d{1,2}:\d{2}.* · .+ · (?:nonstop|\d stops?)$/);
    expect(shared?.lines[1]).toMatch(/^Return: /);
    expect(shared?.lines.at(-1)).toBe('2 adults, 1 child');
    const inSpanish = await read(path, 'es');
    expect([inSpanish?.title, inSpanish?.lines.at(-1)]).toEqual(['Madrid – Bogotá', '2 adultos, 1 menor']);
    const [results, query = ''] = shared?.address.split('?') ?? [];
    expect(results).toBe('/mad-bog/results');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      from: 'MAD',
      to: 'BOG',
      depart: OUT,
      return: BACK,
      adults: '2',
      children: '1',
      ages: '7',
      trip: '2',
    });
  });

  it('a trip to several cities names them all, and its address has every leg (Q-10)', async () => {
    const offer = await searchFlights({
      legInfo: {
        1: { from: 'MAD', to: 'BOG', departureDate: OUT },
        2: { from: 'BOG', to: 'LIM', departureDate: BACK },
      },
    });
    const shared = await read(await share({ kind: 'flight', offerId: offer.id }));
    expect(shared?.title).toBe('Madrid – Bogota – Lima');
    expect(shared?.lines[1]).toMatch(/^Leg 2: /);
    const query = new URLSearchParams(shared?.address.split('?')[1]);
    expect([query.get('trip'), query.get('depart'), query.get('return'), query.getAll('leg')]).toEqual([
      '3',
      OUT,
      null,
      [`BOG.LIM.${BACK}`],
    ]);
  });

  it('the price is the server’s: one that a page sends is nothing to it', async () => {
    const offer = await searchFlights();
    const path = await share({ kind: 'flight', offerId: offer.id, price: { amount: 1, currency: 'USD' } });
    expect((await read(`${path}?price=1`))?.price).toEqual(offer.price.intTotal);
  });

  it('the sharer’s currency stands with the price by the rate of that day, whatever the rate is later', async () => {
    const offer = await searchFlights();
    const path = await share({ kind: 'flight', offerId: offer.id, currency: 'MXN' });
    expect((await read(path))?.shownPrice).toEqual(convertMoney(offer.price.intTotal, 'MXN', RATES));
    const unknown = await share({ kind: 'flight', offerId: offer.id, currency: 'XXX' });
    expect((await read(unknown))?.shownPrice).toBeNull();
  });

  it('a hotel has its picture, its stay and the lowest whole price of its rooms', async () => {
    const { hotelInfo } = await findHotel();
    const path = await share(stayOf(hotelInfo.hotelCode));
    const opened = await world.json(
      'GET',
      `/hotel/${hotelInfo.hotelCode}?startDate=${OUT}&endDate=${addDays(OUT, 3)}&rooms=2`,
    );
    const { rooms } = opened.body.data as {
      rooms: {
        ratePlans: {
          amountAfterTax: { amount: number };
          payAtPropertyConverted: { amount: number } | null;
        }[];
      }[];
    };
    const wholes = rooms.flatMap(({ ratePlans }) =>
      ratePlans.map((plan) => plan.amountAfterTax.amount + (plan.payAtPropertyConverted?.amount ?? 0)),
    );
    const shared = await read(path, 'es');
    expect(shared).toMatchObject({
      kind: 'hotel',
      title: hotelInfo.hotelName,
      price: { amount: Math.min(...wholes), currency: 'USD' },
    });
    expect(shared?.picture?.sizes[0]?.url).toMatch(/^\/api\/pictures\//);
    expect(shared?.lines).toContain('3 noches · 1 habitación · 2 adultos');
    const query = new URLSearchParams(shared?.address.split('?')[1]);
    expect([query.get('hotel'), query.get('in'), query.get('rooms')]).toEqual([
      hotelInfo.hotelCode,
      OUT,
      '2',
    ]);
  });

  it.each([
    ['activity', '/activities', 'CUN'],
    ['tour', '/tours', 'CUZ'],
  ])('an %s has its cheapest day of those that were searched', async (kind, calls, city) => {
    const { lat, lon } = findCity(city)?.location ?? { lat: 0, lon: 0 };
    const days = { from: OUT, to: addDays(OUT, 6) };
    const found = await world.json('POST', `${calls}/search`, {
      filters: [{ searchFilterItems: [{ type: 'gps', latitude: lat, longitude: lon }] }],
      ...days,
      paxes: [{ age: 30 }, { age: 30 }],
      language: 'en',
    });
    const activity = v.parse(ActivitySearchReplySchema, found.body).data.find(({ totalFrom }) => totalFrom);
    const path = await share({
      kind,
      code: activity?.code,
      query: { from: OUT, to: addDays(OUT, 20), paxes: '30-30', language: 'en' },
      days,
    });
    const shared = await read(path);
    expect(shared).toMatchObject({ kind, title: activity?.name, language: 'en', price: activity?.totalFrom });
    expect(shared?.lines.at(-1)).toBe('2 adults');
    const query = new URLSearchParams(shared?.address.split('?')[1]);
    expect(query.get('code')).toBe(activity?.code);
    const [from = '', to = ''] = [query.get('from'), query.get('to')].map(String);
    expect([from >= days.from, to <= days.to]).toEqual([true, true]);
  });

  it('nothing of a person is stored: neither session nor address nor name', async () => {
    const offer = await searchFlights();
    await share({ kind: 'flight', offerId: offer.id });
    const [row] = await world.dependencies.database.selectFrom('shares').selectAll().execute();
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'about',
      'amount',
      'currency',
      'first_day',
      'id',
      'kind',
      'seen_at',
      'shown_amount',
      'shown_currency',
    ]);
  });

  it('once its days have passed it says so and leads to a search of other days; a month later it is gone', async () => {
    const offer = await searchFlights();
    const path = await share({ kind: 'flight', offerId: offer.id });
    world.dependencies.clock.setOffsetMs(41 * DAY_MS);
    const shared = await read(path);
    expect(shared).toMatchObject({ isOver: true, price: offer.price.intTotal });
    expect(shared?.address).toMatch(/^\/mad-bog\/results\?from=MAD&to=BOG&adults=2/);
    expect(shared?.address).not.toMatch(/depart|return/);
    await world.api.sweep();
    expect(await read(path)).not.toBeNull();
    world.dependencies.clock.setOffsetMs(72 * DAY_MS);
    await world.api.sweep();
    expect(await read(path)).toBeNull();
  });

  it('what is on nobody’s page any more cannot be shared, and the reply says why', async () => {
    const offer = await searchFlights();
    const code = async (payload: object) => {
      const { status, body } = await world.json('POST', '/shares', { currency: 'USD', ...payload });
      return [status, (body.error as { code: string }).code];
    };
    expect(await code({ kind: 'flight', offerId: 'nobodys' })).toEqual([404, 'offer_not_found']);
    expect(await code(stayOf('nobodys'))).toEqual([404, 'hotel_not_found']);
    expect(await code({ kind: 'cruise' })).toEqual([400, 'invalid_request']);
    world.dependencies.clock.setOffsetMs(3_600_000);
    expect(await code({ kind: 'flight', offerId: offer.id })).toEqual([410, 'offer_expired']);
  });

  it('an address that nobody was given has nothing', async () => {
    expect(await read('/compartido/nobodys')).toBeNull();
  });
});
