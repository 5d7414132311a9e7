import { EARTH_RADIUS_KM } from './constants.ts';

/** A point on Earth in decimal degrees. */
export interface GeoPoint {
  readonly lat: number;
  readonly lon: number;
}

const RADIANS_PER_DEGREE = Math.PI / 180;

/** Great-circle distance between two points (F-11). */
export function distanceKm(a: GeoPoint, b: GeoPoint): number {
  const halfLat = ((b.lat - a.lat) * RADIANS_PER_DEGREE) / 2;
  const halfLon = ((b.lon - a.lon) * RADIANS_PER_DEGREE) / 2;
  const chord =
    Math.sin(halfLat) ** 2 +
    Math.cos(a.lat * RADIANS_PER_DEGREE) * Math.cos(b.lat * RADIANS_PER_DEGREE) * Math.sin(halfLon) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
