import {
  addBit,
  emptyBits,
  fullBits,
  intersectBits,
  popcount,
  unionBits,
  type BitSet,
} from '../flights/bit-set.ts';
import type { PriceBounds, PriceRange } from '../pricing/price-range.ts';
import { HOTEL_AMENITIES, PROPERTY_QUALITIES, ACCOMMODATION_TYPES } from './kinds.ts';

/** A hotel as filters see it. */
export interface HotelFacts {
  /** Stars; null where it has none. */
  readonly rating: number | null;
  readonly quality: string | null;
  readonly type: string;
  readonly amenities: readonly string[];
  /** Some rate can be cancelled free of charge. */
  readonly isFreeToCancel: boolean;
  /** Cheapest rate per night in minor units; null where it has no price. */
  readonly nightMinor: number | null;
  /** The same among the rates that can be cancelled free of charge. */
  readonly freeNightMinor: number | null;
}

/** Facets with buckets that stand for one another: within them OR (H-08, F-25). */
export const HOTEL_CHOICES = ['rating', 'quality', 'type'] as const;
export type HotelChoice = (typeof HOTEL_CHOICES)[number];

export type HotelSelection = Readonly<Record<HotelChoice, readonly string[]>> & {
  /** Each amenity is a facet of its own, so two of them mean both (H-08). */
  readonly amenities: readonly string[];
  readonly isFreeToCancel: boolean;
  readonly nightPrice: PriceRange | null;
};

export const NO_HOTEL_FILTERS: HotelSelection = {
  rating: [],
  quality: [],
  type: [],
  amenities: [],
  isFreeToCancel: false,
  nightPrice: null,
};

export interface HotelBucket {
  readonly key: string;
  /** Hotels that would show with this bucket and everything else that is chosen. */
  readonly count: number;
}

export interface HotelFacetIndex {
  readonly facts: readonly HotelFacts[];
  readonly choices: Readonly<Record<HotelChoice, ReadonlyMap<string, BitSet>>>;
  readonly amenities: ReadonlyMap<string, BitSet>;
  readonly freeToCancel: BitSet;
  readonly nightBounds: PriceBounds | null;
}

export interface HotelFacetView {
  readonly passing: BitSet;
  readonly count: number;
  readonly choices: Readonly<Record<HotelChoice, readonly HotelBucket[]>>;
  readonly amenities: readonly HotelBucket[];
  readonly freeToCancel: HotelBucket;
}

const NO_STARS = '0';

function bucketsOf(facts: readonly HotelFacts[], keysOf: (hotel: HotelFacts) => readonly string[]) {
  const buckets = new Map<string, BitSet>();
  facts.forEach((hotel, place) => {
    for (const key of keysOf(hotel)) {
      const bits = buckets.get(key) ?? emptyBits(facts.length);
      addBit(bits, place);
      buckets.set(key, bits);
    }
  });
  return buckets;
}

/** Made once per list; each change of a filter then costs words, not hotels. */
export function createHotelFacets(facts: readonly HotelFacts[]): HotelFacetIndex {
  const prices = facts.flatMap(({ nightMinor, freeNightMinor }) =>
    [nightMinor, freeNightMinor].filter((price) => price !== null),
  );
  const freeToCancel = emptyBits(facts.length);
  facts.forEach((hotel, place) => {
    if (hotel.isFreeToCancel) addBit(freeToCancel, place);
  });
  return {
    facts,
    choices: {
      rating: bucketsOf(facts, ({ rating }) => [rating === null ? NO_STARS : String(Math.floor(rating))]),
      quality: bucketsOf(facts, ({ quality }) => (quality === null ? [] : [quality])),
      type: bucketsOf(facts, ({ type }) => [type]),
    },
    amenities: bucketsOf(facts, (hotel) => hotel.amenities),
    freeToCancel,
    nightBounds:
      prices.length > 0
        ? {
            fromMinor: prices.reduce((least, price) => Math.min(least, price)),
            toMinor: prices.reduce((most, price) => Math.max(most, price)),
          }
        : null,
  };
}

