import { describe, expect, it } from '@jest/globals';
import { hasBit } from '../flights/bit-set.ts';
import { ringOf } from './distance-rings.ts';
import {
  applyHotelFacets,
  createHotelFacets,
  NO_HOTEL_FILTERS,
  toggleHotelBucket,
  type HotelFacts,
  type HotelSelection,
} from './hotel-facets.ts';

const hotel = (change: Partial<HotelFacts>): HotelFacts => ({
  rating: 3,
  quality: 'midscale',
  type: 'hotel',
  amenities: [],
  isFreeToCancel: false,
  nightMinor: 10_000,
  freeNightMinor: null,
  ...change,
});

const HOTELS = [
  hotel({ rating: 5, quality: 'luxury', amenities: ['pool', 'restaurant'], nightMinor: 40_000 }),
  hotel({ rating: 4, amenities: ['pool'], isFreeToCancel: true, nightMinor: 12_000, freeNightMinor: 15_000 }),
  hotel({ rating: 4, type: 'apartment', amenities: ['restaurant'], nightMinor: 9000 }),
  hotel({ rating: null, quality: null, type: 'motel', amenities: ['pool', 'pets'], nightMinor: null }),
];
const index = createHotelFacets(HOTELS);
const choose = (change: Partial<HotelSelection>) =>
  applyHotelFacets(index, { ...NO_HOTEL_FILTERS, ...change });
const passing = (change: Partial<HotelSelection>) =>
  HOTELS.flatMap((_hotel, place) => (hasBit(choose(change).passing, place) ? [place] : []));

describe('H-08 filters of hotels', () => {
  it.each([
    ['nothing chosen: all of them', {}, [0, 1, 2, 3]],
    ['two ratings: either', { rating: ['5', '4'] }, [0, 1, 2]],
    ['rating and kind: both', { rating: ['4'], type: ['apartment'] }, [2]],
    ['two amenities: both, each is a facet of its own', { amenities: ['pool', 'restaurant'] }, [0]],
    ['free cancellation', { isFreeToCancel: true }, [1]],
    [
      'a price per night leaves out what has no price',
      { nightPrice: { fromMinor: null, toMinor: 12_000 } },
      [1, 2],
    ],
    [
      'a price with free cancellation is that of the rate that has it',
      { isFreeToCancel: true, nightPrice: { fromMinor: null, toMinor: 12_000 } },
      [],
    ],
    ['a tick that no hotel has does not count', { rating: ['2'] }, [0, 1, 2, 3]],
  ] satisfies [string, Partial<HotelSelection>, number[]][])('%s', (_title, change, places) => {
    expect(passing(change)).toEqual(places);
    expect(choose(change).count).toBe(places.length);
  });

  it('counts what each bucket would show beside the other facets', () => {
    const view = choose({ rating: ['4'], amenities: ['pool'] });
    expect(view.choices.rating).toEqual([
      { key: '5', count: 1 },
      { key: '4', count: 1 },
      { key: '0', count: 1 },
    ]);
    expect(view.amenities.find(({ key }) => key === 'restaurant')?.count).toBe(0);
    expect(view.freeToCancel).toEqual({ key: 'free', count: 1 });
  });

  it('toggles a bucket on and off (F-25)', () => {
    const on = toggleHotelBucket(NO_HOTEL_FILTERS, 'amenities', 'pool');
    expect(on.amenities).toEqual(['pool']);
    expect(toggleHotelBucket(on, 'amenities', 'pool')).toEqual(NO_HOTEL_FILTERS);
  });

  it('knows the ends of the prices and stays exact past one word of bits', () => {
    expect(index.nightBounds).toEqual({ fromMinor: 9000, toMinor: 40_000 });
    const many = Array.from({ length: 1000 }, (_, place) => hotel({ rating: place % 2 === 0 ? 3 : 4 }));
    expect(applyHotelFacets(createHotelFacets(many), { ...NO_HOTEL_FILTERS, rating: ['3'] }).count).toBe(500);
  });

  it('has no price bounds without prices', () => {
    expect(createHotelFacets([hotel({ nightMinor: null })]).nightBounds).toBeNull();
  });
});

describe('rings of distance', () => {
  it.each([
    [0, 'near'],
    [15, 'near'],
    [15.1, 'around'],
    [120, 'trip'],
    [321, 'far'],
  ])('%d km is %s', (km, ring) => {
    expect(ringOf(km)).toBe(ring);
  });
});
