import { isLocalDate, type LocalDate } from '@travesia/domain';

/** A place as the address of a search names it. */
export interface AddressedPlace {
  readonly id: string;
  readonly name: string;
  readonly location: { readonly lat: number; readonly lon: number };
}

/** Names in the query string; forms without code send the first one. */
export const PLACE_PARAMETERS = { place: 'place', id: 'id', at: 'at' } as const;

const TEXT_MAX_CHARS = 80;
const POINT = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/;

/** What the place field says, whether or not it stands for a place. */
export function readTypedPlace(query: URLSearchParams): string {
  return (query.get(PLACE_PARAMETERS.place) ?? '').trim().slice(0, TEXT_MAX_CHARS);
}

/** The place of an address by whoever it was written; null where it is not one. */
export function readPlace(query: URLSearchParams): AddressedPlace | null {
  const id = query.get(PLACE_PARAMETERS.id) ?? '';
  const name = readTypedPlace(query);
  const point = POINT.exec(query.get(PLACE_PARAMETERS.at) ?? '');
  const [lat, lon] = [Number(point?.[1]), Number(point?.[2])];
  if (!point || !name || !/^[A-Za-z0-9_-]{1,120}$/.test(id)) return null;
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180) return null;
  return { id, name, location: { lat, lon } };
}

/** Five decimals are about a metre. */
const round = (degrees: number) => String(Math.round(degrees * 1e5) / 1e5);

/** `more` stands after the name: what else tells the place apart. */
export function writePlace(
  query: URLSearchParams,
  { id, name, location }: AddressedPlace,
  more: Readonly<Record<string, string>> = {},
): void {
  query.set(PLACE_PARAMETERS.place, name);
  for (const [key, value] of Object.entries(more)) query.set(key, value);
  query.set(PLACE_PARAMETERS.id, id);
  query.set(PLACE_PARAMETERS.at, `${round(location.lat)},${round(location.lon)}`);
}

/** A day of an address; null where it is none. */
export function readDay(query: URLSearchParams, name: string): LocalDate | null {
  const value = query.get(name);
  return value !== null && isLocalDate(value) ? value : null;
}
