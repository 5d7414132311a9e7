export { DotMap, type DotMapProps, type MapDot } from './dot-map.tsx';
export { fromPlane, onPlane, type DotCoordinates, type PlanePoint } from './local-plane.ts';
