import { project, UNITS_PER_DEGREE, type Coordinates, type MapPoint } from '../route-arc/projection.ts';

export type VoyageView = {
  /** The way as an SVG path, its corners rounded. */
  path: string;
  viewBox: { x: number; y: number; width: number; height: number };
};

const SMALLEST_WIDTH = 5 * UNITS_PER_DEGREE;
const MARGIN = 0.16;

const round = (value: number) => Math.round(value * 10) / 10;
const middle = (one: MapPoint, other: MapPoint) => ({
  x: round((one.x + other.x) / 2),
  y: round((one.y + other.y) / 2),
});

/** A way over the sea and the part of the map around it, in the asked shape (width ÷ height). */
export function viewVoyage(
  way: readonly Coordinates[],
  stops: readonly Coordinates[],
  shape: number,
): VoyageView {
  const points = way.map(projectRounded);
  const places = [...points, ...stops.map(projectRounded)];
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(
    (right - left) / (1 - 2 * MARGIN),
    ((bottom - top) / (1 - 2 * MARGIN)) * shape,
    SMALLEST_WIDTH,
  );
  const height = width / shape;
  return {
    path: drawWay(points, new Set(stops.map(projectRounded).map(nameOf))),
    viewBox: {
      x: round((left + right - width) / 2),
      y: round((top + bottom - height) / 2),
      width: round(width),
      height: round(height),
    },
  };
}

export function projectRounded(place: Coordinates): MapPoint {
  const { x, y } = project(place);
  return { x: round(x), y: round(y) };
}

const nameOf = ({ x, y }: MapPoint) => `${x} ${y}`;

/** Exactly through the stops; every other point is the handle of a bend. */
function drawWay(points: readonly MapPoint[], stops: ReadonlySet<string>): string {
  return points
    .map((point, index) => {
      if (index === 0) return `M${nameOf(point)}`;
      const next = points[index + 1];
      if (!next || stops.has(nameOf(point))) return `L${nameOf(point)}`;
      return `Q${nameOf(point)} ${nameOf(middle(point, next))}`;
    })
    .join('');
}
