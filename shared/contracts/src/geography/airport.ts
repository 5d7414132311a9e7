import * as v from 'valibot';
import { PlaceCodeSchema } from '../values.ts';
import {
  NEARBY_RADIUS_KM,
  NEARBY_RADIUS_MAX_KM,
  SUGGEST_MAX_CHARS,
  SUGGEST_MIN_CHARS,
} from '@travesia/domain';

/** B-07; names are in the request's language. `airportCode` may be a city code with several airports. */
export const AirportSchema = v.object({
  airportCode: v.string(),
  name: v.string(),
  cityName: v.string(),
  cityCode: v.string(),
  countryCode: v.string(),
  countryName: v.optional(v.string()),
  location: v.object({ lat: v.number(), lon: v.number() }),
});
export type Airport = v.InferOutput<typeof AirportSchema>;
export const AirportsReplySchema = v.object({ data: v.array(AirportSchema) });

export const TermQuerySchema = v.object({
  term: v.pipe(
    v.string('term_invalid'),
    v.trim(),
    v.minLength(SUGGEST_MIN_CHARS, 'term_invalid'),
    v.maxLength(SUGGEST_MAX_CHARS, 'term_invalid'),
  ),
});

const coordinate = (limit: number, code: string) =>
  v.pipe(
    v.string(code),
    v.trim(),
    v.minLength(1, code),
    v.toNumber(code),
    v.minValue(-limit, code),
    v.maxValue(limit, code),
  );

/** GET /airports/nearby (B-10) */
export const NearbyQuerySchema = v.object({
  lat: coordinate(90, 'lat_invalid'),
  lon: coordinate(180, 'lon_invalid'),
  distance: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'distance_invalid'),
      v.toNumber('distance_invalid'),
      v.minValue(1, 'distance_invalid'),
      v.maxValue(NEARBY_RADIUS_MAX_KM, 'distance_invalid'),
    ),
    String(NEARBY_RADIUS_KM),
  ),
});
const NearbyAirportSchema = v.object({ ...AirportSchema.entries, distanceKm: v.number() });
export type NearbyAirport = v.InferOutput<typeof NearbyAirportSchema>;
export const NearbyReplySchema = v.object({ data: v.array(NearbyAirportSchema) });

/** GET /airports/around: airports that could be flown to or from instead of a place. */
export const AroundQuerySchema = v.object({ place: PlaceCodeSchema });
