import {
  ACCOMMODATION_TYPES,
  BOARD_TYPES,
  DEFAULT_CURRENCY,
  DISTANCE_RINGS,
  DISTANCES_KM,
  HOTEL_AMENITIES,
  isLocalDate,
  PROPERTY_QUALITIES,
  readPriceRange,
  RESULTS_PER_PAGE,
  SCORES,
  writePriceRange,
  type DistanceRing,
  type HotelSelection,
  type MapArea,
} from '@travesia/domain';
import { readWantedTerms, writeWantedTerms, type WantedTerms } from '../../search/index.ts';
import { HOTEL_SORTS, type HotelSort } from './hotel-list.ts';

/** What a traveller did with the hotels; stands in the address beside the search. */
export interface HotelsChoice {
  readonly sort: HotelSort;
  readonly selection: HotelSelection;
  /** Rings opened beyond the first one. */
  readonly open: readonly DistanceRing[];
  /** Hotels rendered so far in an open ring. */
  readonly shown: number;
  /** Codes of the hotels to be compared. */
  readonly compare: readonly string[];
}

const PARAMETERS = {
  sort: 'sort',
  rating: 'stars',
  score: 'score',
  distance: 'within',
  freeUntil: 'until',
  area: 'area',
  quality: 'quality',
  type: 'kind',
  amenities: 'with',
  price: 'night',
  open: 'open',
  shown: 'show',
  compare: 'compare',
} as const;
const STARS = ['5', '4', '3', '2', '1', '0'] as const;
const SHOWN_MAX = 2000;
const DEADLINES_MAX = 5;
/** As many as fit side by side on a desktop screen. */
export const COMPARED_MAX = 4;
const CODE = /^[A-Za-z0-9_-]{1,120}$/;
const AREA = /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?),(\d{1,3}(?:\.\d)?)$/;

/** Latitude, longitude and kilometres. */
function readArea(value: string | null): MapArea | null {
  const [lat, lon, reachKm] = (AREA.exec(value ?? '') ?? []).slice(1).map(Number);
  if (lat === undefined || lon === undefined || !reachKm) return null;
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { middle: { lat, lon }, reachKm } : null;
}

/** Four decimals are ten metres. */
function writeArea({ middle, reachKm }: MapArea): string {
  const degrees = (value: number) => String(Math.round(value * 1e4) / 1e4);
  return `${degrees(middle.lat)},${degrees(middle.lon)},${Math.round(reachKm * 10) / 10}`;
}

function readTicks<Known extends string>(value: string | null, known: readonly Known[]): Known[] {
  const ticks = new Set((value ?? '').split(','));
  return known.filter((key) => ticks.has(key));
}

/** What the filters want of a rate. */
export function wantedOf({ isFreeToCancel, freeUntil, board }: HotelSelection): WantedTerms {
  return {
    isFreeToCancel: isFreeToCancel || freeUntil.length > 0,
    board: BOARD_TYPES.filter((each) => board.includes(each)),
  };
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
      score: readTicks(query.get(PARAMETERS.score), SCORES),
      distance: readTicks(query.get(PARAMETERS.distance), DISTANCES_KM),
      freeUntil: (query.get(PARAMETERS.freeUntil) ?? '')
        .split(',')
        .filter(isLocalDate)
        .slice(0, DEADLINES_MAX),
      area: readArea(query.get(PARAMETERS.area)),
      ...readWantedTerms(query),
      nightPrice: readPriceRange(query.get(PARAMETERS.price), currency),
    },
    open: readTicks(
      query.get(PARAMETERS.open),
      DISTANCE_RINGS.map(({ id }) => id),
    ),
    shown:
      Number.isInteger(shown) && shown > RESULTS_PER_PAGE && shown <= SHOWN_MAX ? shown : RESULTS_PER_PAGE,
    compare: [...new Set((query.get(PARAMETERS.compare) ?? '').split(','))]
      .filter((code) => CODE.test(code))
      .slice(0, COMPARED_MAX),
  };
}

/** Writes the choice into a copy of the address; the search in it stays as it is. */
export function writeChoice(query: URLSearchParams, choice: HotelsChoice, currency: string): URLSearchParams {
  const { sort, selection, open, shown, compare } = choice;
  const next = new URLSearchParams(query);
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  set(PARAMETERS.sort, sort === 'price_up' ? '' : sort);
  set(PARAMETERS.rating, selection.rating.join(','));
  set(PARAMETERS.quality, selection.quality.join(','));
  set(PARAMETERS.type, selection.type.join(','));
  set(PARAMETERS.amenities, selection.amenities.join(','));
  set(PARAMETERS.score, selection.score.join(','));
  set(PARAMETERS.distance, selection.distance.join(','));
  set(PARAMETERS.freeUntil, selection.freeUntil.join(','));
  set(PARAMETERS.area, selection.area ? writeArea(selection.area) : '');
  writeWantedTerms(next, { ...wantedOf(selection), isFreeToCancel: selection.isFreeToCancel });
  set(PARAMETERS.price, selection.nightPrice ? writePriceRange(selection.nightPrice, currency) : '');
  set(PARAMETERS.open, open.join(','));
  set(PARAMETERS.shown, shown > RESULTS_PER_PAGE ? String(shown) : '');
  set(PARAMETERS.compare, compare.join(','));
  return next;
}

/** The choice alone, for the addresses that lead away from the list and back. */
export const listOf = (choice: HotelsChoice): string =>
  writeChoice(new URLSearchParams(), choice, DEFAULT_CURRENCY).toString();
