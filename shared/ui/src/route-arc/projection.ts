/** A place on the globe, in degrees. */
export type Coordinates = { latitude: number; longitude: number };
/** A place on the map: x to the east, y to the south, in the map's units. */
export type MapPoint = { x: number; y: number };

/** Units of the map per degree at the equator; the atlas outline is drawn in the same ones. */
export const UNITS_PER_DEGREE = 6;
export const WORLD_WIDTH = 360 * UNITS_PER_DEGREE;

const RADIANS = Math.PI / 180;

/** Miller's cylinder: a wall atlas that keeps high latitudes in bounds. Longitude may run past ±180. */
export function project({ latitude, longitude }: Coordinates): MapPoint {
  const y = -1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * latitude * RADIANS));
  return { x: longitude * UNITS_PER_DEGREE, y: (y / RADIANS) * UNITS_PER_DEGREE };
}
