export { PlaceMap, type PlaceMapProps } from './place-map.tsx';
