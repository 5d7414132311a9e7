import type { Dictionaries } from '@travesia/contracts';
import type { GeoPoint, SearchedPlaces } from '@travesia/domain';

/** Where a code is: the airport, or for a city code the middle of its airports (F-28). */
function pointOf(code: string | null, { locations }: Dictionaries): GeoPoint | null {
  if (!code) return null;
  const airport = locations[code];
  if (airport) return airport;
  const ofCity = Object.values(locations).filter((location) => location.cityCode === code);
  if (ofCity.length === 0) return null;
  const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: middle(ofCity.map(({ lat }) => lat)), lon: middle(ofCity.map(({ lon }) => lon)) };
}

/** `known` are places chosen in the form: they carry the centre of the city itself. */
export function searchedPlaces(
  search: { from: string | null; to: string | null },
  dictionaries: Dictionaries,
  known: Readonly<Record<string, { location: GeoPoint } | undefined>> = {},
): SearchedPlaces {
  const find = (code: string | null) => (code && known[code]?.location) || pointOf(code, dictionaries);
  return { origin: find(search.from), destination: find(search.to) };
}
