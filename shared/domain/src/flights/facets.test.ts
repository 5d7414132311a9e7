import { describe, expect, it } from '@jest/globals';
import { forEachBit } from './bit-set.ts';
import {
  applyFacets,
  BUCKET_FACETS,
  createFacetIndex,
  facetToDrop,
  facetsOfTrip,
  hasFacets,
  isChoice,
  NO_FACETS,
  resetFacet,
  toggleBucket,
  type BucketFacet,
  type FacetSelection,
} from './facets.ts';
import type { OfferFacts } from './offer-facts.ts';
import { timeBandOf, TIME_BANDS } from './time-bands.ts';
import { chosenTimeRange, readTimeRange, writeTimeRange } from './time-range.ts';

function facts(part: Partial<OfferFacts> & { id: string }): OfferFacts {
  return {
    group: part.id,
    priceMinor: 40_000,
    durationMinutes: 600,
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
    arrivalBand: 'evening',
    airline: 'AV',
    otherJourney: null,
    isRefundable: false,
    isChangeable: false,
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
    expect(view.buckets.airline).toEqual([{ key: 'AV', count: 2, priceMinor: 40_000 }]);
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

describe('Q-07: filters by what a flight is and what its fare allows', () => {
  const list = [
    facts({
      id: 'a',
      departureMinute: 7 * 60,
      arrivalMinute: 21 * 60,
      layovers: ['LIS', 'MIA'],
      longestWaitMinutes: 119,
      aircraft: ['320', '789'],
      departureAirport: 'LHR',
      co2Kg: 900,
    }),
    facts({
      id: 'b',
      departureMinute: 12 * 60,
      arrivalMinute: 6 * 60,
      layovers: ['LIS'],
      longestWaitMinutes: 13 * 60,
      aircraft: ['789'],
      departureAirport: 'LGW',
      hasCheckedBag: true,
      isChangeable: true,
      co2Kg: 700,
    }),
    facts({ id: 'c', departureMinute: 23 * 60 + 59, arrivalMinute: 0, hasCabinBag: false, co2Kg: 800 }),
  ];

  it.each<[string, Partial<FacetSelection>, string]>([
    ['leaves between, ends included', { departureTime: { fromMinute: 420, toMinute: 720 } }, 'ab'],
    ['leaves late', { departureTime: { fromMinute: 721, toMinute: 1439 } }, 'c'],
    ['arrives between', { arrivalTime: { fromMinute: 0, toMinute: 360 } }, 'bc'],
    [
      'leaves and arrives',
      { departureTime: { fromMinute: 0, toMinute: 720 }, arrivalTime: { fromMinute: 0, toMinute: 360 } },
      'b',
    ],
    ['a place on the way', { layoverPlace: ['MIA'] }, 'a'],
    ['one place or the other', { layoverPlace: ['MIA', 'LIS'] }, 'ab'],
    ['a short wait', { layoverLength: ['0-2'] }, 'a'],
    ['a wait without end', { layoverLength: ['12-'] }, 'b'],
    ['an aircraft of several', { aircraft: ['320'] }, 'a'],
    ['an airport of the city', { departureAirport: ['LHR', 'MAD'] }, 'ac'],
    ['a checked bag', { checkedBag: ['yes'] }, 'b'],
    ['a cabin bag', { cabinBag: ['yes'] }, 'ab'],
    ['changes', { changeable: ['yes'] }, 'b'],
    ['less CO₂ than the one in the middle', { lowCo2: ['yes'] }, 'b'],
  ])('%s', (_story, selection, ids) => expect(passing(selection, list)).toBe(ids));

  it('CO₂ that is known of too few is compared with nothing', () => {
    const two = list.map((offer) => (offer.id === 'a' ? { ...offer, co2Kg: null } : offer));
    expect(isChoice(createFacetIndex(two), 'lowCo2')).toBe(false);
  });

  it('what every flight is or has is no choice', () => {
    const index = createFacetIndex(list);
    expect(isChoice(index, 'arrivalAirport')).toBe(false);
    expect(isChoice(index, 'departureAirport')).toBe(true);
    expect(isChoice(index, 'cabinBag')).toBe(true);
    expect(isChoice(createFacetIndex(list.slice(0, 2)), 'cabinBag')).toBe(false);
  });

  it('each choice has the best price of what it would show, never one that lacks its bag', () => {
    const priced = [
      facts({ id: 'a', airline: 'AV', priceMinor: 30_000 }),
      facts({ id: 'b', airline: 'AV', priceMinor: 50_000, isRefundable: true }),
      facts({ id: 'c', airline: 'IB', priceMinor: 20_000, lacksBagPrice: true }),
    ];
    const prices = (selection: Partial<FacetSelection>) =>
      applyFacets(createFacetIndex(priced), { ...NO_FACETS, ...selection }).buckets.airline.map(
        ({ key, count, priceMinor }) => [key, count, priceMinor],
      );
    expect(prices({})).toEqual([
      ['AV', 2, 30_000],
      ['IB', 1, null],
    ]);
    expect(prices({ refundable: ['yes'] })).toEqual([
      ['AV', 1, 50_000],
      ['IB', 0, null],
    ]);
  });

  it('where nothing is left, the filter to drop is the one that hides most', () => {
    const index = createFacetIndex(list);
    const dropped = (selection: Partial<FacetSelection>) =>
      facetToDrop(index, { ...NO_FACETS, ...selection });
    expect(dropped({ checkedBag: ['yes'], layoverPlace: ['MIA'] })).toEqual({
      facet: 'layoverPlace',
      count: 1,
    });
    expect(dropped({ cabinBag: ['yes'], departureTime: { fromMinute: 1439, toMinute: 1439 } })).toEqual({
      facet: 'departureTime',
      count: 2,
    });
    expect(
      dropped({ checkedBag: ['yes'], layoverPlace: ['MIA'], price: { fromMinor: 1, toMinor: 2 } }),
    ).toBeNull();
  });
});

describe('hours that two thumbs choose (Q-07)', () => {
  it.each<[string, [number, number], string | null]>([
    ['both at their ends', [0, 1439], null],
    ['the last step is the end of the day', [0, 1425], null],
    ['from the morning on', [375, 1425], '0615-2359'],
    ['until noon', [0, 720], '0000-1200'],
  ])('%s', (_story, thumbs, text) => {
    const range = chosenTimeRange(thumbs);
    expect(range && writeTimeRange(range)).toBe(text);
    expect(readTimeRange(text)).toEqual(range);
  });

  it.each(['0000-2359', '1200-0600', '2400-2500', '6-12', '06:00-12:00', ''])(
    '%p in an address is as if it were not there',
    (text) => expect(readTimeRange(text)).toBeNull(),
  );
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
      layoverPlace: ['LIS'],
      departureTime: { fromMinute: 0, toMinute: 360 },
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
