import { project, WORLD_WIDTH, type MapPoint } from '../route-arc/projection.ts';

export interface PlaceOnMap {
  readonly code: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Width ÷ height of the map. */
export const MAP_SHAPE = 5 / 4;
const MARGIN = 0.12;
/** A map of one country is not enlarged further: the coasts are those of a wall atlas. */
const SMALLEST_WIDTH = 120;

export interface MapView {
  readonly corner: MapPoint;
  readonly width: number;
  readonly height: number;
  readonly pointOf: (place: PlaceOnMap) => MapPoint;
}

/** The cut of the world that shows the origin and these places, in the shape of the map. */
export function mapView(from: PlaceOnMap, places: readonly PlaceOnMap[]): MapView {
  const home = project(from);
  /** The shorter way around the earth from the origin. */
  const unwrapped = (place: PlaceOnMap): MapPoint => {
    const { x, y } = project(place);
    const turns = Math.round((x - home.x) / WORLD_WIDTH);
    return { x: x - turns * WORLD_WIDTH, y };
  };
  const points = [home, ...places.map(unwrapped)];
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const room = 1 - 2 * MARGIN;
  const width = Math.max((right - left) / room, ((bottom - top) / room) * MAP_SHAPE, SMALLEST_WIDTH);
  const height = width / MAP_SHAPE;
  const corner = { x: (left + right - width) / 2, y: (top + bottom - height) / 2 };
  // The atlas goes on beyond its western edge only.
  const shift = corner.x + width > WORLD_WIDTH / 2 ? -WORLD_WIDTH : 0;
  return {
    corner: { x: corner.x + shift, y: corner.y },
    width,
    height,
    pointOf: (place) => {
      const { x, y } = unwrapped(place);
      return { x: x + shift, y };
    },
  };
}

/** On which side of its dot the words of a place stand; null where there is no room for them. */
export type Side = 'start' | 'end' | null;

const LETTER_REM = 0.5;
const DOT_REM = 0.6;
const ROW_REM = 1.75;

/** Words that stand side by side without touching, the first places first; the others are in the list. */
export function freeSides(
  places: readonly (PlaceOnMap & { readonly text: string })[],
  view: MapView,
  widthRem: number,
): ReadonlyMap<string, Side> {
  const scale = widthRem / view.width;
  const heightRem = widthRem / MAP_SHAPE;
  const taken: { left: number; right: number; middle: number }[] = [];
  const sides = new Map<string, Side>();
  for (const place of places) {
    const point = view.pointOf(place);
    const x = (point.x - view.corner.x) * scale;
    const middle = (point.y - view.corner.y) * scale;
    const words = place.text.length * LETTER_REM + 2 * DOT_REM;
    const side = (['start', 'end'] as const).find((each) => {
      const [left, right] = each === 'start' ? [x, x + words] : [x - words, x];
      const isInside =
        left >= 0 && right <= widthRem && middle >= ROW_REM / 2 && middle <= heightRem - ROW_REM / 2;
      return (
        isInside &&
        taken.every(
          (other) => left >= other.right || right <= other.left || Math.abs(middle - other.middle) >= ROW_REM,
        )
      );
    });
    if (side) {
      taken.push({
        left: side === 'start' ? x : x - words,
        right: side === 'start' ? x + words : x,
        middle,
      });
    }
    sides.set(place.code, side ?? null);
  }
  return sides;
}
