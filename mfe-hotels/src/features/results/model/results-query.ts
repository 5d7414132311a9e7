import {
  ACCOMMODATION_TYPES,
  DISTANCE_RINGS,
  HOTEL_AMENITIES,
  PROPERTY_QUALITIES,
  readPriceRange,
  RESULTS_PER_PAGE,
  writePriceRange,
  type DistanceRing,
  type HotelSelection,
} from '@travesia/domain';
import { FREE_CANCELLATION_PARAMETER, readWantsFreeCancellation } from '../../search/index.ts';
import { HOTEL_SORTS, type HotelSort } from './hotel-list.ts';

/** What a traveller did with the hotels; stands in the address beside the search. */
export interface HotelsChoice {
  readonly sort: HotelSort;
  readonly selection: HotelSelection;
  /** Rings opened beyond the first one. */
  readonly open: readonly DistanceRing[];
  /** Hotels rendered so far in an open ring. */
  readonly shown: number;
}

const PARAMETERS = {
  sort: 'sort',
  rating: 'stars',
  quality: 'quality',
  type: 'kind',
  amenities: 'with',
  free: FREE_CANCELLATION_PARAMETER,
  price: 'night',
  open: 'open',
  shown: 'show',
} as const;
const STARS = ['5', '4', '3', '2', '1', '0'] as const;
const SHOWN_MAX = 2000;

function readTicks<Known extends string>(value: string | null, known: readonly Known[]): Known[] {
  const ticks = new Set((value ?? '').split(','));
  return known.filter((key) => ticks.has(key));
}

/** Reads any address; what makes no sense is as if it were not there. */
export function readChoice(query: URLSearchParams, currency: string): HotelsChoice {
  const shown = Number(query.get(PARAMETERS.shown));
  return {
    sort: HOTEL_SORTS.find((sort) => sort === query.get(PARAMETERS.sort)) ?? 'price_up',
    selection: {
      rating: readTicks(query.get(PARAMETERS.rating), STARS),
      quality: readTicks(query.get(PARAMETERS.quality), PROPERTY_QUALITIES),
      type: readTicks(query.get(PARAMETERS.type), ACCOMMODATION_TYPES),
      amenities: readTicks(query.get(PARAMETERS.amenities), HOTEL_AMENITIES),
      isFreeToCancel: readWantsFreeCancellation(query),
      nightPrice: readPriceRange(query.get(PARAMETERS.price), currency),
    },
    open: readTicks(
      query.get(PARAMETERS.open),
      DISTANCE_RINGS.map(({ id }) => id),
    ),
    shown:
      Number.isInteger(shown) && shown > RESULTS_PER_PAGE && shown <= SHOWN_MAX ? shown : RESULTS_PER_PAGE,
  };
}

/** Writes the choice into a copy of the address; the search in it stays as it is. */
export function writeChoice(query: URLSearchParams, choice: HotelsChoice, currency: string): URLSearchParams {
  const { sort, selection, open, shown } = choice;
  const next = new URLSearchParams(query);
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  set(PARAMETERS.sort, sort === 'price_up' ? '' : sort);
  set(PARAMETERS.rating, selection.rating.join(','));
  set(PARAMETERS.quality, selection.quality.join(','));
  set(PARAMETERS.type, selection.type.join(','));
  set(PARAMETERS.amenities, selection.amenities.join(','));
  set(PARAMETERS.free, selection.isFreeToCancel ? '1' : '');
  set(PARAMETERS.price, selection.nightPrice ? writePriceRange(selection.nightPrice, currency) : '');
  set(PARAMETERS.open, open.join(','));
  set(PARAMETERS.shown, shown > RESULTS_PER_PAGE ? String(shown) : '');
  return next;
}
