import { project, UNITS_PER_DEGREE } from './projection.ts';
import type { RouteView } from './route-view.ts';

const STEP_DEGREES = 15;
const LATITUDES = [-60, -45, -30, -15, 0, 15, 30, 45, 60, 75];

/** Meridians and parallels every 15 degrees through a part of the map. */
export function drawGraticule({ x, y, width, height }: RouteView['viewBox']): string {
  const step = STEP_DEGREES * UNITS_PER_DEGREE;
  const lines: string[] = [];
  for (let meridian = Math.ceil(x / step) * step; meridian <= x + width; meridian += step) {
    lines.push(`M${meridian} ${y}v${height}`);
  }
  for (const latitude of LATITUDES) {
    const parallel = Math.round(project({ latitude, longitude: 0 }).y);
    if (parallel >= y && parallel <= y + height) lines.push(`M${x} ${parallel}h${width}`);
  }
  return lines.join('');
}
