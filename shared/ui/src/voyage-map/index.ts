export { VoyageMap } from './voyage-map.tsx';
