import { AIRPORT_CACHE_TTL_MIN, SUGGEST_LIMIT } from '@travesia/domain';
import type { Airport, Locale } from '@travesia/contracts';
import {
  airportsAround,
  airportsOfPlace,
  fold,
  nearbyAirports,
  suggestAirports,
  toSuggestion,
  type NearbyAirport,
} from '@travesia/geography';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../errors/index.ts';
import type { FlightSupplier } from '../flights/index.ts';

const SUPPLIER_TERMS_REMEMBERED = 2000;
const NEARBY_LIMIT = 50;

const inWords = (near: readonly NearbyAirport[], locale: Locale) =>
  near.map(({ airport, distanceKm }) => ({
    ...toSuggestion(airport, locale),
    distanceKm: Math.round(distanceKm * 10) / 10,
  }));

export function createAirportsService({
  flightSupplier,
  clock,
}: {
  readonly flightSupplier: Pick<FlightSupplier, 'suggestPlaces'>;
  readonly clock: Clock;
}) {
  const supplierSuggestions = new LRUCache<string, Airport[], { term: string; locale: Locale }>({
    max: SUPPLIER_TERMS_REMEMBERED,
    ttl: AIRPORT_CACHE_TTL_MIN * 60_000,
    perf: { now: () => clock.nowMs() },
    ttlResolution: 0,
    fetchMethod: (_key, _stale, { context: { term, locale } }) => flightSupplier.suggestPlaces(term, locale),
  });

  return {
    suggest: (term: string, locale: Locale): Airport[] =>
      suggestAirports(term, { locale, limit: SUGGEST_LIMIT }),

    /** The supplier's own index, asked once per term and language in half an hour (B-08). */
    async suggestBySupplier(term: string, locale: Locale): Promise<Airport[]> {
      const found = await supplierSuggestions.fetch(`${locale}:${fold(term)}`, { context: { term, locale } });
      return (found ?? []).slice(0, SUGGEST_LIMIT);
    },

    nearby: (place: { lat: number; lon: number; distanceKm: number }, locale: Locale) =>
      inWords(nearbyAirports(place).slice(0, NEARBY_LIMIT), locale),

    around(place: string, locale: Locale) {
      if (airportsOfPlace(place).length > 0) return inWords(airportsAround(place), locale);
      throw new ApiError('invalid_request', { fields: [{ path: 'place', code: 'place_unknown' }] });
    },
  };
}
export type AirportsService = ReturnType<typeof createAirportsService>;
