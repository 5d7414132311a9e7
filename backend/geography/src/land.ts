import type { GeoPoint } from '@travesia/domain';
import { coasts, type Coast } from './land-file.ts';

/** Kilometres to the east and to the south of a place. */
interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** The same flat piece of the globe as the map of dots draws on. */
const KM_PER_DEGREE = 111.195;
const RADIANS = Math.PI / 180;
/** What is nearer is drawn closer: the side of a coast may be this long, by its distance from the middle. */
const SIDE_OF_DISTANCE = 0.02;
const SHORTEST_SIDE_KM = 0.25;
const ISLAND_OF_DISTANCE = 0.03;

/** How far a point stands towards each side of the square. */
const SIDES: readonly ((point: PlanePoint) => number)[] = [
  ({ x }) => x,
  ({ x }) => -x,
  ({ y }) => y,
  ({ y }) => -y,
];

/** A coast, moved round the globe to where the place is, if it is near at all. */
function near(coast: Coast, middle: GeoPoint, reachKm: number): PlanePoint[][] {
  const tall = reachKm / KM_PER_DEGREE;
  const wide = tall / Math.cos(middle.lat * RADIANS);
  if (coast.south > middle.lat + tall || coast.north < middle.lat - tall) return [];
  return [-360, 0, 360].flatMap((turn) => {
    if (coast.west + turn > middle.lon + wide || coast.east + turn < middle.lon - wide) return [];
    const kmPerDegreeEast = KM_PER_DEGREE * Math.cos(middle.lat * RADIANS);
    const points: PlanePoint[] = [];
    const count = coast.points.length / 2;
    const pointAt = (index: number): PlanePoint => {
      const at = 2 * (index % count);
      const [lon = 0, lat = 0] = [coast.points[at], coast.points[at + 1]];
      return { x: (lon + turn - middle.lon) * kmPerDegreeEast, y: (middle.lat - lat) * KM_PER_DEGREE };
    };
    let here = pointAt(0);
    for (let index = 0; index < count; index += 1) {
      const [before, next] = [points.at(-1), pointAt(index + 1)];
      // Of a stretch beyond one side only its ends say where the land comes in again.
      const isBeyond = (over: (point: PlanePoint) => number) =>
        before !== undefined && over(before) > reachKm && over(here) > reachKm && over(next) > reachKm;
      if (!SIDES.some(isBeyond)) points.push(here);
      here = next;
    }
    return [points];
  });
}

/** What is left of a shape on one side of a line; `over` is how far a point stands beyond it. */
function cut(points: readonly PlanePoint[], over: (point: PlanePoint) => number): PlanePoint[] {
  return points.flatMap((point, index) => {
    const before = points.at(index - 1) ?? point;
    const [here, there] = [over(point), over(before)];
    if (here > 0 && there > 0) return [];
    if (here <= 0 && there <= 0) return [point];
    const share = there / (there - here);
    const crossing = {
      x: before.x + share * (point.x - before.x),
      y: before.y + share * (point.y - before.y),
    };
    return here <= 0 ? [crossing, point] : [crossing];
  });
}

function cutToSquare(points: readonly PlanePoint[], reachKm: number): readonly PlanePoint[] {
  return SIDES.reduce<readonly PlanePoint[]>(
    (left, towards) => cut(left, (point) => towards(point) - reachKm),
    points,
  );
}

function thinOut(points: readonly PlanePoint[], reachKm: number): PlanePoint[] {
  const kept: PlanePoint[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    const distanceKm = Math.hypot(point.x, point.y);
    const isEdge = Math.max(Math.abs(point.x), Math.abs(point.y)) >= reachKm - 1e-6;
    const sideKm = last ? Math.hypot(point.x - last.x, point.y - last.y) : Infinity;
    if (isEdge || sideKm >= Math.max(SHORTEST_SIDE_KM, distanceKm * SIDE_OF_DISTANCE)) kept.push(point);
  }
  return kept;
}

/** Far islands that would be a dot are left out. */
function isSeen(points: readonly PlanePoint[]): boolean {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return size >= ISLAND_OF_DISTANCE * Math.min(...points.map(({ x, y }) => Math.hypot(x, y)));
}

const tenths = (km: number) => Math.round(km * 10);
const text = (wholeTenths: number) => String(wholeTenths / 10);

function pathOf(points: readonly PlanePoint[]): string {
  const [first, ...rest] = points.map(({ x, y }) => ({ x: tenths(x), y: tenths(y) }));
  if (!first) return '';
  let before = first;
  const steps = rest.map((point) => {
    const [x, y] = [text(point.x - before.x), text(point.y - before.y)];
    before = point;
    return `${x}${y.startsWith('-') ? '' : ' '}${y}`;
  });
  const joined = steps.reduce(
    (all, step) => `${all}${all === '' || step.startsWith('-') ? '' : ' '}${step}`,
    '',
  );
  return `M${text(first.x)} ${text(first.y)}l${joined}z`;
}

function piecesAround(place: GeoPoint, reachKm: number): PlanePoint[][] {
  return coasts()
    .flatMap((coast) => near(coast, place, reachKm))
    .map((points) => thinOut(cutToSquare(points, reachKm), reachKm))
    .filter((points) => points.length > 2 && isSeen(points));
}

/**
 * The land around a place as an SVG path in kilometres east and south of it, cut to a square of that reach;
 * close near the middle, plainer farther off. Empty where there is only sea.
 */
export function landAround(place: GeoPoint, reachKm: number): string {
  return piecesAround(place, reachKm).map(pathOf).join('');
}

/** How far the land of a small map goes, and within what a coast is not at its very edge. */
const SMALL_MAP_KM = 20;
const COAST_SEEN_KM = 8;

/** The land of a small map around a place; null where no coast would be seen on it. */
export function coastAround(place: GeoPoint): string | null {
  const pieces = piecesAround(place, SMALL_MAP_KM);
  const isCoastSeen = pieces.flat().some(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) < COAST_SEEN_KM);
  return isCoastSeen ? pieces.map(pathOf).join('') : null;
}
