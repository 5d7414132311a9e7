export { AtlasMap } from './atlas-map.tsx';
export { greatCircle } from '../route-arc/great-circle.ts';
export { project, WORLD_WIDTH, type MapPoint } from '../route-arc/projection.ts';
