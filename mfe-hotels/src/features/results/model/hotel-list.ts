import type { Hotel } from '@travesia/contracts';
import {
  applyHotelFacets,
  createHotelFacets,
  DISTANCE_RINGS,
  hasBit,
  nightPriceOf,
  ringOf,
  type DistanceRing,
  type HotelFacetIndex,
  type HotelFacetView,
  type HotelSelection,
} from '@travesia/domain';
import { hotelFactsOf } from './hotel-facts-of.ts';

export const HOTEL_SORTS = ['price_up', 'price_down', 'distance'] as const;
/** Orders that the traveller can choose; hotels without a price come last in each (H-09). */
export type HotelSort = (typeof HOTEL_SORTS)[number];

/** The hotels of a search, ready to be filtered and sorted any number of times. */
export interface HotelList {
  readonly hotels: readonly Hotel[];
  readonly index: HotelFacetIndex;
  readonly rings: readonly DistanceRing[];
}

/** Hotels at one distance. */
export interface HotelRing {
  readonly id: DistanceRing;
  /** In the chosen order. */
  readonly hotels: readonly Hotel[];
}

export interface HotelsView {
  readonly facets: HotelFacetView;
  /** The hotel that was searched by name, before all others. */
  readonly wanted: Hotel | null;
  /** Nearest first; rings without hotels are left out. */
  readonly rings: readonly HotelRing[];
}

export function createHotelList(hotels: readonly Hotel[]): HotelList {
  return {
    hotels,
    index: createHotelFacets(hotels.map(hotelFactsOf)),
    rings: hotels.map(({ hotelInfo }) => ringOf(hotelInfo.locationInfo.distanceKm)),
  };
}

/** What is rendered for a choice: near hotels apart from far ones, each group in the chosen order, no price last (H-09). */
export function viewHotels(
  { hotels, index, rings }: HotelList,
  { selection, sort, wantedCode }: { selection: HotelSelection; sort: HotelSort; wantedCode: string | null },
): HotelsView {
  const facets = applyHotelFacets(index, selection);
  const direction = sort === 'price_up' ? 1 : -1;
  const priceAt = (place: number) => {
    const facts = index.facts[place];
    return facts ? nightPriceOf(facts, selection) : null;
  };
  const kmOf = (place: number) => hotels[place]?.hotelInfo.locationInfo.distanceKm ?? Infinity;
  const passing = hotels.flatMap((_hotel, place) => (hasBit(facets.passing, place) ? [place] : []));
  const sorted = passing.toSorted((one, other) => {
    const [first, second] = [priceAt(one), priceAt(other)];
    if (first === null || second === null)
      return Number(first === null) - Number(second === null) || one - other;
    return (sort === 'distance' ? kmOf(one) - kmOf(other) : direction * (first - second)) || one - other;
  });
  const wantedPlace = wantedCode
    ? sorted.find((place) => hotels[place]?.hotelInfo.hotelCode === wantedCode)
    : undefined;
  return {
    facets,
    wanted: (wantedPlace !== undefined && hotels[wantedPlace]) || null,
    rings: DISTANCE_RINGS.flatMap(({ id }) => {
      const ofRing = sorted.filter((place) => rings[place] === id && place !== wantedPlace);
      return ofRing.length > 0 ? [{ id, hotels: ofRing.flatMap((place) => hotels[place] ?? []) }] : [];
    }),
  };
}
