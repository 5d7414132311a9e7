import { greatCircle } from './great-circle.ts';
import { project, UNITS_PER_DEGREE, WORLD_WIDTH, type Coordinates, type MapPoint } from './projection.ts';

export type RouteLine = {
  /** As an SVG path. */
  path: string;
  start: MapPoint;
  end: MapPoint;
};

export type RouteView = {
  lines: readonly RouteLine[];
  viewBox: { x: number; y: number; width: number; height: number };
};

const SMALLEST_WIDTH = 24 * UNITS_PER_DEGREE;
const MARGIN_ACROSS = 0.15;
/** Room for the names above and below the dots, also on a low drawing. */
const MARGIN_DOWN = 0.24;

const round = (value: number) => Math.round(value * 10) / 10;

/** A leg begins in the world in which the one before it ended: over the date line, too. */
function pointsOf(legs: readonly { from: Coordinates; to: Coordinates }[]): MapPoint[][] {
  let lastX: number | undefined;
  return legs.map(({ from, to }) => {
    const points = greatCircle(from, to).map(project);
    const [first] = points;
    const worlds = first && lastX !== undefined ? Math.round((lastX - first.x) / WORLD_WIDTH) : 0;
    const moved = points.map(({ x, y }) => ({ x: x + worlds * WORLD_WIDTH, y }));
    lastX = moved.at(-1)?.x;
    return moved;
  });
}

/** The lines between places and the part of the map around them, in the asked shape (width ÷ height). */
export function viewRoute(legs: readonly { from: Coordinates; to: Coordinates }[], shape: number): RouteView {
  const lines = pointsOf(legs);
  const points = lines.flat();
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];

  const width = Math.max(
    (right - left) / (1 - 2 * MARGIN_ACROSS),
    ((bottom - top) / (1 - 2 * MARGIN_DOWN)) * shape,
    SMALLEST_WIDTH,
  );
  const height = width / shape;

  return {
    lines: lines.map((line) => {
      const [start, end] = [line[0], line.at(-1)];
      return {
        path: line
          .map((point, index) => `${index === 0 ? 'M' : 'L'}${round(point.x)} ${round(point.y)}`)
          .join(''),
        start: { x: round(start?.x ?? 0), y: round(start?.y ?? 0) },
        end: { x: round(end?.x ?? 0), y: round(end?.y ?? 0) },
      };
    }),
    viewBox: {
      x: round((left + right - width) / 2),
      y: round((top + bottom - height) / 2),
      width: round(width),
      height: round(height),
    },
  };
}
