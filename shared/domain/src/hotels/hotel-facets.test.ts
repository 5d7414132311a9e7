import { describe, expect, it } from '@jest/globals';
import { hasBit } from '../flights/bit-set.ts';
import { ringOf } from './distance-rings.ts';
import {
  applyHotelFacets,
  createHotelFacets,
  NO_HOTEL_FILTERS,
  toggleHotelBucket,
  type HotelFacts,
  type HotelRateFacts,
  type HotelSelection,
} from './hotel-facets.ts';

const rate = (change: Partial<HotelRateFacts>): HotelRateFacts => ({
  board: null,
  isFree: false,
  freeUntil: null,
  nightMinor: 10_000,
  ...change,
});
const hotel = (change: Partial<HotelFacts>): HotelFacts => ({
  rating: 3,
  quality: 'midscale',
  type: 'hotel',
  amenities: [],
  score: null,
  location: { lat: 40, lon: -3 },
  distanceKm: 1,
  rates: [rate({})],
  ...change,
});

const ARRIVAL = '2026-12-21';
const HOTELS = [
  hotel({
    rating: 5,
    quality: 'luxury',
    amenities: ['pool', 'restaurant'],
    rates: [rate({ nightMinor: 40_000 })],
  }),
  hotel({
    rating: 4,
    amenities: ['pool'],
    rates: [rate({ nightMinor: 12_000 }), rate({ nightMinor: 15_000, isFree: true })],
  }),
  hotel({ rating: 4, type: 'apartment', amenities: ['restaurant'], rates: [rate({ nightMinor: 9000 })] }),
  hotel({ rating: null, quality: null, type: 'motel', amenities: ['pool', 'pets'], rates: [] }),
];
const index = createHotelFacets(HOTELS, ARRIVAL);
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
      { key: '5', count: 1, nightMinor: 40_000 },
      { key: '4', count: 1, nightMinor: 12_000 },
      { key: '0', count: 1, nightMinor: null },
    ]);
    expect(view.amenities.find(({ key }) => key === 'restaurant')?.count).toBe(0);
    expect(view.freeToCancel).toEqual({ key: 'free', count: 1, nightMinor: 15_000 });
  });

  it('toggles a bucket on and off (F-25)', () => {
    const on = toggleHotelBucket(NO_HOTEL_FILTERS, 'amenities', 'pool');
    expect(on.amenities).toEqual(['pool']);
    expect(toggleHotelBucket(on, 'amenities', 'pool')).toEqual(NO_HOTEL_FILTERS);
  });

  it('knows the ends of the prices and stays exact past one word of bits', () => {
    expect(index.nightBounds).toEqual({ fromMinor: 9000, toMinor: 40_000 });
    const many = Array.from({ length: 1000 }, (_, place) => hotel({ rating: place % 2 === 0 ? 3 : 4 }));
    expect(
      applyHotelFacets(createHotelFacets(many, ARRIVAL), { ...NO_HOTEL_FILTERS, rating: ['3'] }).count,
    ).toBe(500);
  });

  it('has no price bounds without prices', () => {
    expect(createHotelFacets([hotel({ rates: [] })], ARRIVAL).nightBounds).toBeNull();
  });
});

describe('Q-16 filters by guests, place, meals and deadlines', () => {
  const list = [
    hotel({
      score: 9.1,
      distanceKm: 0.5,
      location: { lat: 40.02, lon: -3 },
      rates: [
        rate({ board: 'room_only', nightMinor: 8000 }),
        rate({ board: 'breakfast', nightMinor: 11_000, isFree: true, freeUntil: '2026-12-18' }),
      ],
    }),
    hotel({
      score: 8,
      distanceKm: 4,
      rates: [rate({ board: 'breakfast', nightMinor: 9000, isFree: true, freeUntil: '2026-12-20' })],
    }),
    hotel({
      score: 7.9,
      distanceKm: 12,
      location: { lat: 41, lon: -3 },
      rates: [rate({ nightMinor: 7000 })],
    }),
    hotel({ score: null, distanceKm: 30, rates: [] }),
  ];
  const all = createHotelFacets(list, ARRIVAL);
  const view = (change: Partial<HotelSelection>) => applyHotelFacets(all, { ...NO_HOTEL_FILTERS, ...change });

  it.each([
    ['a score', { score: ['9'] }, [0]],
    ['two scores: the wider one', { score: ['9', '8'] }, [0, 1]],
    ['a distance', { distance: ['5'] }, [0, 1]],
    ['meals', { board: ['breakfast'] }, [0, 1]],
    ['a day to decide until', { freeUntil: ['2026-12-20'] }, [1]],
    ['meals and day: one rate has both', { board: ['room_only'], freeUntil: ['2026-12-18'] }, []],
    [
      'a price with breakfast is that of the breakfast',
      { board: ['breakfast'], nightPrice: { fromMinor: null, toMinor: 10_000 } },
      [1],
    ],
    ['what the map shows', { area: { middle: { lat: 40, lon: -3 }, reachKm: 5 } }, [0, 1, 3]],
    ['meals that nobody is known to have do not count', { board: ['full_board'] }, [0, 1, 2, 3]],
  ] satisfies [string, Partial<HotelSelection>, number[]][])('%s', (_what, change, places) => {
    expect(list.flatMap((_hotel, place) => (hasBit(view(change).passing, place) ? [place] : []))).toEqual(
      places,
    );
  });

  it('shows the cheapest rate that fulfils the choice', () => {
    expect(view({}).shownRates).toEqual([0, 0, 0, null]);
    expect(view({ board: ['breakfast'] }).shownRates).toEqual([1, 0, null, null]);
  });

  it('counts meals and days with the lowest price of each', () => {
    const { board, freeUntil } = view({ score: ['7'] }).choices;
    expect(board).toEqual([
      { key: 'room_only', count: 1, nightMinor: 8000 },
      { key: 'breakfast', count: 2, nightMinor: 9000 },
    ]);
    expect(freeUntil.map(({ key, count }) => [key, count])).toEqual([
      ['2026-12-20', 1],
      ['2026-12-18', 2],
    ]);
    expect(view({ score: ['9'] }).choices.board[1]).toEqual({
      key: 'breakfast',
      count: 1,
      nightMinor: 11_000,
    });
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
