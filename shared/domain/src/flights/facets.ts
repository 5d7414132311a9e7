import { FACET_SIZE } from '../constants.ts';
import {
  addBit,
  emptyBits,
  forEachBit,
  fullBits,
  intersectBits,
  popcount,
  unionBits,
  type BitSet,
} from './bit-set.ts';
import { durationBucketHours, durationBucketOf } from './duration-buckets.ts';
import type { PriceBounds, PriceRange } from '../pricing/price-range.ts';
import type { OfferFacts } from './offer-facts.ts';
import { TIME_BANDS } from './time-bands.ts';
import { isWithinTimes, type TimeRange } from './time-range.ts';

/** Facets made of buckets that are ticked (F-22, F-23, Q-07). Price and times are ranges of their own. */
export const BUCKET_FACETS = [
  'stops',
  'duration',
  'departure',
  'arrival',
  'layoverLength',
  'layoverPlace',
  'departureAirport',
  'arrivalAirport',
  'airline',
  'aircraft',
  'cabinBag',
  'checkedBag',
  'refundable',
  'changeable',
  'noPenalty',
  'lowCo2',
] as const;
export type BucketFacet = (typeof BUCKET_FACETS)[number];

/** Hours of a day that are chosen with two thumbs. */
export const TIME_FACETS = ['departureTime', 'arrivalTime'] as const;
export type TimeFacet = (typeof TIME_FACETS)[number];
export type Facet = BucketFacet | TimeFacet | 'price';

export type FacetSelection = Readonly<Record<BucketFacet, readonly string[]>> &
  Readonly<Record<TimeFacet, TimeRange | null>> & {
    readonly price: PriceRange | null;
  };

export const NO_FACETS: FacetSelection = {
  stops: [],
  duration: [],
  departure: [],
  arrival: [],
  layoverLength: [],
  layoverPlace: [],
  departureAirport: [],
  arrivalAirport: [],
  airline: [],
  aircraft: [],
  cabinBag: [],
  checkedBag: [],
  refundable: [],
  changeable: [],
  noPenalty: [],
  lowCo2: [],
  departureTime: null,
  arrivalTime: null,
  price: null,
};

interface FacetBucket {
  readonly key: string;
  /** Lines of the list that would show with this bucket and the other facets' ticks (F-25). */
  readonly count: number;
  /** Best price of those; null where there is none, or none that is known whole. */
  readonly priceMinor: number | null;
}

type OffersByBucket = ReadonlyMap<string, BitSet>;

/** Bucket → which offers are in it: with the journey that is picked, and with the other one of the trip. */
interface FacetBuckets {
  readonly own: OffersByBucket;
  /** null where the facet, or the trip, knows only one journey. */
  readonly other: OffersByBucket | null;
}

export interface FacetIndex {
  readonly facts: readonly OfferFacts[];
  readonly buckets: ReadonlyMap<BucketFacet, FacetBuckets>;
  /** Best price of each bucket, whatever else is ticked: ticks keep their places. */
  readonly bestPrices: ReadonlyMap<BitSet, number>;
  /** Infinity where the price is not known whole. */
  readonly prices: Float64Array;
  readonly groupNumbers: Uint32Array;
  readonly groupCount: number;
  readonly priceBounds: PriceBounds | null;
}

export interface FacetView {
  /** Offers that pass every facet. */
  readonly passing: BitSet;
  /** Lines of the list: groups with a passing offer. */
  readonly count: number;
  readonly buckets: Readonly<Record<BucketFacet, readonly FacetBucket[]>>;
}

const YES = 'yes';
const only = (is: boolean) => (is ? [YES] : []);

/** Hours of a wait: the last is open. */
const WAIT_HOURS = [0, 2, 4, 8, 12] as const;

function waitBucketOf(minutes: number | null): string[] {
  if (minutes === null) return [];
  const place = WAIT_HOURS.findLastIndex((hours) => minutes >= hours * 60);
  return [`${WAIT_HOURS[place] ?? 0}-${WAIT_HOURS[place + 1] ?? ''}`];
}

