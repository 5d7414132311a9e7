import { describe, expect, it } from '@jest/globals';
import type { ListRate } from '@travesia/contracts';
import { NO_HOTEL_FILTERS } from '@travesia/domain';
import { hotel } from '../testing/hotels.ts';
import { createHotelList, viewHotels } from './hotel-list.ts';
import { readChoice, writeChoice } from './results-query.ts';

const HOTELS = [
  hotel({ code: 'near-dear', km: 1, total: 90_000, cancellation: 'included' }),
  hotel({ code: 'near-none', km: 2, total: null }),
  hotel({ code: 'near-cheap', km: 3, total: 30_000, cancellation: 'available', freeTotal: 99_000 }),
  hotel({ code: 'far', km: 200, total: 6000 }),
];
const NO_RATES = new Map<string, ListRate[]>();
const ARRIVAL = '2026-12-01';
const list = createHotelList(HOTELS, NO_RATES, ARRIVAL);
const choice = { selection: NO_HOTEL_FILTERS, sort: 'price_up', wantedCode: null } as const;
const codes = (view: ReturnType<typeof viewHotels>) =>
  view.rings.map(({ id, hotels }) => [id, hotels.map(({ hotelInfo }) => hotelInfo.hotelCode)]);

describe('the list of hotels', () => {
  it('opens on what is near and groups the rest by distance, however cheap it is', () => {
    expect(codes(viewHotels(list, choice))).toEqual([
      ['near', ['near-cheap', 'near-dear', 'near-none']],
      ['far', ['far']],
    ]);
  });

  it('H-09 sorts from high to low, what has no price stays last', () => {
    expect(codes(viewHotels(list, { ...choice, sort: 'price_down' }))[0]).toEqual([
      'near',
      ['near-dear', 'near-cheap', 'near-none'],
    ]);
  });

  it('sorts by distance, what has no price stays last', () => {
    expect(codes(viewHotels(list, { ...choice, sort: 'distance' }))[0]).toEqual([
      'near',
      ['near-dear', 'near-cheap', 'near-none'],
    ]);
    const far = createHotelList(
      [
        [9, 1000],
        [2, 2000],
        [5, 3000],
      ].map(([km = 0, total = 0]) => hotel({ code: `${km} km`, km, total })),
      NO_RATES,
      ARRIVAL,
    );
    expect(codes(viewHotels(far, { ...choice, sort: 'distance' }))).toEqual([
      ['near', ['2 km', '5 km', '9 km']],
    ]);
  });

  it('sorts by the price that can be cancelled when that is what is asked for', () => {
    const view = viewHotels(list, { ...choice, selection: { ...NO_HOTEL_FILTERS, isFreeToCancel: true } });
    expect(codes(view)).toEqual([['near', ['near-dear', 'near-cheap']]]);
  });

  it('Q-16: sorts by the score of guests, and of equal ones by how many gave it', () => {
    const scored = createHotelList(
      [
        hotel({ code: 'good', score: 8 }),
        hotel({ code: 'none', score: null }),
        hotel({ code: 'best', score: 9.4, total: 90_000 }),
      ],
      NO_RATES,
      ARRIVAL,
    );
    expect(codes(viewHotels(scored, { ...choice, sort: 'rating' }))).toEqual([
      ['near', ['best', 'good', 'none']],
    ]);
  });

  it('Q-16: what is paid at the property counts in the order and in the price', () => {
    const fees = createHotelList(
      [
        hotel({ code: 'fee', total: 30_000, atProperty: 9000, atPropertyConverted: 9900 }),
        hotel({ code: 'all in', total: 33_000 }),
      ],
      NO_RATES,
      ARRIVAL,
    );
    expect(codes(viewHotels(fees, choice))).toEqual([['near', ['all in', 'fee']]]);
    const selection = { ...NO_HOTEL_FILTERS, nightPrice: { fromMinor: null, toMinor: 12_000 } };
    expect(codes(viewHotels(fees, { ...choice, selection }))).toEqual([['near', ['all in']]]);
  });

  it('Q-16: meals and deadlines come from the rates; the price is that of the rate that has them', () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    const rate = (board: ListRate['board'], amount: number, freeUntil: string | null = null): ListRate => ({
      board,
      cancellation: freeUntil ? 'free' : 'non_refundable',
      freeUntil,
      amountAfterTax: usd(amount),
      payAtProperty: null,
      payAtPropertyConverted: null,
    });
    const known = createHotelList(
      [hotel({ code: 'sol', total: 30_000 }), hotel({ code: 'luna', total: 33_000 })],
      new Map([['sol', [rate('room_only', 30_000), rate('breakfast', 39_000, '2026-11-28T18:00')]]]),
      ARRIVAL,
    );
    const open = viewHotels(known, choice).stays.get('sol');
    expect(open?.way.board).toBe('room_only');
    expect(open?.breakfastWay?.amountAfterTax).toEqual(usd(39_000));
    const view = viewHotels(known, { ...choice, selection: { ...NO_HOTEL_FILTERS, board: ['breakfast'] } });
    expect(codes(view)).toEqual([['near', ['sol']]]);
    expect(view.stays.get('sol')?.way.freeUntil).toBe('2026-11-28T18:00');
    expect(viewHotels(known, choice).stays.get('luna')?.way.board).toBeNull();
  });

  it('puts the hotel that was searched by name before all others', () => {
    const view = viewHotels(list, { ...choice, wantedCode: 'far' });
    expect(view.wanted?.hotelInfo.hotelCode).toBe('far');
    expect(codes(view)).toEqual([['near', ['near-cheap', 'near-dear', 'near-none']]]);
  });

  it('holds two thousand hotels', () => {
    const many = createHotelList(
      Array.from({ length: 2000 }, (_, index) => hotel({ code: String(index), total: 5000 + index })),
      NO_RATES,
      ARRIVAL,
    );
    expect(viewHotels(many, choice).rings[0]?.hotels).toHaveLength(2000);
  });
});

