import { addDays, type LocalDate } from '../dates/local-date.ts';
import {
  addBit,
  emptyBits,
  forEachBit,
  fullBits,
  intersectBits,
  unionBits,
  type BitSet,
} from '../flights/bit-set.ts';
import { distanceKm, type GeoPoint } from '../geography.ts';
import type { PriceBounds, PriceRange } from '../pricing/price-range.ts';
import { ACCOMMODATION_TYPES, BOARD_TYPES, HOTEL_AMENITIES, PROPERTY_QUALITIES } from './kinds.ts';

/** One way to buy the stay, as filters see it. */
export interface HotelRateFacts {
  /** null where meals are not known. */
  readonly board: string | null;
  /** Can be cancelled free of charge. */
  readonly isFree: boolean;
  /** Last day without cost; null where it is not known or not free. */
  readonly freeUntil: LocalDate | null;
  /** Whole cost per night in minor units, what is paid at the property included. */
  readonly nightMinor: number;
}

/** A hotel as filters see it. */
export interface HotelFacts {
  /** Stars; null where it has none. */
  readonly rating: number | null;
  /** Guests' score, 1 to 10; null where nobody gave one. */
  readonly score: number | null;
  readonly quality: string | null;
  readonly type: string;
  readonly amenities: readonly string[];
  readonly location: GeoPoint;
  /** From the searched point. */
  readonly distanceKm: number;
  /** Empty where it has no price. */
  readonly rates: readonly HotelRateFacts[];
}

/** Facets with buckets that stand for one another: within them OR (H-08, F-25). */
export const HOTEL_CHOICES = ['rating', 'score', 'distance', 'quality', 'type'] as const;
type HotelChoice = (typeof HOTEL_CHOICES)[number];
/** The same for what a rate has: one rate has to fulfil all of them, and its price is the hotel's. */
export const RATE_CHOICES = ['board', 'freeUntil'] as const;
type RateChoice = (typeof RATE_CHOICES)[number];
export type HotelFacet = HotelChoice | RateChoice | 'amenities';

/** What a map shows. */
export interface MapArea {
  readonly middle: GeoPoint;
  /** From the middle to each edge. */
  readonly reachKm: number;
}

/** Amenities are each a facet of their own, so two of them mean both (H-08). */
export type HotelSelection = Readonly<Record<HotelFacet, readonly string[]>> & {
  readonly isFreeToCancel: boolean;
  readonly nightPrice: PriceRange | null;
  readonly area: MapArea | null;
};

export const NO_HOTEL_FILTERS: HotelSelection = {
  rating: [],
  score: [],
  distance: [],
  quality: [],
  type: [],
  board: [],
  freeUntil: [],
  amenities: [],
  isFreeToCancel: false,
  nightPrice: null,
  area: null,
};

export interface HotelBucket {
  readonly key: string;
  /** Hotels that would show with this bucket and everything else that is chosen. */
  readonly count: number;
  /** The lowest of their prices per night; null where none has one. */
  readonly nightMinor: number | null;
}

export interface HotelFacetIndex {
  readonly facts: readonly HotelFacts[];
  readonly choices: Readonly<Record<HotelChoice, ReadonlyMap<string, BitSet>>>;
  readonly amenities: ReadonlyMap<string, BitSet>;
  /** Keys that some rate has. */
  readonly rateKeys: Readonly<Record<RateChoice, readonly string[]>>;
  readonly nightBounds: PriceBounds | null;
}

export interface HotelFacetView {
  readonly passing: BitSet;
  readonly count: number;
  /** For each hotel the place of the rate that is shown: the cheapest that fulfils the choice; null where none does. */
  readonly shownRates: readonly (number | null)[];
  readonly choices: Readonly<Record<HotelChoice | RateChoice, readonly HotelBucket[]>>;
  readonly amenities: readonly HotelBucket[];
  readonly freeToCancel: HotelBucket;
}

const NO_STARS = '0';
/** Each contains the better ones, so that two of them mean the wider one. */
export const SCORES = ['9', '8', '7'] as const;
export const DISTANCES_KM = ['1', '3', '5', '10'] as const;
/** Days before arrival of the offered deadlines. */
const DEADLINE_DAYS = [1, 2, 3, 7, 14] as const;

const PLACE_KEYS: Readonly<Record<HotelChoice, (hotel: HotelFacts) => readonly string[]>> = {
  rating: ({ rating }) => [rating === null ? NO_STARS : String(Math.floor(rating))],
  score: ({ score }) => (score === null ? [] : SCORES.filter((least) => score >= Number(least))),
  distance: (hotel) => DISTANCES_KM.filter((most) => hotel.distanceKm <= Number(most)),
  quality: ({ quality }) => (quality === null ? [] : [quality]),
  type: ({ type }) => [type],
};

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

