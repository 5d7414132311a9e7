export { airportName } from './airport-name.ts';
export {
  AIRPORTS,
  airportsAround,
  airportsOfCity,
  airportsOfPlace,
  centreOfPlace,
  findAirport,
  findMetropolitanArea,
  nearbyAirports,
  type Airport,
  type NearbyAirport,
} from './airports.ts';
export {
  CITIES,
  findCity,
  nearbyCities,
  nearestCity,
  suggestCities,
  timeZoneAt,
  type City,
  type NearbyCity,
} from './cities.ts';
export { countryName } from './country-names.ts';
export { fold } from './fold.ts';
export { isLand } from './is-land.ts';
export { coastAround, landAround } from './land.ts';
export {
  prepareSuggestions,
  suggestAirports,
  toSuggestion,
  type AirportSuggestion,
  type SuggestOptions,
} from './suggestions.ts';
export { AIRCRAFT, findAircraft, type AircraftType } from './tables/aircraft.ts';
export { AIRLINES, findAirline, type Airline, type AirlineKind, type Alliance } from './tables/airlines.ts';
export { CITIES_WITH_CLIMATE, usualHighC } from './tables/climate.ts';
export type { MetropolitanArea } from './tables/metropolitan-areas.ts';
