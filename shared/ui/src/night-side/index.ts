import { project } from '../route-arc/projection.ts';

const RADIANS = Math.PI / 180;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEAR_DAYS = 365.2422;
/** A winter solstice: the sun is as far south as it gets. */
const SOLSTICE_MS = Date.UTC(2025, 11, 21, 15);
const TILT_DEGREES = 23.44;
const STEP_DEGREES = 4;

/** Where the sun stands in the zenith; to some degrees, which is what a shade on a map of the world shows. */
function zenith(nowMs: number) {
  const years = (nowMs - SOLSTICE_MS) / DAY_MS / YEAR_DAYS;
  return {
    latitude: -TILT_DEGREES * Math.cos(2 * Math.PI * years),
    longitude: 180 - (360 * (nowMs % DAY_MS)) / DAY_MS,
  };
}

/** The outline of the part of the world where it is night, in the units of the atlas. */
export function nightSide(nowMs: number): string {
  const sun = zenith(nowMs);
  const edge = Array.from({ length: 360 / STEP_DEGREES + 1 }, (_, step) => {
    const longitude = step * STEP_DEGREES - 180;
    const slope = -Math.cos((longitude - sun.longitude) * RADIANS) / Math.tan(sun.latitude * RADIANS);
    return { latitude: Math.atan(slope) / RADIANS, longitude };
  });
  // The pole that is turned away has no day.
  const latitude = sun.latitude > 0 ? -90 : 90;
  const points = [...edge, { latitude, longitude: 180 }, { latitude, longitude: -180 }].map(project);
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
