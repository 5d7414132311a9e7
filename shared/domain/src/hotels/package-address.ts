import type { LocalDate } from '../dates/local-date.ts';
import type { GeoPoint } from '../geography.ts';
import { FLOW_PARAMETER, PACKAGE_FLOW } from './package-flow.ts';
import { formatRooms } from './room-text.ts';
import type { StayRoom } from './rooms.ts';

/**
 * Where the two halves of a package meet (K-03): flights open the hotels with the flight that was priced, hotels
 * open the summary with the rate that was checked. Everything stands in the address, so that both pages can be
 * reloaded and shared.
 */
export const FLIGHT_OFFER_PARAMETER = 'offer';
const HOTEL_PARAMETER = 'hotel';
/** How a list of hotels was filtered and sorted, in the addresses that lead away from it. */
export const HOTEL_LIST_PARAMETER = 'list';
const LIST_MAX_CHARS = 500;
const ID = /^[A-Za-z0-9_-]{1,120}$/;

export interface PackageStayQuestion {
  readonly flightOfferId: string;
  readonly place: { readonly id: string; readonly name: string; readonly location: GeoPoint };
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly rooms: readonly StayRoom[];
  readonly kept?: KeptHotels | null;
}

/** What was looked at with another flight. */
export interface KeptHotels {
  /** Null: the list. */
  readonly hotelCode: string | null;
  /** Its filters and order; empty where none were set. */
  readonly list: string;
}

export function packageStayAddress({
  flightOfferId,
  place,
  startDate,
  endDate,
  rooms,
  kept = null,
}: PackageStayQuestion): string {
  const { hotelCode = null, list = '' } = kept ?? {};
  const query = new URLSearchParams({
    [FLOW_PARAMETER]: PACKAGE_FLOW,
    [FLIGHT_OFFER_PARAMETER]: flightOfferId,
    place: place.name,
    type: 'city',
    id: place.id,
    at: `${place.location.lat},${place.location.lon}`,
    in: startDate,
    out: endDate,
    rooms: formatRooms(rooms),
    ...(hotelCode !== null && { [HOTEL_PARAMETER]: hotelCode }),
    ...(hotelCode !== null && list && { [HOTEL_LIST_PARAMETER]: list }),
  });
  if (hotelCode === null) addHotelList(query, list);
  return `/hoteles/${hotelCode === null ? 'result' : 'summary'}?${query.toString()}`;
}

/** Filters and order of a list; what it is a list of stays as it is. */
export function addHotelList(query: URLSearchParams, list: string): void {
  const searched = new Set(query.keys());
  for (const [name, value] of new URLSearchParams(list)) if (!searched.has(name)) query.append(name, value);
}

/** The flights of a package again, at its first one; what was looked at comes back after them. */
export function otherFlightAddress(results: string, { hotelCode, list }: KeptHotels): string {
  const [path, text = ''] = results.split('?');
  const query = new URLSearchParams(text);
  // What was picked, and how far its returns were shown.
  query.delete('outbound');
  query.delete('show');
  if (hotelCode !== null) query.set(HOTEL_PARAMETER, hotelCode);
  if (list) query.set(HOTEL_LIST_PARAMETER, list);
  return `${path}?${query.toString()}`;
}

/** What `otherFlightAddress` keeps; null where it is no package. */
export function readKeptHotels(query: URLSearchParams): KeptHotels | null {
  if (query.get(FLOW_PARAMETER) !== PACKAGE_FLOW) return null;
  const hotelCode = query.get(HOTEL_PARAMETER) ?? '';
  return {
    hotelCode: ID.test(hotelCode) ? hotelCode : null,
    list: (query.get(HOTEL_LIST_PARAMETER) ?? '').slice(0, LIST_MAX_CHARS),
  };
}

export interface PackageChoice {
  readonly flightOfferId: string;
  readonly hotelCode: string;
  readonly rateKey: string;
}

export function packageSummaryAddress({ flightOfferId, hotelCode, rateKey }: PackageChoice): string {
  const query = new URLSearchParams({
    [FLOW_PARAMETER]: PACKAGE_FLOW,
    flightOfferId,
    [HOTEL_PARAMETER]: hotelCode,
    rate: rateKey,
  });
  return `/booking/summary?${query.toString()}`;
}

/** The stay that such an address of the summary names; null where it names none. */
export function readPackageStay(query: URLSearchParams): { hotelCode: string; rateKey: string } | null {
  const [hotelCode, rateKey] = [query.get(HOTEL_PARAMETER) ?? '', query.get('rate') ?? ''];
  const isPackage = query.get(FLOW_PARAMETER) === PACKAGE_FLOW;
  return isPackage && ID.test(hotelCode) && ID.test(rateKey) ? { hotelCode, rateKey } : null;
}

/** The flight a search of hotels belongs to; null where it is a search by itself. */
export function readPackageFlight(query: URLSearchParams): string | null {
  const id = query.get(FLIGHT_OFFER_PARAMETER) ?? '';
  return query.get(FLOW_PARAMETER) === PACKAGE_FLOW && ID.test(id) ? id : null;
}
