export { VoyageMap, type VoyageMapProps, type VoyageStop } from './voyage-map.tsx';