/** What the buckets of a list are measured by. */
interface Scale {
  readonly durationHours: number;
  /** CO₂ of the offer in the middle; null where too few are known to compare. */
  readonly middleCo2Kg: number | null;
}

const COMPARED_AT_LEAST = 3;

function scaleOf(facts: readonly OfferFacts[]): Scale {
  const known = facts
    .flatMap(({ co2Kg }) => (co2Kg === null ? [] : [co2Kg]))
    .toSorted((one, other) => one - other);
  const middle = known[Math.floor(known.length / 2)];
  return {
    durationHours: durationBucketHours(facts.map((offer) => offer.durationMinutes)),
    middleCo2Kg: middle !== undefined && known.length >= COMPARED_AT_LEAST ? middle : null,
  };
}

function bucketsOf(facet: BucketFacet, facts: OfferFacts, scale: Scale): readonly string[] {
  switch (facet) {
    case 'stops':
      return [String(Math.min(facts.stops, 2))];
    case 'duration':
      return [durationBucketOf(facts.durationMinutes, scale.durationHours)];
    case 'departure':
      return [facts.departureBand];
    case 'arrival':
      return [facts.arrivalBand];
    case 'layoverLength':
      return waitBucketOf(facts.longestWaitMinutes);
    case 'layoverPlace':
      return facts.layovers;
    case 'departureAirport':
      return [facts.departureAirport];
    case 'arrivalAirport':
      return [facts.arrivalAirport];
    case 'airline':
      return [facts.airline];
    case 'aircraft':
      return facts.aircraft;
    case 'cabinBag':
      return only(facts.hasCabinBag);
    case 'checkedBag':
      return only(facts.hasCheckedBag);
    case 'refundable':
      return only(facts.isRefundable);
    case 'changeable':
      return only(facts.isChangeable);
    case 'noPenalty':
      return only(facts.isPenaltyFree);
    case 'lowCo2':
      return only(facts.co2Kg !== null && scale.middleCo2Kg !== null && facts.co2Kg < scale.middleCo2Kg);
    default:
      facet satisfies never;
      return [];
  }
}

/** The buckets of the other journey; those of the journey itself where there is no other. */
function otherBucketsOf(facet: BucketFacet, facts: OfferFacts, scale: Scale): readonly string[] {
  const other = facts.otherJourney;
  return bucketsOf(facet, other ? { ...facts, ...other } : facts, scale);
}

/** Facets that hold for the whole trip; the hours and the length are those of one journey. */
const TRIP_FACETS: readonly BucketFacet[] = ['stops', 'airline'];
const JOURNEY_FACETS = {
  duration: [],
  departure: [],
  arrival: [],
  layoverLength: [],
  layoverPlace: [],
  departureAirport: [],
  arrivalAirport: [],
  aircraft: [],
  departureTime: null,
  arrivalTime: null,
} as const;

/** What stays chosen when the other journey of the trip is picked. */
export function facetsOfTrip(selection: FacetSelection): FacetSelection {
  return { ...selection, ...JOURNEY_FACETS };
}

function offersByBucket(
  facts: readonly OfferFacts[],
  keysOf: (offer: OfferFacts) => readonly string[],
): OffersByBucket {
  const byBucket = new Map<string, BitSet>();
  facts.forEach((offer, index) => {
    for (const key of keysOf(offer)) {
      let bits = byBucket.get(key);
      if (!bits) {
        if (byBucket.size >= FACET_SIZE) continue;
        bits = emptyBits(facts.length);
        byBucket.set(key, bits);
      }
      addBit(bits, index);
    }
  });
  return byBucket;
}

