import type { ApiClient } from '@travesia/api-client';
import { AirportsReplySchema, PlacesReplySchema } from '@travesia/contracts';
import type { GeoPoint } from '@travesia/domain';

export interface StayPlace {
  readonly id: string;
  readonly name: string;
  readonly location: GeoPoint;
}

/** The city behind an airport or city code: hotels are looked for around its middle, not around the runway. */
export async function findStayPlace(api: ApiClient, code: string): Promise<StayPlace | null> {
  const airports = await api.get('/search/airports', AirportsReplySchema, { query: { term: code } });
  const airport = airports.data.find(
    ({ airportCode, cityCode }) => airportCode === code || cityCode === code,
  );
  if (!airport) return null;
  const { cityName, cityCode, location } = airport;
  const places = await api.get('/search/places', PlacesReplySchema, { query: { term: cityName } });
  const city = places.data.find(({ type, id }) => type === 'city' && id === cityCode);
  return city ?? { id: cityCode, name: cityName, location };
}
