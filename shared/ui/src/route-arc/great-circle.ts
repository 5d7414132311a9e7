import type { Coordinates } from './projection.ts';

type Vector = readonly [x: number, y: number, z: number];

const RADIANS = Math.PI / 180;

function toVector({ latitude, longitude }: Coordinates): Vector {
  const [phi, lambda] = [latitude * RADIANS, longitude * RADIANS];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/**
 * The shortest way over the globe as `steps + 1` places. Longitudes run on past ±180,
 * so that a line over the date line stays in one piece.
 */
export function greatCircle(from: Coordinates, to: Coordinates, steps = 64): Coordinates[] {
  const [start, end] = [toVector(from), toVector(to)];
  const cosine = start[0] * end[0] + start[1] * end[1] + start[2] * end[2];
  const angle = Math.acos(Math.min(1, Math.max(-1, cosine)));
  if (angle < 1e-6) return [from, to];

  const places: Coordinates[] = [];
  let before = from.longitude;
  for (let step = 0; step <= steps; step += 1) {
    const part = step / steps;
    const [near, far] = [
      Math.sin((1 - part) * angle) / Math.sin(angle),
      Math.sin(part * angle) / Math.sin(angle),
    ];
    const [x, y, z] = [0, 1, 2].map((axis) => near * (start[axis] ?? 0) + far * (end[axis] ?? 0)) as [
      number,
      number,
      number,
    ];
    let longitude = Math.atan2(y, x) / RADIANS;
    while (longitude - before > 180) longitude -= 360;
    while (longitude - before < -180) longitude += 360;
    before = longitude;
    places.push({ latitude: Math.atan2(z, Math.hypot(x, y)) / RADIANS, longitude });
  }
  return places;
}
