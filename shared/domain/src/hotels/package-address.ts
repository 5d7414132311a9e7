import type { LocalDate } from '../dates/local-date.ts';
import type { GeoPoint } from '../geography.ts';
import { formatRooms } from './room-text.ts';
import type { StayRoom } from './rooms.ts';

/**
 * Where the two halves of a package meet (K-03): flights open the hotels with the flight that was priced, hotels
 * open the summary with the rate that was checked. Everything stands in the address, so that both pages can be
 * reloaded and shared.
 */
export const PACKAGE_FLOW = 'package';
export const FLOW_PARAMETER = 'flow';
export const FLIGHT_OFFER_PARAMETER = 'offer';
const HOTEL_PARAMETER = 'hotel';
const ID = /^[A-Za-z0-9_-]{1,120}$/;

export interface PackageStayQuestion {
  readonly flightOfferId: string;
  readonly place: { readonly id: string; readonly name: string; readonly location: GeoPoint };
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly rooms: readonly StayRoom[];
  /** The property that was looked at with another flight. */
  readonly hotelCode?: string | null;
}

export function packageStayAddress({
  flightOfferId,
  place,
  startDate,
  endDate,
  rooms,
  hotelCode = null,
}: PackageStayQuestion): string {
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
  });
  return `/hoteles/${hotelCode === null ? 'result' : 'summary'}?${query.toString()}`;
}

/** The flights of a package again, at its first one; the property that was looked at comes back after them. */
export function otherFlightAddress(results: string, hotelCode: string | null): string {
  const [path, text = ''] = results.split('?');
  const query = new URLSearchParams(text);
  // What was picked, and how far its returns were shown.
  query.delete('outbound');
  query.delete('show');
  if (hotelCode !== null) query.set(HOTEL_PARAMETER, hotelCode);
  return `${path}?${query.toString()}`;
}

/** The property that `otherFlightAddress` keeps. */
export function readKeptHotel(query: URLSearchParams): string | null {
  const hotelCode = query.get(HOTEL_PARAMETER) ?? '';
  return query.get(FLOW_PARAMETER) === PACKAGE_FLOW && ID.test(hotelCode) ? hotelCode : null;
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