/** Days to decide until, the latest first; an earlier one only where more rates have it. */
function deadlinesOf(rates: readonly HotelRateFacts[], arrival: LocalDate): LocalDate[] {
  let fewest = 0;
  return DEADLINE_DAYS.map((days) => addDays(arrival, -days)).filter((day) => {
    const count = rates.filter(({ freeUntil }) => freeUntil !== null && freeUntil >= day).length;
    const isMore = count > fewest;
    fewest = count;
    return isMore;
  });
}

/** Made once per list; each change of a filter then costs little. `arrival` is what deadlines are counted from. */
export function createHotelFacets(facts: readonly HotelFacts[], arrival: LocalDate): HotelFacetIndex {
  const rates = facts.flatMap((hotel) => hotel.rates);
  const prices = rates.map(({ nightMinor }) => nightMinor);
  const byKey = (choice: HotelChoice) => bucketsOf(facts, PLACE_KEYS[choice]);
  return {
    facts,
    choices: {
      rating: byKey('rating'),
      score: byKey('score'),
      distance: byKey('distance'),
      quality: byKey('quality'),
      type: byKey('type'),
    },
    amenities: bucketsOf(facts, (hotel) => hotel.amenities),
    rateKeys: {
      board: BOARD_TYPES.filter((board) => rates.some((rate) => rate.board === board)),
      freeUntil: deadlinesOf(rates, arrival),
    },
    nightBounds:
      prices.length > 0
        ? {
            fromMinor: prices.reduce((least, price) => Math.min(least, price)),
            toMinor: prices.reduce((most, price) => Math.max(most, price)),
          }
        : null,
  };
}

type RateSelection = Pick<HotelSelection, RateChoice | 'isFreeToCancel'>;

function isChosenRate(rate: HotelRateFacts, { board, freeUntil, isFreeToCancel }: RateSelection): boolean {
  const { freeUntil: until } = rate;
  return (
    (!isFreeToCancel || rate.isFree) &&
    (board.length === 0 || (rate.board !== null && board.includes(rate.board))) &&
    (freeUntil.length === 0 || (until !== null && freeUntil.some((day) => until >= day)))
  );
}

/** The place of the cheapest rate that fulfils the choice. */
function shownRate({ rates }: HotelFacts, selection: RateSelection): number | null {
  let best: number | null = null;
  rates.forEach((rate, place) => {
    if (!isChosenRate(rate, selection)) return;
    if (best === null || rate.nightMinor < (rates[best]?.nightMinor ?? Infinity)) best = place;
  });
  return best;
}

const isRateFiltered = ({ board, freeUntil, isFreeToCancel }: RateSelection) =>
  isFreeToCancel || board.length > 0 || freeUntil.length > 0;

/** Prices per night of what is shown, and which hotels fulfil rate filters and price. */
function pricesUnder({ facts }: HotelFacetIndex, selection: HotelSelection) {
  const { nightPrice } = selection;
  const passing = emptyBits(facts.length);
  const shown = facts.map((hotel) => shownRate(hotel, selection));
  const nights = facts.map((hotel, place) => hotel.rates[shown[place] ?? -1]?.nightMinor ?? null);
  nights.forEach((night, place) => {
    if (night === null ? isRateFiltered(selection) || nightPrice !== null : !isWithin(night, nightPrice))
      return;
    addBit(passing, place);
  });
  return { shown, nights, passing };
}

function isWithin(amount: number, range: PriceRange | null): boolean {
  return (
    range === null ||
    ((range.fromMinor === null || amount >= range.fromMinor) &&
      (range.toMinor === null || amount <= range.toMinor))
  );
}

function withinArea({ facts }: HotelFacetIndex, { area }: HotelSelection): BitSet {
  if (!area) return fullBits(facts.length);
  const { middle, reachKm } = area;
  const bits = emptyBits(facts.length);
  facts.forEach(({ location }, place) => {
    // A square like the map, not a circle.
    const north = distanceKm(middle, { lat: location.lat, lon: middle.lon });
    const east = distanceKm(middle, { lat: middle.lat, lon: location.lon });
    if (north <= reachKm && east <= reachKm) addBit(bits, place);
  });
  return bits;
}

