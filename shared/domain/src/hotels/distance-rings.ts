/** Rings around the searched place: the list opens on the first and groups the rest (200 miles are searched). */
export const DISTANCE_RINGS = [
  { id: 'near', fromKm: 0, toKm: 15 },
  { id: 'around', fromKm: 15, toKm: 50 },
  { id: 'trip', fromKm: 50, toKm: 120 },
  { id: 'far', fromKm: 120, toKm: Infinity },
] as const;
export type DistanceRing = (typeof DISTANCE_RINGS)[number]['id'];

export function ringOf(distanceKm: number): DistanceRing {
  return DISTANCE_RINGS.find(({ toKm }) => distanceKm <= toKm)?.id ?? 'far';
}
