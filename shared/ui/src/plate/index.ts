export { Plate, type PlateProps } from './plate.tsx';
export { PLATE_KINDS, type PlateKind } from './plate-paths.ts';
