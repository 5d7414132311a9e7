import { describe, expect, it } from '@jest/globals';
import { addBit, emptyBits, fullBits } from './bit-set.ts';
import type { OfferFacts } from './offer-facts.ts';
import { bestScores, firstOfEachGroup, sortOrders, SORTS, type Sort } from './sort-offers.ts';

const MAD = { lat: 40.47, lon: -3.56 };
const LHR = { lat: 51.47, lon: -0.45 };
const STN = { lat: 51.885, lon: 0.235 };
const LONDON = { lat: 51.507, lon: -0.128 };

function facts(id: string, part: Partial<OfferFacts> = {}): OfferFacts {
  return {
    id,
    group: id,
    priceMinor: 10_000,
    durationMinutes: 100,
    stops: 0,
    departureMinute: 480,
    arrivalMinute: 1200,
    departureAirport: 'MAD',
    arrivalAirport: 'BOG',
    layovers: [],
    longestWaitMinutes: null,
    aircraft: [],
    hasCabinBag: true,
    hasCheckedBag: false,
    co2Kg: null,
    lacksBagPrice: false,
    departureBand: 'morning',
    arrivalBand: 'morning',
    airline: 'IB',
    otherJourney: null,
    isRefundable: false,
    isChangeable: false,
    isPenaltyFree: false,
    origin: MAD,
    destination: LHR,
    ...part,
  };
}

function sorted(
  list: OfferFacts[],
  sort: Sort,
  places = { origin: MAD, destination: LONDON } as const,
): string {
  return sortOrders(list, places)
    [sort].map((position) => list[position]?.id)
    .join(' ');
}

describe('orders of the results', () => {
  const list = [
    facts('slow-cheap', { priceMinor: 10_000, durationMinutes: 900, stops: 2 }),
    facts('fast-dear', { priceMinor: 30_000, durationMinutes: 120 }),
    facts('middle', { priceMinor: 13_000, durationMinutes: 200, stops: 1 }),
  ];

  it('F-26: cheapest', () => expect(sorted(list, 'cheapest')).toBe('slow-cheap middle fast-dear'));
  it('F-26: fastest', () => expect(sorted(list, 'fastest')).toBe('fast-dear middle slow-cheap'));
  it('F-27: best weighs price, duration and stops', () => {
    expect(bestScores(list)).toEqual([0.35 + 0.15, 0.5, 0.5 * 0.15 + (0.35 * 80) / 780 + 0.15 * 0.5]);
    expect(sorted(list, 'best')).toBe('middle slow-cheap fast-dear');
  });
  it('F-27: what is equal everywhere scales to nothing', () =>
    expect(bestScores([facts('a'), facts('b')])).toEqual([0, 0]));

  it('F-26: ties go by price, then duration, then id', () => {
    const tied = [
      facts('c'),
      facts('b'),
      facts('a', { durationMinutes: 101 }),
      facts('d', { priceMinor: 9_000, durationMinutes: 101 }),
    ];
    expect(sorted(tied, 'cheapest')).toBe('d b c a');
    expect(sorted(tied, 'fastest')).toBe('b c d a');
  });

  it('F-28: nearest to the centre of the city that was searched', () => {
    const toLondon = [
      facts('stansted', { destination: STN, priceMinor: 1 }),
      facts('heathrow', { destination: LHR }),
    ];
    expect(sorted(toLondon, 'nearest')).toBe('heathrow stansted');
  });

  it('F-28: at equal distance, as in a city with one airport, the best flights come first', () => {
    expect(sorted(list, 'nearest', { origin: MAD, destination: LHR } as never)).toBe(sorted(list, 'best'));
  });

  it.each(SORTS)('every offer is in the order “%s” once', (sort) => {
    const many = Array.from({ length: 50 }, (_, index) =>
      facts(`o${index}`, {
        priceMinor: (index * 37) % 11,
        durationMinutes: (index * 17) % 7,
        stops: index % 3,
      }),
    );
    const order = sortOrders(many, { origin: null, destination: null })[sort];
    expect(order.toSorted((a, b) => a - b)).toEqual(many.map((_, position) => position));
  });

  it('F-21: of offers with the same outbound the first in the order stands for all', () => {
    const order = [3, 1, 0, 2];
    const groups = Uint32Array.from([0, 0, 1, 1]);
    expect(firstOfEachGroup(order, fullBits(4), groups)).toEqual([3, 1]);
    const some = emptyBits(4);
    addBit(some, 0);
    addBit(some, 2);
    expect(firstOfEachGroup(order, some, groups)).toEqual([0, 2]);
    expect(firstOfEachGroup(order, fullBits(4), groups, 1)).toEqual([3]);
  });
});
