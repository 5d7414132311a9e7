import { byLocale } from '@travesia/domain';
import {
  countryName,
  findMetropolitanArea,
  type Airline,
  type AircraftType,
  type Airport,
  type MetropolitanArea,
} from '@travesia/geography';
import type {
  Aircraft as WireAircraft,
  Airline as WireAirline,
  Airport as WireAirport,
  City as WireCity,
  Place,
  Places,
} from './wire-types.ts';
import { findAirport } from '@travesia/geography';
import { idFrom } from '../world/hash.ts';

export function wireAirline(airline: Airline): WireAirline {
  return {
    id: `arl_${idFrom(22, 'airline', airline.code)}`,
    name: airline.name,
    iata_code: airline.code,
    logo_lockup_url: null,
    logo_symbol_url: null,
    conditions_of_carriage_url: null,
  };
}

export function wireAircraft(aircraft: AircraftType): WireAircraft {
  return {
    id: `arc_${idFrom(22, 'aircraft', aircraft.code)}`,
    name: aircraft.name,
    iata_code: aircraft.code,
  };
}

function wireCity(area: MetropolitanArea, countryCode: string): WireCity {
  return {
    id: `cit_${area.code.toLowerCase()}_${countryCode.toLowerCase()}`,
    name: area.name.en,
    iata_code: area.code,
    iata_country_code: countryCode,
    type: 'city',
  };
}

export function wireAirport(airport: Airport): WireAirport {
  const area = airport.cityCode === airport.code ? undefined : findMetropolitanArea(airport.cityCode);
  return {
    id: `arp_${airport.code.toLowerCase()}_${airport.countryCode.toLowerCase()}`,
    type: 'airport',
    name: airport.name,
    iata_code: airport.code,
    icao_code: airport.icaoCode,
    iata_country_code: airport.countryCode,
    iata_city_code: airport.cityCode,
    city_name: airport.cityName.en,
    city: area ? wireCity(area, airport.countryCode) : null,
    latitude: airport.location.lat,
    longitude: airport.location.lon,
    time_zone: airport.timeZone,
  };
}

/** What a slice of a request names: an airport, or a city by its shared code. */
export function wirePlace(code: string, airports: readonly Airport[]): Place {
  const airport = findAirport(code);
  if (airport) return wireAirport(airport) as Place;
  const area = findMetropolitanArea(code);
  const countryCode = airports[0]?.countryCode ?? '';
  return wireCity(area ?? { code, name: byLocale(() => code), airportCodes: [] }, countryCode);
}

export function wireSuggestion(airport: Airport): Places {
  const wire = wireAirport(airport);
  return {
    id: wire.id,
    type: 'airport',
    name: wire.name,
    iata_code: airport.code,
    icao_code: wire.icao_code,
    iata_country_code: wire.iata_country_code,
    iata_city_code: wire.iata_city_code,
    country_name: countryName(airport.countryCode, 'en'),
    city_name: wire.city_name,
    city: wire.city,
    latitude: wire.latitude,
    longitude: wire.longitude,
    time_zone: wire.time_zone,
    airports: null,
  };
}

export function wireCitySuggestion(area: MetropolitanArea, airports: readonly Airport[]): Places {
  const countryCode = airports[0]?.countryCode ?? '';
  return {
    id: wireCity(area, countryCode).id,
    type: 'city',
    name: area.name.en,
    iata_code: area.code,
    icao_code: null,
    iata_country_code: countryCode,
    iata_city_code: area.code,
    country_name: countryName(countryCode, 'en'),
    city_name: area.name.en,
    city: null,
    latitude: null,
    longitude: null,
    time_zone: null,
    airports: airports.map(wireAirport),
  };
}
