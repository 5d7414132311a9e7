import { describe, expect, it } from '@jest/globals';
import { forEachBit } from './bit-set.ts';
import {
  applyFacets,
  BUCKET_FACETS,
  createFacetIndex,
  facetsOfTrip,
  hasFacets,
  NO_FACETS,
  resetFacet,
  toggleBucket,
  type BucketFacet,
  type FacetSelection,
} from './facets.ts';
import type { OfferFacts } from './offer-facts.ts';
import { timeBandOf, TIME_BANDS } from './time-bands.ts';

function facts(part: Partial<OfferFacts> & { id: string }): OfferFacts {
  return {
    group: part.id,
    priceMinor: 40_000,
    durationMinutes: 600,
    stops: 0,
    departureBand: 'morning',
    arrivalBand: 'evening',
    airline: 'AV',
    otherJourney: null,
    isRefundable: false,
    isPenaltyFree: false,
    origin: null,
    destination: null,
    ...part,
  };
}

const five = [
  facts({ id: 'a', stops: 0, airline: 'AV', priceMinor: 50_000, isRefundable: true }),
  facts({ id: 'b', stops: 1, airline: 'IB', priceMinor: 30_000, departureBand: 'early' }),
  facts({ id: 'c', stops: 1, airline: 'AV', priceMinor: 20_000, durationMinutes: 900 }),
  facts({ id: 'd', stops: 3, airline: 'UX', priceMinor: 10_000, arrivalBand: 'late' }),
  facts({ id: 'e', stops: 0, airline: 'IB', priceMinor: 60_000, isRefundable: true, isPenaltyFree: true }),
];

function passing(selection: Partial<FacetSelection>, list: readonly OfferFacts[] = five): string {
  const ids: string[] = [];
  forEachBit(applyFacets(createFacetIndex(list), { ...NO_FACETS, ...selection }).passing, (index) =>
    ids.push(list[index]?.id ?? '?'),
  );
  return ids.join('');
}

function counts(facet: BucketFacet, selection: Partial<FacetSelection> = {}): Record<string, number> {
  const view = applyFacets(createFacetIndex(five), { ...NO_FACETS, ...selection });
  return Object.fromEntries(view.buckets[facet].map(({ key, count }) => [key, count]));
}

