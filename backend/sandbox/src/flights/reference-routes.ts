import {
  AIRCRAFT,
  AIRLINES,
  AIRPORTS,
  airportsOfCity,
  findAirport,
  findMetropolitanArea,
  nearbyAirports,
  suggestAirports,
} from '@travesia/geography';
import type { Places } from './wire-types.ts';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../duffel/pages.ts';
import { WireError } from '../duffel/wire-error.ts';
import { wireAircraft, wireAirline, wireAirport, wireCitySuggestion, wireSuggestion } from './wire-places.ts';

const SUGGESTIONS = 20;
const DEFAULT_RADIUS_M = 100_000;

function suggestByName(term: string): Places[] {
  return suggestAirports(term, { locale: 'en', limit: SUGGESTIONS }).flatMap(({ airportCode }) => {
    const airport = findAirport(airportCode);
    if (airport) return [wireSuggestion(airport)];
    const area = findMetropolitanArea(airportCode);
    return area ? [wireCitySuggestion(area, airportsOfCity(airportCode))] : [];
  });
}

function suggestNearby(query: Record<string, string | undefined>): Places[] {
  const [lat, lon, radius] = [
    Number(query['lat']),
    Number(query['lng']),
    Number(query['rad'] ?? DEFAULT_RADIUS_M),
  ];
  if (![lat, lon, radius].every(Number.isFinite))
    throw WireError.validation('lat', 'Latitude and longitude must be numbers.');
  return nearbyAirports({ lat, lon, distanceKm: radius / 1000 })
    .slice(0, SUGGESTIONS)
    .map((near) => wireSuggestion(near.airport));
}

/** Places, airports, airlines and aircraft. */
export function registerReferenceRoutes(api: FastifyInstance): void {
  api.get<{ Querystring: Record<string, string | undefined> }>('/places/suggestions', async ({ query }) => {
    const term = query['name'] ?? query['query'];
    return { data: term ? suggestByName(term) : suggestNearby(query) };
  });

  const lists = {
    airports: AIRPORTS.map((airport) => () => wireAirport(airport)),
    airlines: AIRLINES.map((airline) => () => wireAirline(airline)),
    aircraft: AIRCRAFT.map((aircraft) => () => wireAircraft(aircraft)),
  };
  for (const [name, items] of Object.entries(lists)) {
    api.get<{ Querystring: Record<string, unknown> }>(`/air/${name}`, async ({ query }) => {
      const page = pageOf<() => unknown>(items, query);
      return { ...page, data: page.data.map((write) => write()) };
    });
    api.get<{ Params: { id: string } }>(`/air/${name}/:id`, async ({ params }) => {
      const found = items.map((write) => write()).find((item) => item.id === params.id);
      if (!found) throw WireError.notFound(name);
      return { data: found };
    });
  }
}
