export { HomeAtlas } from './components/home-atlas.tsx';
export { HomeDestinations } from './components/home-destinations.tsx';