describe('time bands', () => {
  it.each([
    ['00:00', 'early'],
    ['05:59', 'early'],
    ['06:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'evening'],
    ['20:59', 'evening'],
    ['21:00', 'late'],
    ['23:59', 'late'],
  ])('F-24: a departure at %s counts as %s', (clock, band) => {
    expect(timeBandOf(`2026-11-27T${clock}`)).toBe(band);
  });
});

describe('filters', () => {
  it('F-25: nothing ticked shows everything', () => expect(passing({})).toBe('abcde'));
  it('F-25: within a facet, one or the other', () => expect(passing({ airline: ['IB', 'UX'] })).toBe('bde'));
  it('F-25: between facets, one and the other', () =>
    expect(passing({ airline: ['IB', 'AV'], stops: ['1'] })).toBe('bc'));
  it('F-22: two stops and more are one choice', () => expect(passing({ stops: ['2'] })).toBe('d'));
  it('F-22: refundable and zero penalty are two filters', () => {
    expect(passing({ refundable: ['yes'] })).toBe('ae');
    expect(passing({ refundable: ['yes'], noPenalty: ['yes'] })).toBe('e');
  });
  it('F-22: both ends of the price belong to the range', () => {
    expect(passing({ price: { fromMinor: 20_000, toMinor: 50_000 } })).toBe('abc');
    expect(passing({ price: { fromMinor: null, toMinor: 9_999 } })).toBe('');
  });
  it('a tick of an airline that is not in this list hides nothing', () =>
    expect(passing({ airline: ['ZZ'] })).toBe('abcde'));

  it('F-25: a bucket counts what it would show, its own facet’s ticks aside', () => {
    expect(counts('stops')).toEqual({ 0: 2, 1: 2, 2: 1 });
    expect(counts('stops', { stops: ['1'] })).toEqual({ 0: 2, 1: 2, 2: 1 });
    expect(counts('stops', { airline: ['AV'] })).toEqual({ 0: 1, 1: 1, 2: 0 });
  });

  it('offers with the same outbound are one line and count once', () => {
    const list = [
      facts({ id: 'a', group: 'x' }),
      facts({ id: 'b', group: 'x' }),
      facts({ id: 'c', group: 'y' }),
    ];
    const view = applyFacets(createFacetIndex(list), NO_FACETS);
    expect(view.count).toBe(2);
    expect(view.buckets.airline).toEqual([{ key: 'AV', count: 2, bestPriceMinor: 40_000 }]);
  });

  it('F-23: airlines by best price, bands by the clock, durations from short to long', () => {
    const view = applyFacets(createFacetIndex(five), NO_FACETS);
    expect(view.buckets.airline.map(({ key }) => key)).toEqual(['UX', 'AV', 'IB']);
    expect(view.buckets.departure.map(({ key }) => key)).toEqual(['early', 'morning']);
    expect(view.buckets.duration.map(({ key }) => key)).toEqual(['10-11', '15-16']);
  });

  it('F-23: a facet holds 200 buckets at most', () => {
    const list = Array.from({ length: 300 }, (_, index) => facts({ id: `o${index}`, airline: `A${index}` }));
    expect(applyFacets(createFacetIndex(list), NO_FACETS).buckets.airline).toHaveLength(200);
  });

  it('F-25: a tick is a toggle; a facet and all of them can be reset', () => {
    const ticked = toggleBucket(NO_FACETS, 'airline', 'AV');
    expect(ticked.airline).toEqual(['AV']);
    expect(hasFacets(ticked)).toBe(true);
    expect(toggleBucket(ticked, 'airline', 'AV')).toEqual(NO_FACETS);
    expect(resetFacet(ticked, 'airline')).toEqual(NO_FACETS);
    expect(resetFacet({ ...NO_FACETS, price: { fromMinor: 1, toMinor: null } }, 'price')).toEqual(NO_FACETS);
  });

  it('no offers, no trouble', () => {
    const view = applyFacets(createFacetIndex([]), { ...NO_FACETS, stops: ['0'] });
    expect(view.count).toBe(0);
    expect(view.buckets.stops).toEqual([]);
  });
});

describe('filters of a round trip whose outbound is picked', () => {
  const pair = (id: string, stops: [number, number], airlines: [string, string] = ['AV', 'AV']) =>
    facts({
      id,
      group: id.slice(0, 1),
      stops: stops[0],
      airline: airlines[0],
      otherJourney: { stops: stops[1], airline: airlines[1] },
    });
  const pairs = [
    pair('a0', [0, 0]),
    pair('a1', [0, 1]),
    pair('b0', [1, 0]),
    pair('c1', [0, 1], ['IB', 'AV']),
  ];

  it('F-22: stops and airline hold for both journeys', () => {
    expect(passing({ stops: ['0'] }, pairs)).toBe('a0');
    expect(passing({ stops: ['0', '1'] }, pairs)).toBe('a0a1b0c1');
    expect(passing({ airline: ['AV'] }, pairs)).toBe('a0a1b0');
    expect(passing({ airline: ['AV', 'IB'] }, pairs)).toBe('a0a1b0c1');
  });

  it('F-25: a bucket counts the outbounds that it would leave', () => {
    const { stops, airline } = applyFacets(createFacetIndex(pairs), NO_FACETS).buckets;
    expect(stops.map(({ key, count }) => [key, count])).toEqual([
      ['0', 1],
      ['1', 0],
    ]);
    expect(airline.map(({ key, count }) => [key, count])).toEqual([
      ['AV', 2],
      ['IB', 0],
    ]);
  });

  it('what is chosen of the trip stays for the other journey, hours and length do not', () => {
    const chosen = {
      ...NO_FACETS,
      stops: ['0'],
      refundable: ['yes'],
      departure: ['early'],
      duration: ['5-6'],
    };
    expect(facetsOfTrip(chosen)).toEqual({ ...NO_FACETS, stops: ['0'], refundable: ['yes'] });
  });
});

describe('filters of any list', () => {
  function random(seed: number) {
    let state = seed;
    return (below: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return state % below;
    };
  }

  function randomList(seed: number, size: number): OfferFacts[] {
    const next = random(seed);
    return Array.from({ length: size }, (_, index) =>
      facts({
        id: `o${index}`,
        group: `g${next(size)}`,
        stops: next(4),
        airline: ['AV', 'IB', 'UX', 'LA'][next(4)] ?? 'AV',
        priceMinor: 10_000 + next(90_000),
        durationMinutes: 500 + next(900),
        departureBand: TIME_BANDS[next(5)] ?? 'early',
        isRefundable: next(2) === 0,
      }),
    );
  }

  it.each([1, 2, 3, 4, 5])('F-25: bit sets agree with asking each offer (list %i)', (seed) => {
    const list = randomList(seed, 67);
    const selection: FacetSelection = {
      ...NO_FACETS,
      stops: ['0', '1'],
      airline: ['AV', 'LA'],
      price: { fromMinor: 20_000, toMinor: 80_000 },
    };
    const expected = list.filter(
      (offer) =>
        offer.stops <= 1 &&
        ['AV', 'LA'].includes(offer.airline) &&
        offer.priceMinor >= 20_000 &&
        offer.priceMinor <= 80_000,
    );
    expect(passing(selection, list)).toBe(expected.map((offer) => offer.id).join(''));
    expect(applyFacets(createFacetIndex(list), selection).count).toBe(
      new Set(expected.map((offer) => offer.group)).size,
    );
  });

  it('a change of filters at 1,000 offers reads each offer a bounded number of times', () => {
    let reads = 0;
    const list = randomList(9, 1000).map(
      (offer) =>
        new Proxy(offer, {
          get(target, name, receiver) {
            reads += 1;
            return Reflect.get(target, name, receiver);
          },
        }),
    );
    const index = createFacetIndex(list);
    reads = 0;
    applyFacets(index, { ...NO_FACETS, stops: ['0'], price: { fromMinor: 20_000, toMinor: 80_000 } });
    expect(reads).toBeLessThanOrEqual(list.length * (2 + BUCKET_FACETS.length));
  });
});
