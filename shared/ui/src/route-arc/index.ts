export { RouteArc, type RouteArcProps, type RouteEnd } from './route-arc.tsx';
export { type Coordinates } from './projection.ts';
