/** A place on the globe, in degrees. */
export type DotCoordinates = { latitude: number; longitude: number };
/** A place around the middle of a map: kilometres to the east and to the south. */
export type PlanePoint = { x: number; y: number };

const KM_PER_DEGREE = 111.195;
const RADIANS = Math.PI / 180;

/** A small piece of the globe laid flat; good to a hundredth within a few hundred kilometres. */
export function onPlane(place: DotCoordinates, middle: DotCoordinates): PlanePoint {
  // The short way round, also across the date line.
  const east = ((place.longitude - middle.longitude + 540) % 360) - 180;
  return {
    x: east * KM_PER_DEGREE * Math.cos(middle.latitude * RADIANS),
    y: (middle.latitude - place.latitude) * KM_PER_DEGREE,
  };
}

/** The other way: the place at a point of the plane. */
export function fromPlane({ x, y }: PlanePoint, middle: DotCoordinates): DotCoordinates {
  return {
    latitude: middle.latitude - y / KM_PER_DEGREE,
    longitude: middle.longitude + x / (KM_PER_DEGREE * Math.cos(middle.latitude * RADIANS)),
  };
}

/** Words beside points, the first ones first, as many as do not lie on one another; sizes are in kilometres. */
export function freeLabels<Label extends PlanePoint & { text: string }>(
  labels: readonly Label[],
  { letterKm, lineKm }: { letterKm: number; lineKm: number },
): Label[] {
  const placed: Label[] = [];
  const halfOf = ({ text }: Label) => (text.length * letterKm) / 2;
  for (const label of labels) {
    const isTaken = placed.some(
      (other) =>
        Math.abs(other.x - label.x) < halfOf(other) + halfOf(label) && Math.abs(other.y - label.y) < lineKm,
    );
    if (!isTaken) placed.push(label);
  }
  return placed;
}

const round = (km: number) => Math.round(km * 100) / 100;

/** All dots as one path: a line of no length with round ends is a dot, and a thousand of them are one element. */
export function dotsPath(points: readonly PlanePoint[]): string {
  return points.map(({ x, y }) => `M${round(x)} ${round(y)}h0`).join('');
}

/** The nearest point within a reach; -1 where there is none. */
export function nearestPoint(points: readonly PlanePoint[], to: PlanePoint, reachKm: number): number {
  let nearest = -1;
  let least = reachKm;
  points.forEach(({ x, y }, index) => {
    const distance = Math.hypot(x - to.x, y - to.y);
    if (distance > least) return;
    least = distance;
    nearest = index;
  });
  return nearest;
}
