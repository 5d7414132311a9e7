import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** About a hundred metres. */
export const LAND_UNITS_PER_DEGREE = 1000;
/** How many points, and where the first one is. */
export const LAND_HEAD_BYTES = 12;
/** From one point to the next. */
export const LAND_STEP_BYTES = 4;

/** A coast, closed: longitudes and latitudes in turn, in degrees, and the box they stand in. */
export interface Coast {
  readonly points: Float64Array;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

function readCoast(file: Buffer, from: number): { coast: Coast; next: number } {
  const count = file.readUInt32LE(from);
  const points = new Float64Array(2 * count);
  let [x, y] = [file.readInt32LE(from + 4), file.readInt32LE(from + 8)];
  let [west, east, south, north] = [x, x, y, y];
  for (let index = 0; index < count; index += 1) {
    if (index > 0) {
      const at = from + LAND_HEAD_BYTES + LAND_STEP_BYTES * (index - 1);
      x += file.readInt16LE(at);
      y += file.readInt16LE(at + 2);
    }
    points[2 * index] = x / LAND_UNITS_PER_DEGREE;
    points[2 * index + 1] = y / LAND_UNITS_PER_DEGREE;
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  const degrees = (units: number) => units / LAND_UNITS_PER_DEGREE;
  return {
    coast: { points, west: degrees(west), east: degrees(east), south: degrees(south), north: degrees(north) },
    next: from + LAND_HEAD_BYTES + LAND_STEP_BYTES * (count - 1),
  };
}

let known: readonly Coast[] | null = null;

/** Every coast there is; read when the first one asks. */
export function coasts(): readonly Coast[] {
  if (known) return known;
  const file = readFileSync(join(import.meta.dirname, '../data/land.bin'));
  const found: Coast[] = [];
  for (let from = 0; from < file.length;) {
    const { coast, next } = readCoast(file, from);
    found.push(coast);
    from = next;
  }
  known = found;
  return found;
}
