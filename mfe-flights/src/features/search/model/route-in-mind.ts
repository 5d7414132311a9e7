import type { Airport } from '@travesia/contracts';
import { createWritable } from '@travesia/platform';

/** Both ends of the journey that the home's form holds; null while one is missing. */
export interface RouteInMind {
  readonly from: Airport;
  readonly to: Airport;
}

/** What the form tells the rendering above it: two widgets of this remote on one page. */
export const routeInMind = createWritable<RouteInMind | null>(null);
