import { readFileSync } from 'node:fs';
import {
  AIRPORTS_AROUND_KM,
  withSupplierFallback,
  distanceKm,
  type GeoPoint,
  type Locale,
} from '@travesia/domain';
import type { AirportsFile } from './airports-file.ts';
import { CITY_CENTRES } from './tables/city-centres.ts';
import { METROPOLITAN_AREAS, type MetropolitanArea } from './tables/metropolitan-areas.ts';

export interface Airport {
  readonly code: string;
  readonly icaoCode: string;
  readonly name: string;
  readonly cityName: Readonly<Record<Locale, string>>;
  /** Metropolitan code where airports share a city (NYC, LON, BUE), else the airport's own. */
  readonly cityCode: string;
  readonly countryCode: string;
  /** Names of the state, province or region, and its abbreviation where people write it. */
  readonly regionNames: readonly string[];
  readonly location: GeoPoint;
  /** IANA name. */
  readonly timeZone: string;
  /** 0–100, how sought the airport is. */
  readonly popularity: number;
  readonly keywords: readonly string[];
}

function readAirports(): Airport[] {
  const file = JSON.parse(
    readFileSync(new URL('../data/airports.json', import.meta.url), 'utf8'),
  ) as AirportsFile;
  return file.airports.map((row) => {
    const [code, icaoCode, name, cityEn, cityEs, area, countryCode, regionCode, lat, lon, ...rest] = row;
    const [zone, popularity, keywords] = rest;
    return {
      code,
      icaoCode,
      name,
      cityName: withSupplierFallback({ en: cityEn, es: cityEs || cityEn }),
      cityCode: area || code,
      countryCode,
      regionNames: file.regionNames[`${countryCode}-${regionCode}`] ?? [],
      location: { lat, lon },
      timeZone: file.timeZones[zone] ?? 'UTC',
      popularity,
      keywords: keywords ? keywords.split(',') : [],
    };
  });
}

/** Every airport with scheduled service. */
export const AIRPORTS: readonly Airport[] = readAirports();

const BY_CODE = new Map(AIRPORTS.map((airport) => [airport.code, airport]));
const AREAS = new Map(METROPOLITAN_AREAS.map((area) => [area.code, area]));

/** The airport with this IATA code, in any case. */
export function findAirport(code: string): Airport | undefined {
  return BY_CODE.get(code.toUpperCase());
}

/** The shared city behind a metropolitan code; some codes (SHA, IST) are also one airport's. */
export function findMetropolitanArea(code: string): MetropolitanArea | undefined {
  return AREAS.get(code.toUpperCase());
}

/** All airports of a metropolitan code, most sought first; of an airport code, that airport alone. */
export function airportsOfCity(code: string): readonly Airport[] {
  const area = findMetropolitanArea(code);
  const codes = area ? area.airportCodes : [code];
  return codes
    .flatMap((each) => findAirport(each) ?? [])
    .toSorted((a, b) => b.popularity - a.popularity || a.code.localeCompare(b.code));
}

/** What `from` and `to` of a search mean (F-12): an airport code is that airport, a city code all of its airports. */
export function airportsOfPlace(code: string): readonly Airport[] {
  const airport = findAirport(code);
  return airport ? [airport] : airportsOfCity(code);
}

/** Where an airport is, or the centre of a city (F-28); of a city whose centre is not in the table, the middle of its airports. */
export function centreOfPlace(code: string): GeoPoint | undefined {
  const airports = airportsOfPlace(code);
  if (airports.length === 0) return undefined;
  const centre = findAirport(code) ? undefined : CITY_CENTRES.get(code.toUpperCase());
  return (
    centre ?? {
      lat: airports.reduce((sum, airport) => sum + airport.location.lat, 0) / airports.length,
      lon: airports.reduce((sum, airport) => sum + airport.location.lon, 0) / airports.length,
    }
  );
}

/** Farther ones are no alternative, and each one shown may cost a search. */
const AROUND = { distanceKm: AIRPORTS_AROUND_KM, popularityMin: 45, count: 3 } as const;

export interface NearbyAirport {
  readonly airport: Airport;
  readonly distanceKm: number;
}

/** Airports that could be flown to or from instead of a place: those that are sought, not far from it, nearest first. */
export function airportsAround(place: string): NearbyAirport[] {
  const centre = centreOfPlace(place);
  if (!centre) return [];
  const own = new Set(airportsOfPlace(place).map(({ code }) => code));
  return nearbyAirports({ ...centre, distanceKm: AROUND.distanceKm })
    .filter(({ airport }) => airport.popularity >= AROUND.popularityMin && !own.has(airport.code))
    .slice(0, AROUND.count);
}

/** Airports within a radius, nearest first (B-10). */
export function nearbyAirports(query: { lat: number; lon: number; distanceKm: number }): NearbyAirport[] {
  const here = { lat: query.lat, lon: query.lon };
  return AIRPORTS.map((airport) => ({ airport, distanceKm: distanceKm(here, airport.location) }))
    .filter((near) => near.distanceKm <= query.distanceKm)
    .toSorted((a, b) => a.distanceKm - b.distanceKm);
}
