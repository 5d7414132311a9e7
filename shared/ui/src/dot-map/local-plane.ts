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

/** A rectangle of the plane, by its middle. */
export type PlaneBox = PlanePoint & { width: number; height: number };

const doLap = (one: PlaneBox, other: PlaneBox) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;

/** How many points lie in a box: points are sorted into squares once, a question looks at few of them. */
export function pointCounter(points: readonly PlanePoint[], squareKm: number): (box: PlaneBox) => number {
  const squares = new Map<string, PlanePoint[]>();
  const squareOf = (km: number) => Math.floor(km / squareKm);
  for (const point of points) {
    const key = `${squareOf(point.x)} ${squareOf(point.y)}`;
    const square = squares.get(key);
    if (square) square.push(point);
    else squares.set(key, [point]);
  }
  return ({ x, y, width, height }) => {
    let count = 0;
    for (let east = squareOf(x - width / 2); east <= squareOf(x + width / 2); east += 1) {
      for (let south = squareOf(y - height / 2); south <= squareOf(y + height / 2); south += 1) {
        for (const point of squares.get(`${east} ${south}`) ?? []) {
          if (Math.abs(point.x - x) <= width / 2 && Math.abs(point.y - y) <= height / 2) count += 1;
        }
      }
    }
    return count;
  };
}

export type LabelSizes = { letterKm: number; paddingKm: number; heightKm: number; gapKm: number };

/** More dots than this would vanish below a label: it stays a dot itself. */
const HIDDEN_MAX = 4;

/**
 * Labels above or below their points, the first ones first: none lies on another or on what is `taken`, and none
 * hides more than a few points. What finds no room stays a dot.
 */
export function placeLabels<Label extends PlanePoint & { text: string }>(
  labels: readonly Label[],
  countPoints: (box: PlaneBox) => number,
  taken: readonly PlaneBox[],
  { letterKm, paddingKm, heightKm, gapKm }: LabelSizes,
): (Label & { box: PlaneBox })[] {
  const placed: (Label & { box: PlaneBox })[] = [];
  for (const label of labels) {
    const away = gapKm + heightKm / 2;
    const [best] = [-away, away]
      .map((down) => ({
        x: label.x,
        y: label.y + down,
        width: label.text.length * letterKm + 2 * paddingKm,
        height: heightKm,
      }))
      .filter((box) => ![...taken, ...placed.map((other) => other.box)].some((other) => doLap(box, other)))
      .map((box) => ({ box, hidden: countPoints(box) }))
      .filter(({ hidden }) => hidden <= HIDDEN_MAX)
      .toSorted((one, other) => one.hidden - other.hidden);
    if (best) placed.push({ ...label, box: best.box });
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