describe('what was chosen, in the address', () => {
  const written =
    'sort=price_down&stars=5%2C4&quality=luxury&kind=resort&with=pets%2Cpool&score=9%2C8&within=3&until=2026-11-28&area=40.4168%2C-3.7038%2C5&free=1&meals=breakfast%2Chalf_board&night=50-120&open=far&show=20&compare=sol%2Cluna';

  it('is read as it was written, beside the search', () => {
    const query = new URLSearchParams(written);
    const read = readChoice(query, 'USD');
    expect(read.selection).toEqual({
      rating: ['5', '4'],
      quality: ['luxury'],
      type: ['resort'],
      amenities: ['pets', 'pool'],
      score: ['9', '8'],
      distance: ['3'],
      board: ['breakfast', 'half_board'],
      freeUntil: ['2026-11-28'],
      area: { middle: { lat: 40.4168, lon: -3.7038 }, reachKm: 5 },
      isFreeToCancel: true,
      nightPrice: { fromMinor: 5000, toMinor: 12_000 },
    });
    expect(read.compare).toEqual(['sol', 'luna']);
    expect(writeChoice(new URLSearchParams('id=MAD'), read, 'USD').toString()).toBe(`id=MAD&${written}`);
  });

  it.each([
    'stars=9&with=gold&night=9-1&show=-3&sort=x&open=moon&until=never&area=99,9,9&meals=air&compare=<b>,',
    '',
  ])('%j is no choice at all', (text) => {
    expect(readChoice(new URLSearchParams(text), 'USD')).toEqual({
      sort: 'price_up',
      selection: NO_HOTEL_FILTERS,
      open: [],
      shown: 10,
      compare: [],
    });
  });

  it('Q-18: compares each hotel once, and four at most', () => {
    const { compare } = readChoice(new URLSearchParams('compare=a,b,a,c,d,e'), 'USD');
    expect(compare).toEqual(['a', 'b', 'c', 'd']);
  });
});
