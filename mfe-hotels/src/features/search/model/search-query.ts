import { PLACE_PARAMETERS, readDay, readPlace, writePlace } from '@travesia/booking-ui/place-address';
import {
  addHotelList,
  BOARD_TYPES,
  FLIGHT_OFFER_PARAMETER,
  FLOW_PARAMETER,
  formatRooms,
  HOTEL_LIST_PARAMETER,
  PACKAGE_FLOW,
  parseRooms,
  readPackageFlight,
  type BoardType,
} from '@travesia/domain';
import { ONE_ROOM, type HotelSearch, type SearchedPlace } from './hotel-search.ts';

/** Names in the query string; forms without code send the first ones (H-02). */
export const SEARCH_PARAMETERS = {
  ...PLACE_PARAMETERS,
  startDate: 'in',
  endDate: 'out',
  rooms: 'rooms',
  type: 'type',
} as const;
/** The days as the form sends them. */
export const DATE_NAMES = { from: SEARCH_PARAMETERS.startDate, to: SEARCH_PARAMETERS.endDate } as const;

export const RESULTS_PATH = '/hoteles/result';

function readSearchedPlace(query: URLSearchParams): SearchedPlace | null {
  const place = readPlace(query);
  return place && { ...place, type: query.get(SEARCH_PARAMETERS.type) === 'hotel' ? 'hotel' : 'city' };
}

/** Reads an address by whoever it was written; what is not usable becomes its default, nothing throws. */
export function readSearch(query: URLSearchParams): HotelSearch {
  const flightOfferId = readPackageFlight(query);
  const list = query.get(HOTEL_LIST_PARAMETER);
  return {
    ...(flightOfferId && { flightOfferId }),
    ...(list && { list }),
    place: readSearchedPlace(query),
    startDate: readDay(query, SEARCH_PARAMETERS.startDate),
    endDate: readDay(query, SEARCH_PARAMETERS.endDate),
    rooms: parseRooms(query.get(SEARCH_PARAMETERS.rooms) ?? '') ?? ONE_ROOM,
  };
}

export function writeSearch(search: HotelSearch): URLSearchParams {
  const { place, startDate, endDate, rooms, flightOfferId } = search;
  const query = new URLSearchParams();
  if (flightOfferId) {
    query.set(FLOW_PARAMETER, PACKAGE_FLOW);
    query.set(FLIGHT_OFFER_PARAMETER, flightOfferId);
  }
  if (place) writePlace(query, place, { [SEARCH_PARAMETERS.type]: place.type });
  if (startDate) query.set(SEARCH_PARAMETERS.startDate, startDate);
  if (endDate) query.set(SEARCH_PARAMETERS.endDate, endDate);
  query.set(SEARCH_PARAMETERS.rooms, formatRooms(rooms));
  return query;
}

export function resultsAddress(search: HotelSearch): string {
  const query = writeSearch(search);
  addHotelList(query, search.list ?? '');
  return `${RESULTS_PATH}?${query.toString()}`;
}

export const HOTEL_PARAMETER = 'hotel';
/** Set by the filters of the list; the page of a hotel shows only such rates. */
const TERMS_PARAMETERS = { isFreeToCancel: 'free', board: 'meals' } as const;

/** What a rate has to have; no boards mean any. */
export interface WantedTerms {
  readonly isFreeToCancel: boolean;
  readonly board: readonly BoardType[];
}

export function readWantedTerms(query: URLSearchParams): WantedTerms {
  const boards = new Set((query.get(TERMS_PARAMETERS.board) ?? '').split(','));
  return {
    isFreeToCancel: query.get(TERMS_PARAMETERS.isFreeToCancel) === '1',
    board: BOARD_TYPES.filter((board) => boards.has(board)),
  };
}

/** Writes them into the address. */
export function writeWantedTerms(query: URLSearchParams, { isFreeToCancel, board }: WantedTerms): void {
  const set = (name: string, value: string) => (value ? query.set(name, value) : query.delete(name));
  set(TERMS_PARAMETERS.isFreeToCancel, isFreeToCancel ? '1' : '');
  set(TERMS_PARAMETERS.board, board.join(','));
}

const SUMMARY_PATH = '/hoteles/summary';

/** The page of one hotel; the search stays in the address, so that the way back and the dates are known. */
export function hotelAddress(
  search: HotelSearch,
  hotelCode: string,
  wanted: WantedTerms = { isFreeToCancel: false, board: [] },
): string {
  const query = writeSearch(search);
  query.set(HOTEL_PARAMETER, hotelCode);
  writeWantedTerms(query, wanted);
  if (search.list) query.set(HOTEL_LIST_PARAMETER, search.list);
  return `${SUMMARY_PATH}?${query.toString()}`;
}
