import type { ContentRoute } from '@travesia/contracts';
import { project, type MapPoint } from '@travesia/ui/atlas-map';

/** One unit of the map in pixels: words on the map are of true size, so it is not stretched. */
export const SCALE = 1.1;
export const MAP_WIDTH = 1920;
export const MAP_HEIGHT = 674;

/** The middle of the Atlantic view: the Pacific, where the form stands, is at its left. */
const ATLANTIC_X = -459;
const NORTHERNMOST_Y = -430;
/** Where the origin is at most, below the upper edge: a window is seldom higher. */
const ORIGIN_DOWN_UNITS = 480;
/** Other views have the origin at the right, in the middle or beside the form; how far east of the map's middle. */
const ORIGIN_EAST_UNITS = [420, 210, 0] as const;
/** What is seen of the map at 1200 px, beside the form; pixels from its centre. */
const SEEN_PX = { west: -130, east: 585, north: 40, south: 600 };

const LETTER_PX = 7.6;
const ROW_PX = 24;
const DOT_PX = 10;

interface PlaceLabel {
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

/** Where the map is cut, and the names on it. */
export interface AtlasView {
  readonly corner: MapPoint;
  readonly labels: readonly PlaceLabel[];
}

/** As many names as stand side by side without touching, the cheapest first; the others are in the list below. */
function placeLabels(
  routes: readonly ContentRoute[],
  textOf: (route: ContentRoute) => string,
  corner: MapPoint,
  origin: Box,
): readonly PlaceLabel[] {
  const taken = [origin];
  const isFree = (box: Box) =>
    isSeen(box) &&
    taken.every(
      ({ left, right, top }) => box.left >= right || box.right <= left || Math.abs(box.top - top) >= ROW_PX,
    );
  return routes.flatMap((route) => {
    const at = project(route.to);
    for (const side of ['start', 'end'] as const) {
      const box = boxOf(at, side, textOf(route), corner);
      if (!isFree(box)) continue;
      taken.push(box);
      return [{ route, at, side }];
    }
    return [];
  });
}

function boxOf(at: MapPoint, side: PlaceLabel['side'], text: string, corner: MapPoint): Box {
  const x = (at.x - corner.x - MAP_WIDTH / 2) * SCALE;
  const width = text.length * LETTER_PX + 2 * DOT_PX;
  const [left, right] = side === 'start' ? [x - DOT_PX, x + width] : [x - width, x + DOT_PX];
  return { left, right, top: (at.y - corner.y) * SCALE };
}

const isSeen = ({ left, right, top }: Box) =>
  left > SEEN_PX.west && right < SEEN_PX.east && top > SEEN_PX.north && top < SEEN_PX.south;

/** The cut of the map that has room for most of the routes: from Madrid to Bogotá the Atlantic, to Paris Europe. */
export function viewAtlas(
  routes: readonly [ContentRoute, ...ContentRoute[]],
  textOf: (route: ContentRoute) => string,
): AtlasView {
  const [{ from }] = routes;
  const origin = project(from);
  const views = [ATLANTIC_X, ...ORIGIN_EAST_UNITS.map((east) => origin.x - east)].flatMap((centreX) => {
    const corner = {
      x: Math.round(centreX - MAP_WIDTH / 2),
      y: Math.round(Math.max(NORTHERNMOST_Y, origin.y - ORIGIN_DOWN_UNITS)),
    };
    const box = boxOf(origin, 'start', from.cityName, corner);
    return isSeen(box) ? [{ corner, labels: placeLabels(routes, textOf, corner, box) }] : [];
  });
  return views.reduce((best, each) => (each.labels.length > best.labels.length ? each : best));
}
