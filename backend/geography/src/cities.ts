import type { Locale } from '@travesia/contracts';
import { distanceKm, type GeoPoint } from '@travesia/domain';
import { AIRPORTS, findMetropolitanArea, type Airport } from './airports.ts';
import { fold } from './fold.ts';
import { suggestAirports } from './suggestions.ts';
import { CITY_CENTRES } from './tables/city-centres.ts';

/** A place to stay in: the city, or the cities, behind a city code. */
export interface City {
  /** Metropolitan code, else that of its airport. */
  readonly code: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly countryCode: string;
  /** The centre of the city, not its airport. */
  readonly location: GeoPoint;
  readonly timeZone: string;
  /** 0–100, how sought it is. */
  readonly popularity: number;
}

const ASKED_PER_CITY = 4;

function cityOf(airports: readonly Airport[]): City | null {
  const main = airports.toSorted((a, b) => b.popularity - a.popularity)[0];
  if (!main) return null;
  const area = findMetropolitanArea(main.cityCode);
  return {
    code: main.cityCode,
    name: area?.name ?? main.cityName,
    countryCode: main.countryCode,
    location: CITY_CENTRES.get(main.cityCode) ?? main.location,
    timeZone: main.timeZone,
    popularity: main.popularity,
  };
}

/** Every city with an airport, most sought first. */
export const CITIES: readonly City[] = [...Map.groupBy(AIRPORTS, (airport) => airport.cityCode).values()]
  .flatMap((airports) => cityOf(airports) ?? [])
  .toSorted((a, b) => b.popularity - a.popularity || a.code.localeCompare(b.code));

const BY_CODE = new Map(CITIES.map((city) => [city.code, city]));

export function findCity(code: string): City | undefined {
  return BY_CODE.get(code.toUpperCase());
}

export interface NearbyCity {
  readonly city: City;
  readonly distanceKm: number;
}

/** Cities within a radius, nearest first. */
export function nearbyCities(here: GeoPoint, radiusKm: number): NearbyCity[] {
  return CITIES.map((city) => ({ city, distanceKm: distanceKm(here, city.location) }))
    .filter((near) => near.distanceKm <= radiusKm)
    .toSorted((a, b) => a.distanceKm - b.distanceKm);
}

/** The city whose centre is nearest; places far from any airport have one too. */
export function nearestCity(here: GeoPoint): City | undefined {
  let best: NearbyCity | undefined;
  for (const city of CITIES) {
    const km = distanceKm(here, city.location);
    if (!best || km < best.distanceKm) best = { city, distanceKm: km };
  }
  return best?.city;
}

const ZONE_GRID = 20;
const ZONES_REMEMBERED = 50_000;
const zones = new Map<string, string>();

/** The zone of the nearest city; points of one neighbourhood share the answer. */
export function timeZoneAt(here: GeoPoint): string {
  const key = `${Math.round(here.lat * ZONE_GRID)}:${Math.round(here.lon * ZONE_GRID)}`;
  const known = zones.get(key);
  if (known !== undefined) return known;
  const zone = nearestCity(here)?.timeZone ?? 'UTC';
  if (zones.size >= ZONES_REMEMBERED) zones.clear();
  zones.set(key, zone);
  return zone;
}

/** Cities for what a traveller typed: name in either language, country, code, with one typo (B-09). */
export function suggestCities(term: string, { locale, limit }: { locale: Locale; limit: number }): City[] {
  const found = new Map<string, City>();
  for (const { airportCode, cityCode } of suggestAirports(term, { locale, limit: limit * ASKED_PER_CITY })) {
    const city = findCity(cityCode) ?? findCity(airportCode);
    if (!city) continue;
    // Two airports of one city under codes of their own are one place to sleep.
    const key = `${city.countryCode} ${fold(city.name.en)}`;
    const known = found.get(key);
    if (!known || known.popularity < city.popularity) found.set(key, city);
  }
  return [...found.values()].slice(0, limit);
}
