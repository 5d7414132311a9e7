import {
  array,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
  toNumber,
  trim,
  type InferOutput,
} from 'valibot';
import { PlaceCodeSchema } from '../values.ts';
import {
  NEARBY_RADIUS_KM,
  NEARBY_RADIUS_MAX_KM,
  SUGGEST_MAX_CHARS,
  SUGGEST_MIN_CHARS,
} from '@travesia/domain';

/** B-07; names are in the request's language. `airportCode` may be a city code with several airports. */
export const AirportSchema = object({
  airportCode: string(),
  name: string(),
  cityName: string(),
  cityCode: string(),
  countryCode: string(),
  countryName: optional(string()),
  location: object({ lat: number(), lon: number() }),
});
export type Airport = InferOutput<typeof AirportSchema>;
export const AirportsReplySchema = object({ data: array(AirportSchema) });

export const TermQuerySchema = object({
  term: pipe(
    string('term_invalid'),
    trim(),
    minLength(SUGGEST_MIN_CHARS, 'term_invalid'),
    maxLength(SUGGEST_MAX_CHARS, 'term_invalid'),
  ),
});

const coordinate = (limit: number, code: string) =>
  pipe(
    string(code),
    trim(),
    minLength(1, code),
    toNumber(code),
    minValue(-limit, code),
    maxValue(limit, code),
  );

/** GET /airports/nearby (B-10) */
export const NearbyQuerySchema = object({
  lat: coordinate(90, 'lat_invalid'),
  lon: coordinate(180, 'lon_invalid'),
  distance: optional(
    pipe(
      string(),
      trim(),
      minLength(1, 'distance_invalid'),
      toNumber('distance_invalid'),
      minValue(1, 'distance_invalid'),
      maxValue(NEARBY_RADIUS_MAX_KM, 'distance_invalid'),
    ),
    String(NEARBY_RADIUS_KM),
  ),
});
const NearbyAirportSchema = object({ ...AirportSchema.entries, distanceKm: number() });
export type NearbyAirport = InferOutput<typeof NearbyAirportSchema>;
export const NearbyReplySchema = object({ data: array(NearbyAirportSchema) });

/** GET /airports/around: airports that could be flown to or from instead of a place. */
export const AroundQuerySchema = object({ place: PlaceCodeSchema });
