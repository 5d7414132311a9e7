import type { ContentRoute } from '@travesia/contracts';
import { project, type MapPoint } from '@travesia/ui/atlas-map';

/** One unit of the map in pixels: words on the map are of true size, so it is not stretched. */
export const SCALE = 1.1;
export const MAP_WIDTH = 1920;
export const MAP_HEIGHT = 674;

/** The middle of the Atlantic view: the Pacific, where the form stands, is at its left. */
const CENTRE_X = -459;
const NORTHERNMOST_Y = -430;
/** Where the origin is at most, below the upper edge: a window is seldom higher. */
const ORIGIN_DOWN_UNITS = 480;
const ORIGIN_EAST_UNITS = 420;
/** What is seen of the map at 1200 px, beside the form; pixels from its centre. */
const SEEN_PX = { west: -130, east: 585, north: 40, south: 600 };

const LETTER_PX = 7.6;
const ROW_PX = 24;
const DOT_PX = 10;

export interface PlaceLabel {
  readonly route: ContentRoute;
  readonly at: MapPoint;
  /** On which side of its dot the name stands. */
  readonly side: 'start' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** The upper left corner of the map for an origin: nearly always the same one. */
export function cornerFor(origin: MapPoint): MapPoint {
  const east = origin.x - CENTRE_X;
  const isInView = east * SCALE > SEEN_PX.west && east * SCALE < SEEN_PX.east;
  const centreX = isInView ? CENTRE_X : origin.x - ORIGIN_EAST_UNITS;
  return {
    x: Math.round(centreX - MAP_WIDTH / 2),
    y: Math.round(Math.max(NORTHERNMOST_Y, origin.y - ORIGIN_DOWN_UNITS)),
  };
}

/** As many names as stand side by side without touching, the cheapest first; the others are in the list below. */
export function placeLabels(
  routes: readonly ContentRoute[],
  textOf: (route: ContentRoute) => string,
): readonly PlaceLabel[] {
  const [first] = routes;
  if (!first) return [];
  const origin = project(first.from);
  const corner = cornerFor(origin);
  const boxOf = (at: MapPoint, side: PlaceLabel['side'], text: string): Box => {
    const x = (at.x - corner.x - MAP_WIDTH / 2) * SCALE;
    const width = text.length * LETTER_PX + 2 * DOT_PX;
    const [left, right] = side === 'start' ? [x - DOT_PX, x + width] : [x - width, x + DOT_PX];
    return { left, right, top: (at.y - corner.y) * SCALE };
  };
  const taken = [boxOf(origin, 'start', first.from.cityName)];
  const isFree = (box: Box) =>
    box.left > SEEN_PX.west &&
    box.right < SEEN_PX.east &&
    box.top > SEEN_PX.north &&
    box.top < SEEN_PX.south &&
    taken.every(
      ({ left, right, top }) => box.left >= right || box.right <= left || Math.abs(box.top - top) >= ROW_PX,
    );
  return routes.flatMap((route) => {
    const at = project(route.to);
    for (const side of ['start', 'end'] as const) {
      const box = boxOf(at, side, textOf(route));
      if (!isFree(box)) continue;
      taken.push(box);
      return [{ route, at, side }];
    }
    return [];
  });
}