const RANKS: Readonly<Record<HotelFacet, (key: string) => number>> = {
  rating: (key) => -Number(key),
  score: (key) => -Number(key),
  distance: Number,
  quality: (key) => (PROPERTY_QUALITIES as readonly string[]).indexOf(key),
  type: (key) => (ACCOMMODATION_TYPES as readonly string[]).indexOf(key),
  board: (key) => (BOARD_TYPES as readonly string[]).indexOf(key),
  // The longest time to change one's mind first.
  freeUntil: (key) => -Date.parse(key),
  amenities: (key) => (HOTEL_AMENITIES as readonly string[]).indexOf(key),
};

function bucketOf(key: string, within: BitSet, nights: readonly (number | null)[]): HotelBucket {
  let count = 0;
  let nightMinor: number | null = null;
  forEachBit(within, (place) => {
    count += 1;
    const night = nights[place] ?? null;
    if (night !== null && (nightMinor === null || night < nightMinor)) nightMinor = night;
  });
  return { key, count, nightMinor };
}

/**
 * Within a facet OR; between facets, and between amenities, AND. Ticks that this list lacks do not count: a filter by
 * meals does nothing until meals are known.
 */
export function applyHotelFacets(index: HotelFacetIndex, asked: HotelSelection): HotelFacetView {
  const size = index.facts.length;
  const selection = {
    ...asked,
    board: asked.board.filter((key) => index.rateKeys.board.includes(key)),
    freeUntil: asked.freeUntil.filter((key) => index.rateKeys.freeUntil.includes(key)),
  };
  const allowed = Object.fromEntries(
    HOTEL_CHOICES.map((choice) => {
      const ticked = selection[choice].flatMap((key) => index.choices[choice].get(key) ?? []);
      return [choice, ticked.length > 0 ? unionBits(size, ticked) : fullBits(size)];
    }),
  ) as Record<HotelChoice, BitSet>;
  const ofPlace = [
    withinArea(index, selection),
    ...selection.amenities.flatMap((key) => index.amenities.get(key) ?? []),
  ];
  const priced = pricesUnder(index, selection);
  const ofChoices = HOTEL_CHOICES.map((choice) => allowed[choice]);
  const passing = intersectBits(size, [...ofPlace, ...ofChoices, priced.passing]);

  const ranked = (facet: HotelFacet, buckets: readonly HotelBucket[]) =>
    buckets.toSorted((one, other) => RANKS[facet](one.key) - RANKS[facet](other.key));
  const bucketsWithin = (facet: HotelFacet, buckets: ReadonlyMap<string, BitSet>, within: BitSet) =>
    ranked(
      facet,
      [...buckets].map(([key, bits]) => bucketOf(key, intersectBits(size, [within, bits]), priced.nights)),
    );
  const ofChoice = (choice: HotelChoice) => {
    const others = HOTEL_CHOICES.filter((each) => each !== choice).map((each) => allowed[each]);
    const within = intersectBits(size, [...ofPlace, ...others, priced.passing]);
    return bucketsWithin(choice, index.choices[choice], within);
  };
  /** A rate filter moves the price that is shown, so each of its buckets is a list of its own. */
  const underRates = (key: string, change: Partial<HotelSelection>) => {
    const changed = pricesUnder(index, { ...selection, ...change });
    return bucketOf(key, intersectBits(size, [...ofPlace, ...ofChoices, changed.passing]), changed.nights);
  };
  const ofRates = (choice: RateChoice) =>
    ranked(
      choice,
      index.rateKeys[choice].map((key) => underRates(key, { [choice]: [key] })),
    );

  return {
    passing,
    count: bucketOf('', passing, priced.nights).count,
    shownRates: priced.shown,
    choices: {
      rating: ofChoice('rating'),
      score: ofChoice('score'),
      distance: ofChoice('distance'),
      quality: ofChoice('quality'),
      type: ofChoice('type'),
      board: ofRates('board'),
      freeUntil: ofRates('freeUntil'),
    },
    amenities: bucketsWithin('amenities', index.amenities, passing),
    freeToCancel: underRates('free', { isFreeToCancel: true }),
  };
}

/** A tick is a toggle. */
export function toggleHotelBucket(selection: HotelSelection, facet: HotelFacet, key: string): HotelSelection {
  const ticked = selection[facet];
  const next = ticked.includes(key) ? ticked.filter((other) => other !== key) : [...ticked, key];
  return { ...selection, [facet]: next };
}

export function hasHotelFilters(selection: HotelSelection): boolean {
  return (
    selection.isFreeToCancel ||
    selection.nightPrice !== null ||
    selection.area !== null ||
    ([...HOTEL_CHOICES, ...RATE_CHOICES, 'amenities'] as const).some((facet) => selection[facet].length > 0)
  );
}
