export { HomeDestinations } from './components/home-destinations.tsx';
