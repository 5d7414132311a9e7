import { greatCircle } from './great-circle.ts';
import { project, UNITS_PER_DEGREE, type Coordinates, type MapPoint } from './projection.ts';

export type RouteView = {
  /** The line as an SVG path. */
  path: string;
  start: MapPoint;
  end: MapPoint;
  viewBox: { x: number; y: number; width: number; height: number };
};

const SMALLEST_WIDTH = 24 * UNITS_PER_DEGREE;
const MARGIN_ACROSS = 0.15;
/** Room for the names above and below the dots, also on a low drawing. */
const MARGIN_DOWN = 0.24;

const round = (value: number) => Math.round(value * 10) / 10;

/** The line between two places and the part of the map around it, in the asked shape (width ÷ height). */
export function viewRoute(from: Coordinates, to: Coordinates, shape: number): RouteView {
  const points = greatCircle(from, to).map(project);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];

  const width = Math.max(
    (right - left) / (1 - 2 * MARGIN_ACROSS),
    ((bottom - top) / (1 - 2 * MARGIN_DOWN)) * shape,
    SMALLEST_WIDTH,
  );
  const height = width / shape;

  const [start, end] = [points[0], points.at(-1)];
  return {
    path: points
      .map((point, index) => `${index === 0 ? 'M' : 'L'}${round(point.x)} ${round(point.y)}`)
      .join(''),
    start: { x: round(start?.x ?? 0), y: round(start?.y ?? 0) },
    end: { x: round(end?.x ?? 0), y: round(end?.y ?? 0) },
    viewBox: {
      x: round((left + right - width) / 2),
      y: round((top + bottom - height) / 2),
      width: round(width),
      height: round(height),
    },
  };
}