/** Made once per list; each change of a filter then costs words, not offers. */
export function createFacetIndex(facts: readonly OfferFacts[]): FacetIndex {
  const scale = scaleOf(facts);
  const hasOther = facts.some(({ otherJourney }) => otherJourney !== null);
  const buckets = new Map<BucketFacet, FacetBuckets>(
    BUCKET_FACETS.map((facet) => [
      facet,
      {
        own: offersByBucket(facts, (offer) => bucketsOf(facet, offer, scale)),
        other:
          hasOther && TRIP_FACETS.includes(facet)
            ? offersByBucket(facts, (offer) => otherBucketsOf(facet, offer, scale))
            : null,
      },
    ]),
  );

  const numbers = new Map<string, number>();
  const groupNumbers = Uint32Array.from(facts, (offer) => {
    const known = numbers.get(offer.group);
    if (known !== undefined) return known;
    numbers.set(offer.group, numbers.size);
    return numbers.size - 1;
  });
  const prices = Float64Array.from(facts, ({ priceMinor, lacksBagPrice }) =>
    lacksBagPrice ? Infinity : priceMinor,
  );
  const bestPrices = new Map(
    [...buckets.values()].flatMap(({ own }) =>
      [...own.values()].map((bits): [BitSet, number] => [bits, bestPrice(prices, bits)]),
    ),
  );

  return {
    facts,
    buckets,
    bestPrices,
    prices,
    groupNumbers,
    groupCount: numbers.size,
    priceBounds: priceBoundsOf(facts),
  };
}

function priceBoundsOf(facts: readonly OfferFacts[]): FacetIndex['priceBounds'] {
  if (facts.length === 0) return null;
  let fromMinor = Infinity;
  let toMinor = -Infinity;
  for (const { priceMinor } of facts) {
    fromMinor = Math.min(fromMinor, priceMinor);
    toMinor = Math.max(toMinor, priceMinor);
  }
  return { fromMinor, toMinor };
}

function countGroups(index: FacetIndex, bits: BitSet): number {
  const seen = new Uint8Array(index.groupCount);
  let count = 0;
  forEachBit(bits, (offer) => {
    const group = index.groupNumbers[offer] ?? 0;
    if (seen[group]) return;
    seen[group] = 1;
    count += 1;
  });
  return count;
}

function allowedByPrice(index: FacetIndex, range: PriceRange | null): BitSet {
  if (!range) return fullBits(index.facts.length);
  const bits = emptyBits(index.facts.length);
  index.facts.forEach(({ priceMinor }, offer) => {
    if (range.fromMinor !== null && priceMinor < range.fromMinor) return;
    if (range.toMinor !== null && priceMinor > range.toMinor) return;
    addBit(bits, offer);
  });
  return bits;
}

function allowedByTimes(
  { facts }: FacetIndex,
  { departureTime, arrivalTime }: Pick<FacetSelection, TimeFacet>,
): BitSet {
  if (!departureTime && !arrivalTime) return fullBits(facts.length);
  const bits = emptyBits(facts.length);
  facts.forEach(({ departureMinute, arrivalMinute }, offer) => {
    if (isWithinTimes(departureTime, departureMinute) && isWithinTimes(arrivalTime, arrivalMinute))
      addBit(bits, offer);
  });
  return bits;
}

/** Offers that are in one of the buckets with every journey that the facet looks at. */
function inBuckets(size: number, { own, other }: FacetBuckets, keys: readonly string[]): BitSet {
  const within = (byBucket: OffersByBucket) =>
    unionBits(
      size,
      keys.map((key) => byBucket.get(key)).filter((bits) => bits !== undefined),
    );
  return other ? intersectBits(size, [within(own), within(other)]) : within(own);
}

