import type {
  AirlineFacts,
  AirportFacts,
  ContentRoute,
  CountryFacts,
  LinkedAirport,
  Locale,
} from '@travesia/contracts';
import { airportPath } from '@travesia/content';
import { distanceKm } from '@travesia/domain';
import {
  airportName,
  AIRLINES,
  AIRPORTS,
  countryName,
  findAirline,
  findAirport,
  findMetropolitanArea,
  nearbyAirports,
  type Airport,
} from '@travesia/geography';
import { currencyOfCountry } from '../geo/index.ts';

const NEARBY_KM = 150;
const NEARBY_MAX = 6;
const AIRPORTS_OF_COUNTRY_MAX = 10;

function linkedAirport(airport: Airport, locale: Locale): LinkedAirport {
  return {
    code: airport.code,
    name: airportName(airport, locale),
    cityName: airport.cityName[locale],
    path: airportPath(airport),
    latitude: airport.location.lat,
    longitude: airport.location.lon,
  };
}

export function describeAirline(code: string, locale: Locale): AirlineFacts | null {
  const airline = findAirline(code);
  if (!airline) return null;
  return {
    code: airline.code,
    name: airline.name,
    countryName: countryName(airline.countryCode, locale),
    alliance: airline.alliance,
    hubs: airline.hubs.flatMap((hub) => {
      const airport = findAirport(hub);
      return airport ? [linkedAirport(airport, locale)] : [];
    }),
  };
}

function utcOffsetMinutes(timeZone: string, nowMs: number): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    nowMs,
  );
  const offset = /GMT([+-])(\d{2}):(\d{2})/.exec(
    parts.find(({ type }) => type === 'timeZoneName')?.value ?? '',
  );
  if (!offset) return 0;
  const minutes = Number(offset[2]) * 60 + Number(offset[3]);
  return offset[1] === '-' ? -minutes : minutes;
}

export function describeAirport(
  airport: Airport,
  locale: Locale,
  nowMs: number,
  pathOfAirline: (code: string) => string | null,
  pathOfCountry: (code: string) => string | null,
): AirportFacts {
  return {
    code: airport.code,
    icaoCode: airport.icaoCode,
    name: airportName(airport, locale),
    cityName: airport.cityName[locale],
    countryCode: airport.countryCode,
    countryName: countryName(airport.countryCode, locale),
    countryPath: pathOfCountry(airport.countryCode),
    timeZone: airport.timeZone,
    utcOffsetMinutes: utcOffsetMinutes(airport.timeZone, nowMs),
    latitude: airport.location.lat,
    longitude: airport.location.lon,
    nearby: nearbyAirports({ ...airport.location, distanceKm: NEARBY_KM })
      .filter((near) => near.airport.code !== airport.code)
      .slice(0, NEARBY_MAX)
      .map((near) => ({ ...linkedAirport(near.airport, locale), distanceKm: Math.round(near.distanceKm) })),
    airlines: AIRLINES.filter(({ hubs }) => hubs.includes(airport.code)).map(({ code, name }) => ({
      code,
      name,
      path: pathOfAirline(code),
    })),
  };
}

export function describeCountry(code: string, locale: Locale): CountryFacts {
  const airports = AIRPORTS.filter(({ countryCode }) => countryCode === code).toSorted(
    (one, other) => other.popularity - one.popularity || one.name.localeCompare(other.name),
  );
  return {
    code,
    name: countryName(code, locale),
    currencyCode: currencyOfCountry(code),
    airportCount: airports.length,
    airports: airports.slice(0, AIRPORTS_OF_COUNTRY_MAX).map((airport) => linkedAirport(airport, locale)),
  };
}

/** Where a visitor of no known country is thought to begin: the home of this site. */
const HOME_COUNTRY = 'ES';

/** The most sought airport of a country; of the site's own where a country has none. */
export function mainAirport(countryCode: string): Airport {
  const airports = AIRPORTS.filter((airport) => airport.countryCode === countryCode);
  return airports.reduce(
    (best, each) => (each.popularity > best.popularity ? each : best),
    airports[0] ?? mainAirport(HOME_COUNTRY),
  );
}

/** A place of a route: an airport, or a city with several. */
export function describePlace(code: string, locale: Locale): ContentRoute['from'] | null {
  const airport =
    findAirport(code) ?? findMetropolitanArea(code)?.airportCodes.map(findAirport).find(Boolean);
  if (!airport) return null;
  const { cityName, location } = airport;
  return { code, cityName: cityName[locale], latitude: location.lat, longitude: location.lon };
}

const PLACES_TO_GO = AIRPORTS.filter(({ popularity }) => popularity >= 70);
const KM_A_POINT_OF_POPULARITY = 250;
const TOO_NEAR_KM = 250;

/** Sought cities within reach of an airport, for one that nobody has searched from yet. */
export function placesToGo(from: Airport, count: number): string[] {
  const cities = new Map<string, number>();
  for (const { cityCode, location, popularity } of PLACES_TO_GO) {
    const km = distanceKm(from.location, location);
    if (km < TOO_NEAR_KM || cityCode === from.cityCode) continue;
    const worth = popularity - km / KM_A_POINT_OF_POPULARITY;
    cities.set(cityCode, Math.max(worth, cities.get(cityCode) ?? -Infinity));
  }
  return [...cities.entries()]
    .toSorted((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]))
    .slice(0, count)
    .map(([code]) => code);
}
