import type { ActivityPlace } from '@travesia/contracts';
import { distanceKm, type GeoPoint } from '@travesia/domain';

/** Circles of the map, smallest first; the last circle of a pair holds the point. */
const REACHES = [
  [1, 3],
  [5, 15],
  [25, 50],
  [100, 200],
] as const;

export interface MeetingMap {
  readonly point: { readonly latitude: number; readonly longitude: number };
  readonly rings: readonly [number, number];
}

/** Where it begins, seen from the middle of the place; null where the supplier gives no coordinates. */
export function meetingMap(place: ActivityPlace | null, middle: GeoPoint): MeetingMap | null {
  const { latitude, longitude } = place ?? { latitude: null, longitude: null };
  if (latitude === null || longitude === null) return null;
  const km = distanceKm(middle, { lat: latitude, lon: longitude });
  const rings = REACHES.find(([, far]) => km <= far);
  return rings ? { point: { latitude, longitude }, rings } : null;
}
