import type { GeoPoint } from '@travesia/domain';
import { isLand } from '@travesia/geography';

const TRIES = 10;

/** The first of some places that is not in the sea; on an island too small for our coasts the first of all. */
export function onLand(place: (attempt: number) => GeoPoint): GeoPoint {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const found = place(attempt);
    if (isLand(found)) return found;
  }
  return place(0);
}
