export { DotMap } from './dot-map.tsx';
export { fromPlane, onPlane, type PlanePoint } from './local-plane.ts';