/** Within a facet OR, between facets AND (F-25). Ticks of buckets that this list lacks do not count. */
export function applyFacets(index: FacetIndex, selection: FacetSelection): FacetView {
  const size = index.facts.length;
  const byRanges = intersectBits(size, [
    allowedByPrice(index, selection.price),
    allowedByTimes(index, selection),
  ]);
  const allowed = new Map<BucketFacet, BitSet>();
  for (const [facet, ofFacet] of index.buckets) {
    const ticked = selection[facet].filter((key) => ofFacet.own.has(key));
    if (ticked.length > 0) allowed.set(facet, inBuckets(size, ofFacet, ticked));
  }
  const passing = intersectBits(size, [byRanges, ...allowed.values()]);

  const countsOf = (facet: BucketFacet): readonly FacetBucket[] => {
    const ofFacet = index.buckets.get(facet);
    if (!ofFacet) return [];
    const others = [...allowed].filter(([name]) => name !== facet).map(([, bits]) => bits);
    const withoutOwn = intersectBits(size, [byRanges, ...others]);
    return [...ofFacet.own]
      .toSorted(
        ([one, ofOne], [other, ofOther]) =>
          compareBuckets(facet, one, other) ||
          (index.bestPrices.get(ofOne) ?? 0) - (index.bestPrices.get(ofOther) ?? 0) ||
          (one < other ? -1 : 1),
      )
      .map(([key]) => {
        const bits = intersectBits(size, [withoutOwn, inBuckets(size, ofFacet, [key])]);
        const price = bestPrice(index.prices, bits);
        return {
          key,
          count: countGroups(index, bits),
          priceMinor: Number.isFinite(price) ? price : null,
        };
      });
  };

  return {
    passing,
    count: countGroups(index, passing),
    buckets: Object.fromEntries(BUCKET_FACETS.map((facet) => [facet, countsOf(facet)])) as Record<
      BucketFacet,
      readonly FacetBucket[]
    >,
  };
}

function bestPrice(prices: Float64Array, bits: BitSet): number {
  let best = Infinity;
  forEachBit(bits, (offer) => {
    best = Math.min(best, prices[offer] ?? Infinity);
  });
  return best;
}

/** Bands by the clock, lengths and stops by their number; what has no order of its own by price. */
function compareBuckets(facet: BucketFacet, one: string, other: string): number {
  switch (facet) {
    case 'departure':
    case 'arrival':
      return bandNumber(one) - bandNumber(other);
    case 'stops':
    case 'duration':
    case 'layoverLength':
      return Number.parseInt(one, 10) - Number.parseInt(other, 10);
    default:
      return 0;
  }
}

function bandNumber(key: string): number {
  return TIME_BANDS.findIndex((band) => band === key);
}

/** A tick is a toggle (F-25). */
export function toggleBucket(selection: FacetSelection, facet: BucketFacet, key: string): FacetSelection {
  const ticked = selection[facet];
  const next = ticked.includes(key) ? ticked.filter((other) => other !== key) : [...ticked, key];
  return { ...selection, [facet]: next };
}

export function resetFacet(selection: FacetSelection, facet: Facet): FacetSelection {
  return { ...selection, [facet]: NO_FACETS[facet] };
}

/** Filters that hold. */
export function chosenFacets(selection: FacetSelection): Facet[] {
  return [
    ...BUCKET_FACETS.filter((facet) => selection[facet].length > 0),
    ...TIME_FACETS.filter((facet) => selection[facet] !== null),
    ...(selection.price ? (['price'] as const) : []),
  ];
}

export function hasFacets(selection: FacetSelection): boolean {
  return chosenFacets(selection).length > 0;
}

/** Whether it tells any two offers apart. */
export function isChoice({ buckets, facts }: FacetIndex, facet: BucketFacet): boolean {
  const own = [...(buckets.get(facet)?.own.values() ?? [])];
  return own.length > 1 || own.some((bits) => popcount(bits) < facts.length);
}

/** Where nothing is left: the one filter without which most would be shown; null where no single one helps. */
export function facetToDrop(
  index: FacetIndex,
  selection: FacetSelection,
): { readonly facet: Facet; readonly count: number } | null {
  let best: { facet: Facet; count: number } | null = null;
  for (const facet of chosenFacets(selection)) {
    const { count } = applyFacets(index, resetFacet(selection, facet));
    if (count > (best?.count ?? 0)) best = { facet, count };
  }
  return best;
}
