export { NearbyAirports, type NearbyAirportsProps } from './components/nearby-airports.tsx';
