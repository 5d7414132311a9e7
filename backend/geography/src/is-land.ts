import type { GeoPoint } from '@travesia/domain';
import { coasts } from './land-file.ts';

const BANDS_PER_DEGREE = 10;

/** Pieces of coast by the bands of latitude they cross; longitude and latitude of both ends, four numbers a piece. */
let known: ReadonlyMap<number, readonly number[]> | null = null;

const bandOf = (lat: number) => Math.floor(lat * BANDS_PER_DEGREE);

function bands(): ReadonlyMap<number, readonly number[]> {
  if (known) return known;
  const found = new Map<number, number[]>();
  for (const { points } of coasts()) {
    for (let at = 0; at < points.length; at += 2) {
      const next = (at + 2) % points.length;
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [points[at], points[at + 1], points[next], points[next + 1]];
      for (let band = bandOf(Math.min(y1, y2)); band <= bandOf(Math.max(y1, y2)); band += 1) {
        const pieces = found.get(band) ?? [];
        pieces.push(x1, y1, x2, y2);
        found.set(band, pieces);
      }
    }
  }
  known = found;
  return found;
}

/** How often one meets a coast on the way east. */
function coastsToTheEast(pieces: readonly number[], lat: number, lon: number): number {
  let count = 0;
  for (let at = 0; at < pieces.length; at += 4) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [pieces[at], pieces[at + 1], pieces[at + 2], pieces[at + 3]];
    if (y1 > lat !== y2 > lat && lon < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)) count += 1;
  }
  return count;
}

/** Whether there is land at a place, to half a kilometre. */
export function isLand({ lat, lon }: GeoPoint): boolean {
  const pieces = bands().get(bandOf(lat)) ?? [];
  // A coast over the date line runs on past 180 degrees.
  return [lon, lon + 360, lon - 360].some((turned) => coastsToTheEast(pieces, lat, turned) % 2 === 1);
}
