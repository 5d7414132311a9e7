export { Plate } from './plate.tsx';
export { PLATE_KINDS } from './plate-paths.ts';
