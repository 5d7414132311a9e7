import { describe, expect, it } from '@jest/globals';
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
const list = createHotelList(HOTELS);
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
    );
    expect(codes(viewHotels(far, { ...choice, sort: 'distance' }))).toEqual([
      ['near', ['2 km', '5 km', '9 km']],
    ]);
  });

  it('sorts by the price that can be cancelled when that is what is asked for', () => {
    const view = viewHotels(list, { ...choice, selection: { ...NO_HOTEL_FILTERS, isFreeToCancel: true } });
    expect(codes(view)).toEqual([['near', ['near-dear', 'near-cheap']]]);
  });

  it('puts the hotel that was searched by name before all others', () => {
    const view = viewHotels(list, { ...choice, wantedCode: 'far' });
    expect(view.wanted?.hotelInfo.hotelCode).toBe('far');
    expect(codes(view)).toEqual([['near', ['near-cheap', 'near-dear', 'near-none']]]);
  });

  it('holds two thousand hotels', () => {
    const many = createHotelList(
      Array.from({ length: 2000 }, (_, index) => hotel({ code: String(index), total: 5000 + index })),
    );
    expect(viewHotels(many, choice).rings[0]?.hotels).toHaveLength(2000);
  });
});

describe('what was chosen, in the address', () => {
  const written =
    'sort=price_down&stars=5%2C4&quality=luxury&kind=resort&with=pets%2Cpool&free=1&night=50-120&open=far&show=20';

  it('is read as it was written, beside the search', () => {
    const query = new URLSearchParams(written);
    const read = readChoice(query, 'USD');
    expect(read.selection).toEqual({
      rating: ['5', '4'],
      quality: ['luxury'],
      type: ['resort'],
      amenities: ['pets', 'pool'],
      isFreeToCancel: true,
      nightPrice: { fromMinor: 5000, toMinor: 12_000 },
    });
    expect(writeChoice(new URLSearchParams('id=MAD'), read, 'USD').toString()).toBe(`id=MAD&${written}`);
  });

  it.each(['stars=9&with=gold&night=9-1&show=-3&sort=x&open=moon', ''])('%j is no choice at all', (text) => {
    expect(readChoice(new URLSearchParams(text), 'USD')).toEqual({
      sort: 'price_up',
      selection: NO_HOTEL_FILTERS,
      open: [],
      shown: 10,
    });
  });
});