/** What a night costs under the choice: with free cancellation asked for, the cheapest such rate. */
export function nightPriceOf(hotel: HotelFacts, { isFreeToCancel }: Pick<HotelSelection, 'isFreeToCancel'>) {
  return isFreeToCancel ? hotel.freeNightMinor : hotel.nightMinor;
}

function withinPrice(index: HotelFacetIndex, selection: HotelSelection): BitSet {
  const { nightPrice } = selection;
  const size = index.facts.length;
  if (!nightPrice) return fullBits(size);
  const bits = emptyBits(size);
  index.facts.forEach((hotel, place) => {
    const price = nightPriceOf(hotel, selection);
    if (price === null) return;
    if (nightPrice.fromMinor !== null && price < nightPrice.fromMinor) return;
    if (nightPrice.toMinor !== null && price > nightPrice.toMinor) return;
    addBit(bits, place);
  });
  return bits;
}

const RANKS: Readonly<Record<HotelChoice | 'amenities', (key: string) => number>> = {
  rating: (key) => -Number(key),
  quality: (key) => (PROPERTY_QUALITIES as readonly string[]).indexOf(key),
  type: (key) => (ACCOMMODATION_TYPES as readonly string[]).indexOf(key),
  amenities: (key) => (HOTEL_AMENITIES as readonly string[]).indexOf(key),
};

/** Within rating, quality and type OR; amenities and everything else AND. Ticks that this list lacks do not count. */
export function applyHotelFacets(index: HotelFacetIndex, selection: HotelSelection): HotelFacetView {
  const size = index.facts.length;
  const allowed = Object.fromEntries(
    HOTEL_CHOICES.map((choice) => {
      const ticked = selection[choice].flatMap((key) => index.choices[choice].get(key) ?? []);
      return [choice, ticked.length > 0 ? unionBits(size, ticked) : fullBits(size)];
    }),
  ) as Record<HotelChoice, BitSet>;
  const common = [
    withinPrice(index, selection),
    ...selection.amenities.flatMap((key) => index.amenities.get(key) ?? []),
    ...(selection.isFreeToCancel ? [index.freeToCancel] : []),
  ];
  const passing = intersectBits(size, [...common, ...HOTEL_CHOICES.map((choice) => allowed[choice])]);

  const bucketsWithin = (
    buckets: ReadonlyMap<string, BitSet>,
    within: BitSet,
    rank: (key: string) => number,
  ): HotelBucket[] =>
    [...buckets]
      .map(([key, bits]) => ({
        key,
        count: popcount(intersectBits(size, [within, bits])),
      }))
      .toSorted((one, other) => rank(one.key) - rank(other.key));
  const ofChoice = (choice: HotelChoice) => {
    const others = HOTEL_CHOICES.filter((each) => each !== choice).map((each) => allowed[each]);
    return bucketsWithin(index.choices[choice], intersectBits(size, [...common, ...others]), RANKS[choice]);
  };

  return {
    passing,
    count: popcount(passing),
    choices: { rating: ofChoice('rating'), quality: ofChoice('quality'), type: ofChoice('type') },
    amenities: bucketsWithin(index.amenities, passing, RANKS.amenities),
    freeToCancel: {
      key: 'free',
      count: popcount(intersectBits(size, [passing, index.freeToCancel])),
    },
  };
}

/** A tick is a toggle. */
export function toggleHotelBucket(
  selection: HotelSelection,
  facet: HotelChoice | 'amenities',
  key: string,
): HotelSelection {
  const ticked = selection[facet];
  const next = ticked.includes(key) ? ticked.filter((other) => other !== key) : [...ticked, key];
  return { ...selection, [facet]: next };
}

export function hasHotelFilters(selection: HotelSelection): boolean {
  return (
    selection.isFreeToCancel ||
    selection.nightPrice !== null ||
    selection.amenities.length > 0 ||
    HOTEL_CHOICES.some((choice) => selection[choice].length > 0)
  );
}
