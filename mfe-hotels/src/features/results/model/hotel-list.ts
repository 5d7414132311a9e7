import type { Hotel, ListRate } from '@travesia/contracts';
import {
  applyHotelFacets,
  createHotelFacets,
  DISTANCE_RINGS,
  hasBit,
  ringOf,
  type DistanceRing,
  type HotelFacetIndex,
  type HotelFacetView,
  type HotelFacts,
  type HotelSelection,
  type LocalDate,
} from '@travesia/domain';
import { recommendedScores } from './recommended.ts';
import { rateFactsOf, shownStays, stayWays, type ShownStay } from './stay-ways.ts';

export const HOTEL_SORTS = ['price_up', 'recommended', 'rating', 'distance', 'price_down'] as const;
/** Orders that the traveller can choose; hotels without a price come last in each (H-09). */
export type HotelSort = (typeof HOTEL_SORTS)[number];

/** The hotels of a search, ready to be filtered and sorted any number of times. */
export interface HotelList {
  readonly hotels: readonly Hotel[];
  readonly index: HotelFacetIndex;
  readonly rings: readonly DistanceRing[];
  /** Of each hotel what is shown of each of its rates. */
  readonly stays: readonly (readonly ShownStay[])[];
  /** How much each is recommended, more is better. */
  readonly scores: readonly number[];
}

/** Hotels at one distance. */
export interface HotelRing {
  readonly id: DistanceRing;
  /** In the chosen order. */
  readonly hotels: readonly Hotel[];
}

export interface HotelsView {
  readonly facets: HotelFacetView;
  /** What each hotel costs under the choice, by its code. */
  readonly stays: ReadonlyMap<string, ShownStay>;
  /** The hotel that was searched by name, before all others. */
  readonly wanted: Hotel | null;
  /** Nearest first; rings without hotels are left out. */
  readonly rings: readonly HotelRing[];
}

/** `rates` are by the hotel's code, as far as they are known. */
export function createHotelList(
  hotels: readonly Hotel[],
  rates: ReadonlyMap<string, readonly ListRate[]>,
  arrival: LocalDate,
): HotelList {
  const ways = hotels.map((hotel) => stayWays(hotel, rates.get(hotel.hotelInfo.hotelCode)));
  const facts = hotels.map(({ hotelInfo }, place): HotelFacts => {
    const { locationInfo } = hotelInfo;
    return {
      rating: hotelInfo.rating,
      score: hotelInfo.reviewCount === 0 ? null : hotelInfo.reviewScore,
      quality: hotelInfo.propertyQuality,
      type: hotelInfo.accommodationType,
      amenities: hotelInfo.amenities,
      location: { lat: locationInfo.latitude, lon: locationInfo.longitude },
      distanceKm: locationInfo.distanceKm,
      rates: (ways[place] ?? []).map(rateFactsOf),
    };
  });
  return {
    hotels,
    index: createHotelFacets(facts, arrival),
    rings: facts.map(({ distanceKm }) => ringOf(distanceKm)),
    stays: ways.map(shownStays),
    scores: recommendedScores(
      facts.map(({ score, distanceKm, rates: ofHotel }, place) => ({
        score,
        reviews: hotels[place]?.hotelInfo.reviewCount ?? 0,
        distanceKm,
        nightMinor: ofHotel.length === 0 ? null : Math.min(...ofHotel.map(({ nightMinor }) => nightMinor)),
      })),
    ),
  };
}

/** What is rendered for a choice: near hotels apart from far ones, each group in the chosen order, no price last (H-09). */
export function viewHotels(
  { hotels, index, rings, stays, scores }: HotelList,
  { selection, sort, wantedCode }: { selection: HotelSelection; sort: HotelSort; wantedCode: string | null },
): HotelsView {
  const facets = applyHotelFacets(index, selection);
  const nightOf = (place: number) =>
    index.facts[place]?.rates[facets.shownRates[place] ?? -1]?.nightMinor ?? null;
  const byPrice = (one: number, other: number) => (nightOf(one) ?? 0) - (nightOf(other) ?? 0);
  const scoreOf = (place: number) => index.facts[place]?.score ?? 0;
  const reviewsOf = (place: number) => hotels[place]?.hotelInfo.reviewCount ?? 0;
  const kmOf = (place: number) => index.facts[place]?.distanceKm ?? Infinity;
  const orders: Readonly<Record<HotelSort, (one: number, other: number) => number>> = {
    price_up: byPrice,
    price_down: (one, other) => byPrice(other, one),
    distance: (one, other) => kmOf(one) - kmOf(other),
    // Of equal scores the one of more guests.
    rating: (one, other) => scoreOf(other) - scoreOf(one) || reviewsOf(other) - reviewsOf(one),
    recommended: (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0),
  };
  const passing = hotels.flatMap((_hotel, place) => (hasBit(facets.passing, place) ? [place] : []));
  const sorted = passing.toSorted((one, other) => {
    const [first, second] = [nightOf(one), nightOf(other)];
    if (first === null || second === null)
      return Number(first === null) - Number(second === null) || one - other;
    return orders[sort](one, other) || one - other;
  });
  const wantedPlace = wantedCode
    ? sorted.find((place) => hotels[place]?.hotelInfo.hotelCode === wantedCode)
    : undefined;
  return {
    facets,
    stays: new Map(
      hotels.flatMap(({ hotelInfo }, place) => {
        const stay = stays[place]?.[facets.shownRates[place] ?? -1];
        return stay ? [[hotelInfo.hotelCode, stay] as const] : [];
      }),
    ),
    wanted: (wantedPlace !== undefined && hotels[wantedPlace]) || null,
    rings: DISTANCE_RINGS.flatMap(({ id }) => {
      const ofRing = sorted.filter((place) => rings[place] === id && place !== wantedPlace);
      return ofRing.length > 0 ? [{ id, hotels: ofRing.flatMap((place) => hotels[place] ?? []) }] : [];
    }),
  };
}

/** The hotels that stand in the list, in its order: the first group and those that were opened. */
export function listedHotels(
  { wanted, rings }: HotelsView,
  { open, shown }: { open: readonly DistanceRing[]; shown: number },
): Hotel[] {
  const inRings = rings.flatMap(({ id, hotels }, place) =>
    place === 0 || open.includes(id) ? hotels.slice(0, shown) : [],
  );
  return wanted ? [wanted, ...inRings] : inRings;
}
