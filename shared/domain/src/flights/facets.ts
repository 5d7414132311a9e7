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

export interface FacetIndex {
  readonly facts: readonly OfferFacts[];
  /** For each facet: bucket → which offers are in it. */
  readonly buckets: ReadonlyMap<BucketFacet, ReadonlyMap<string, BitSet>>;
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

/** Made once per list; each change of a filter then costs words, not offers. */
export function createFacetIndex(facts: readonly OfferFacts[]): FacetIndex {
  const durationHours = durationBucketHours(facts.map((offer) => offer.durationMinutes));
  const buckets = new Map<BucketFacet, Map<string, BitSet>>();
  for (const facet of BUCKET_FACETS) {
    const ofFacet = new Map<string, BitSet>();
    facts.forEach((offer, index) => {
      const key = bucketOf(facet, offer, durationHours);
      if (key === null) return;
      let bits = ofFacet.get(key);
      if (!bits) {
        if (ofFacet.size >= FACET_SIZE) return;
        bits = emptyBits(facts.length);
        ofFacet.set(key, bits);
      }
      addBit(bits, index);
    });
    buckets.set(facet, ofFacet);
  }

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

/** Within a facet OR, between facets AND (F-25). Ticks of buckets that this list lacks do not count. */
export function applyFacets(index: FacetIndex, selection: FacetSelection): FacetView {
  const size = index.facts.length;
  const byPrice = allowedByPrice(index, selection.price);
  const allowed = new Map<BucketFacet, BitSet>();
  for (const facet of BUCKET_FACETS) {
    const ofFacet = index.buckets.get(facet);
    const ticked = selection[facet].map((key) => ofFacet?.get(key)).filter((bits) => bits !== undefined);
    allowed.set(facet, ticked.length > 0 ? unionBits(size, ticked) : fullBits(size));
  }
  const passing = intersectBits(size, [byPrice, ...allowed.values()]);

  const bucketsOf = (facet: BucketFacet): FacetBucket[] => {
    const others = [...allowed].filter(([name]) => name !== facet).map(([, bits]) => bits);
    const withoutOwn = intersectBits(size, [byPrice, ...others]);
    return [...(index.buckets.get(facet) ?? [])]
      .map(([key, bits]) => ({
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
