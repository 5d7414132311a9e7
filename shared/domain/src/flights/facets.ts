import { FACET_SIZE } from '../constants.ts';
import { addBit, emptyBits, forEachBit, fullBits, intersectBits, unionBits, type BitSet } from './bit-set.ts';
import { durationBucketHours, durationBucketOf } from './duration-buckets.ts';
import type { PriceBounds, PriceRange } from '../pricing/price-range.ts';
import type { OfferFacts } from './offer-facts.ts';
import { TIME_BANDS } from './time-bands.ts';

/** Facets made of buckets that are ticked (F-22, F-23). Price is a range of its own. */
export const BUCKET_FACETS = [
  'stops',
  'duration',
  'departure',
  'arrival',
  'airline',
  'refundable',
  'noPenalty',
] as const;
export type BucketFacet = (typeof BUCKET_FACETS)[number];
export type Facet = BucketFacet | 'price';

export type FacetSelection = Readonly<Record<BucketFacet, readonly string[]>> & {
  readonly price: PriceRange | null;
};

export const NO_FACETS: FacetSelection = {
  stops: [],
  duration: [],
  departure: [],
  arrival: [],
  airline: [],
  refundable: [],
  noPenalty: [],
  price: null,
};

export interface FacetBucket {
  readonly key: string;
  /** Lines of the list that would show with this bucket and the other facets' ticks (F-25). */
  readonly count: number;
  /** Best price in the bucket, whatever else is ticked. */
  readonly bestPriceMinor: number;
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

function bucketOf(facet: BucketFacet, facts: OfferFacts, durationHours: number): string | null {
  switch (facet) {
    case 'stops':
      return String(Math.min(facts.stops, 2));
    case 'duration':
      return durationBucketOf(facts.durationMinutes, durationHours);
    case 'departure':
      return facts.departureBand;
    case 'arrival':
      return facts.arrivalBand;
    case 'airline':
      return facts.airline;
    case 'refundable':
      return facts.isRefundable ? YES : null;
    case 'noPenalty':
      return facts.isPenaltyFree ? YES : null;
    default:
      facet satisfies never;
      return null;
  }
}

/** The bucket of the other journey; that of the journey itself where there is no other. */
function otherBucketOf(facet: BucketFacet, facts: OfferFacts, durationHours: number): string | null {
  const other = facts.otherJourney;
  return bucketOf(facet, other ? { ...facts, ...other } : facts, durationHours);
}

/** Facets that hold for the whole trip; the hours and the length are those of one journey. */
const TRIP_FACETS: readonly BucketFacet[] = ['stops', 'airline'];
const JOURNEY_FACETS = { duration: [], departure: [], arrival: [] } as const;

/** What stays chosen when the other journey of the trip is picked. */
export function facetsOfTrip(selection: FacetSelection): FacetSelection {
  return { ...selection, ...JOURNEY_FACETS };
}

function offersByBucket(
  facts: readonly OfferFacts[],
  keyOf: (offer: OfferFacts) => string | null,
): OffersByBucket {
  const byBucket = new Map<string, BitSet>();
  facts.forEach((offer, index) => {
    const key = keyOf(offer);
    if (key === null) return;
    let bits = byBucket.get(key);
    if (!bits) {
      if (byBucket.size >= FACET_SIZE) return;
      bits = emptyBits(facts.length);
      byBucket.set(key, bits);
    }
    addBit(bits, index);
  });
  return byBucket;
}

/** Made once per list; each change of a filter then costs words, not offers. */
export function createFacetIndex(facts: readonly OfferFacts[]): FacetIndex {
  const durationHours = durationBucketHours(facts.map((offer) => offer.durationMinutes));
  const hasOther = facts.some(({ otherJourney }) => otherJourney !== null);
  const buckets = new Map<BucketFacet, FacetBuckets>(
    BUCKET_FACETS.map((facet) => [
      facet,
      {
        own: offersByBucket(facts, (offer) => bucketOf(facet, offer, durationHours)),
        other:
          hasOther && TRIP_FACETS.includes(facet)
            ? offersByBucket(facts, (offer) => otherBucketOf(facet, offer, durationHours))
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

  return { facts, buckets, groupNumbers, groupCount: numbers.size, priceBounds: priceBoundsOf(facts) };
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
  const byPrice = allowedByPrice(index, selection.price);
  const allowed = new Map<BucketFacet, BitSet>();
  for (const [facet, ofFacet] of index.buckets) {
    const ticked = selection[facet].filter((key) => ofFacet.own.has(key));
    allowed.set(facet, ticked.length > 0 ? inBuckets(size, ofFacet, ticked) : fullBits(size));
  }
  const passing = intersectBits(size, [byPrice, ...allowed.values()]);

  const bucketsOf = (facet: BucketFacet): FacetBucket[] => {
    const others = [...allowed].filter(([name]) => name !== facet).map(([, bits]) => bits);
    const withoutOwn = intersectBits(size, [byPrice, ...others]);
    const ofFacet = index.buckets.get(facet);
    return [...(ofFacet?.own.keys() ?? [])]
      .map((key) => ({ key, bits: ofFacet ? inBuckets(size, ofFacet, [key]) : emptyBits(size) }))
      .map(({ key, bits }) => ({
        key,
        count: countGroups(index, intersectBits(size, [withoutOwn, bits])),
        bestPriceMinor: bestPrice(index, bits),
      }))
      .toSorted((a, b) => compareBuckets(facet, a, b));
  };

  return {
    passing,
    count: countGroups(index, passing),
    buckets: {
      stops: bucketsOf('stops'),
      duration: bucketsOf('duration'),
      departure: bucketsOf('departure'),
      arrival: bucketsOf('arrival'),
      airline: bucketsOf('airline'),
      refundable: bucketsOf('refundable'),
      noPenalty: bucketsOf('noPenalty'),
    },
  };
}

function bestPrice(index: FacetIndex, bits: BitSet): number {
  let best = Infinity;
  forEachBit(bits, (offer) => {
    best = Math.min(best, index.facts[offer]?.priceMinor ?? Infinity);
  });
  return best;
}

function compareBuckets(facet: BucketFacet, a: FacetBucket, b: FacetBucket): number {
  switch (facet) {
    case 'departure':
    case 'arrival':
      return bandNumber(a.key) - bandNumber(b.key);
    case 'airline':
      return a.bestPriceMinor - b.bestPriceMinor || a.key.localeCompare(b.key);
    default:
      return Number.parseInt(a.key, 10) - Number.parseInt(b.key, 10);
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
  return { ...selection, [facet]: facet === 'price' ? null : [] };
}

export function hasFacets(selection: FacetSelection): boolean {
  return selection.price !== null || BUCKET_FACETS.some((facet) => selection[facet].length > 0);
}
