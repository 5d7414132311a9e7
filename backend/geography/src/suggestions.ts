import { LOCALES } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import type { Airport as AirportReply, Locale } from '@travesia/contracts';
import { AIRPORTS, airportsOfCity, centreOfPlace, findAirport, type Airport } from './airports.ts';
import { airportName } from './airport-name.ts';
import { countryName } from './country-names.ts';
import { fold } from './fold.ts';
import type words from './locales/es/suggestions.json';
import { placeNames, type NamedPlace } from './place-names.ts';
import { METROPOLITAN_AREAS, type MetropolitanArea } from './tables/metropolitan-areas.ts';
import { DESTINATIONS, OTHER_NAMES } from './tables/other-names.ts';
import { COUNTRY_OTHER_NAMES } from './tables/country-other-names.ts';
import { FILLERS, formsOf, writingsOf } from './tables/word-forms.ts';
import { TokenIndex, type Posting } from './token-index.ts';

/** An airport as the API replies it (B-07), in one language. A whole city stands under its shared code. */
export type AirportSuggestion = Readonly<Required<AirportReply>>;

type Place = { kind: 'airport'; airport: Airport } | { kind: 'city'; area: MetropolitanArea };

const WEIGHTS = {
  code: 90,
  city: 220,
  otherName: 190,
  cityCode: 150,
  keyword: 110,
  name: 100,
  destination: 60,
  region: 80,
  country: 60,
} as const;
type Field = keyof typeof WEIGHTS;
const WHOLE_CODE_BONUS = 500;
const WHOLE_CITY_CODE_BONUS = 300;
const WHOLE_CITY_BONUS = 250;
const WHOLE_AREA_BONUS = 100;
const WHOLE_CITY_FIRST = 15;
const WORDS = catalogues<typeof words>(import.meta.dirname, 'locales/*/suggestions.json');

/** A city is offered as a whole where it has several airports and its code is not also one airport's. */
const WHOLE_CITIES = METROPOLITAN_AREAS.filter(
  (area) => !findAirport(area.code) && airportsOfCity(area.code).length > 1,
);
const PLACES: readonly Place[] = [
  ...AIRPORTS.map((airport) => ({ kind: 'airport', airport }) as const),
  ...WHOLE_CITIES.map((area) => ({ kind: 'city', area }) as const),
];

const DOCUMENT_OF_CODE = new Map(
  PLACES.map((place, document) => [
    place.kind === 'airport' ? place.airport.code : place.area.code,
    document,
  ]),
);

function mainAirport(area: MetropolitanArea): Airport | undefined {
  return airportsOfCity(area.code)[0];
}

function popularityOf(place: Place): number {
  if (place.kind === 'airport') return place.airport.popularity;
  return (mainAirport(place.area)?.popularity ?? 0) + WHOLE_CITY_FIRST;
}

function cityNamesOf(place: Place): string[] {
  return Object.values(place.kind === 'airport' ? place.airport.cityName : place.area.name);
}

/** Names of a table for a place; an airport in a city of several has those of the city too. */
function namesFrom(table: ReadonlyMap<string, readonly string[]>, place: Place): readonly string[] {
  const codes = place.kind === 'airport' ? [place.airport.code, place.airport.cityCode] : [place.area.code];
  return [...new Set(codes)].flatMap((code) => table.get(code) ?? []);
}

function countryNamesOf(countryCode: string): readonly string[] {
  const names = LOCALES.map((locale) => countryName(countryCode, locale));
  return [...names, ...(COUNTRY_OTHER_NAMES[countryCode] ?? [])];
}

/** The country and the region that a place is in: their whole names, and the words of these. */
interface Area {
  readonly names: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

const areas = new Map<string, Area>();

function areaOf(place: Place): Area {
  const airport = place.kind === 'airport' ? place.airport : mainAirport(place.area);
  const [countryCode = '', regionNames = []] = [airport?.countryCode, airport?.regionNames];
  const key = `${countryCode} ${regionNames.join()}`;
  const known = areas.get(key);
  if (known) return known;
  const names = [...regionNames, ...countryNamesOf(countryCode)].map(fold);
  const area = { names: new Set(names), words: new Set(names.flatMap((name) => name.split(' '))) };
  areas.set(key, area);
  return area;
}

const joined = (folded: string) => folded.replaceAll(' ', '');

function wordsByField(place: Place): Record<Field, readonly string[]> {
  const airport = place.kind === 'airport' ? place.airport : mainAirport(place.area);
  const area = METROPOLITAN_AREAS.find((each) => each.code === airport?.cityCode);
  const country = airport?.countryCode ?? '';
  return {
    code: [place.kind === 'airport' ? place.airport.code : place.area.code],
    cityCode: area ? [area.code] : [],
    city: [...cityNamesOf(place), ...Object.values(area?.name ?? {})],
    otherName: namesFrom(OTHER_NAMES, place),
    destination: namesFrom(DESTINATIONS, place),
    keyword: place.kind === 'airport' ? place.airport.keywords : [],
    name: place.kind === 'airport' ? [place.airport.name] : [],
    region: airport?.regionNames ?? [],
    country: countryNamesOf(country),
  };
}

/** Words of a text with their weights; whole names written together as well: "newyork". */
function weightedWords(field: Field, text: string, area: Area): (readonly [word: string, weight: number])[] {
  const folded = fold(text);
  const words = folded.split(' ');
  if (words.length === 1 || area.names.has(folded) || (field !== 'otherName' && field !== 'destination'))
    return [...words, joined(folded)].map((word) => [word, WEIGHTS[field]]);
  // "Bar" alone is not Temple Bar, nor is "Colombia" only one of its ends.
  const own = words.filter((word) => !area.words.has(word));
  return [...own, joined(folded)].map((word) => [word, Math.min(WEIGHTS[field], WEIGHTS.keyword)]);
}

function buildIndex(): TokenIndex {
  const postings = new Map<string, Posting[]>();
  for (const [document, place] of PLACES.entries()) {
    const best = new Map<string, number>();
    for (const [field, texts] of Object.entries(wordsByField(place))) {
      for (const [word, weight] of texts.flatMap((text) =>
        weightedWords(field as Field, text, areaOf(place)),
      )) {
        if (word && weight > (best.get(word) ?? 0)) best.set(word, weight);
      }
    }
    for (const [word, weight] of best) {
      const list = postings.get(word);
      if (list) list.push({ document, weight });
      else postings.set(word, [{ document, weight }]);
    }
  }
  return new TokenIndex(postings);
}

function wholeNamesOf(place: Place): string[] {
  return [...cityNamesOf(place), ...namesFrom(OTHER_NAMES, place), ...namesFrom(DESTINATIONS, place)];
}

interface SuggestionIndex {
  readonly words: TokenIndex;
  /** Every way to write the whole name of the city, by place. */
  readonly wholeNames: readonly ReadonlySet<string>[];
}

let prepared: SuggestionIndex | undefined;

/** Builds the index, which takes a second. A server does so before its first request. */
export function prepareSuggestions(): SuggestionIndex {
  prepared ??= {
    words: buildIndex(),
    wholeNames: PLACES.map((place) => new Set(wholeNamesOf(place).map((name) => joined(fold(name))))),
  };
  placeNames();
  return prepared;
}

export function toSuggestion(airport: Airport, locale: Locale): AirportSuggestion {
  return {
    airportCode: airport.code,
    name: airportName(airport, locale),
    cityName: airport.cityName[locale],
    cityCode: airport.cityCode,
    countryCode: airport.countryCode,
    countryName: countryName(airport.countryCode, locale),
    location: airport.location,
  };
}

function toCitySuggestion(area: MetropolitanArea, locale: Locale): AirportSuggestion {
  const countryCode = mainAirport(area)?.countryCode ?? '';
  return {
    airportCode: area.code,
    name: `${area.name[locale]} (${WORDS[locale].allAirports})`,
    cityName: area.name[locale],
    cityCode: area.code,
    countryCode,
    countryName: countryName(countryCode, locale),
    location: centreOfPlace(area.code) ?? { lat: 0, lon: 0 },
  };
}

function wholeTermBonus(place: Place, document: number, words: readonly string[]): number {
  const airport = place.kind === 'airport' ? place.airport : undefined;
  const term = words.join(' ');
  if (term === (airport?.code ?? (place.kind === 'city' ? place.area.code : '')).toLowerCase())
    return WHOLE_CODE_BONUS;
  if (term === airport?.cityCode.toLowerCase()) return WHOLE_CITY_CODE_BONUS;
  const wholeNames = prepareSuggestions().wholeNames[document];
  const isCalled = (name: readonly string[]) =>
    writingsOf(name).some((writing) => wholeNames?.has(joined(writing)));
  if (isCalled(words)) return WHOLE_CITY_BONUS;
  const area = areaOf(place);
  if (area.names.has(term)) return WHOLE_AREA_BONUS;
  // "San Jose California", "Valencia Venezuela".
  const name = words.filter((word) => !area.words.has(word));
  return name.length > 0 && name.length < words.length && isCalled(name) ? WHOLE_CITY_BONUS : 0;
}

export interface SuggestOptions {
  readonly locale: Locale;
  readonly limit?: number;
}

type FoundPlace = { document: number; score: number };
type Matches = ReadonlyMap<number, number>;

/** How far what was typed may be from a name. */
type Slips = 'none' | 'one' | 'several';

function matchesOf(word: string, slips: Slips): Matches {
  const best = new Map<number, number>();
  for (const form of formsOf(word)) {
    for (const [document, weight] of prepareSuggestions().words.match(form, slips)) {
      if (weight > (best.get(document) ?? 0)) best.set(document, weight);
    }
  }
  return best;
}

function scored(document: number, weights: readonly number[], words: readonly string[]): FoundPlace[] {
  const place = PLACES[document];
  if (!place) return [];
  const text = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return [{ document, score: text + wholeTermBonus(place, document, words) + 2 * popularityOf(place) }];
}

/** Places that every word fits. */
function placesOfAll(words: readonly string[], slips: Slips): FoundPlace[] {
  const [first, ...rest] = words.map((word) => matchesOf(word, slips));
  return [...(first ?? [])].flatMap(([document, weight]) => {
    const others = rest.map((matches) => matches.get(document) ?? 0);
    return others.includes(0) ? [] : scored(document, [weight, ...others], words);
  });
}

const LETTERS_FITTED = 0.5;
/** Shorter ones begin too many names to say anything by themselves. */
const SHORTEST_TELLING_WORD = 4;

/** Places that fit as many of the typed letters as any other place; words that fit no place are ignored. */
function placesOfMost(words: readonly string[]): FoundPlace[] {
  const letters = new Map<number, { letters: number; weights: number[]; words: string[] }>();
  for (const word of words) {
    const matches = word.length < SHORTEST_TELLING_WORD ? new Map() : matchesOf(word, 'none');
    const near: Matches = matches.size > 0 ? matches : matchesOf(word, 'one');
    for (const [document, weight] of near) {
      const known = letters.get(document) ?? { letters: 0, weights: [], words: [] };
      known.letters += word.length;
      known.weights.push(weight);
      known.words.push(word);
      letters.set(document, known);
    }
  }
  const most = Math.max(0, ...[...letters.values()].map((each) => each.letters));
  if (most < SHORTEST_TELLING_WORD || most < words.join('').length * LETTERS_FITTED) return [];
  return [...letters].flatMap(([document, each]) =>
    each.letters === most ? scored(document, each.weights, each.words) : [],
  );
}

const SHORTEST_BEGINNING = 3;
const CODE_LENGTH = 3;
/** A name of the world's places that is as good an answer by itself as one of our own. */
const TELLING_SCORE = 300;

/** Who types the name of a large city does not look for the towns that were named after it. */
const NAMESAKE_SHARE = 0.4;

function documentsOf(places: readonly NamedPlace[]): FoundPlace[] {
  return places.flatMap(({ code, score }) => {
    const document = DOCUMENT_OF_CODE.get(code);
    return document === undefined ? [] : [{ document, score }];
  });
}

function calledAsWritten(words: readonly string[]): FoundPlace[] {
  return writingsOf(words).flatMap((writing) => documentsOf(placeNames().called(joined(writing))));
}

/** Whether the words say where the place is: its city, region or country. */
function isThere(document: number, words: readonly string[]): boolean {
  const place = PLACES[document];
  if (!place) return false;
  const cityWords = cityNamesOf(place).flatMap((name) => fold(name).split(' '));
  const known = [...areaOf(place).words, ...cityWords];
  return words.every((word) =>
    known.some((each) => each === word || (word.length >= SHORTEST_TELLING_WORD && each.startsWith(word))),
  );
}

/** Places with this name in the world's list, if need be with the words that say which of them: "Naples FL". */
function placesCalled(words: readonly string[]): FoundPlace[] {
  const whole = calledAsWritten(words);
  if (whole.length > 0) return whole;
  for (let length = words.length - 1; length > 0; length -= 1) {
    for (const start of [0, words.length - length]) {
      const others = words.toSpliced(start, length).filter((word) => !FILLERS.has(word));
      const named = calledAsWritten(words.slice(start, start + length));
      const found = named.filter(({ document }) => isThere(document, others));
      if (found.length > 0) return found;
    }
  }
  return [];
}

function placesBeginningWith(folded: string): FoundPlace[] {
  const beginning = joined(folded);
  // One sign of Chinese or Korean is already a word.
  if (/^[a-z]/.test(beginning) && beginning.length < SHORTEST_BEGINNING) return [];
  return documentsOf(placeNames().beginningWith(beginning));
}

/** The better score of each place. */
function together(...readings: readonly (readonly FoundPlace[])[]): FoundPlace[] {
  const best = new Map<number, FoundPlace>();
  for (const place of readings.flat()) {
    if (place.score > (best.get(place.document)?.score ?? 0)) best.set(place.document, place);
  }
  return [...best.values()];
}

/**
 * As it is written first, among our names and the world's; then without the words around the name, written together,
 * with one slip or as the beginning of a name anywhere, with several slips, and at last by the words that fit anything.
 * A later reading counts only where an earlier one finds nothing: half a name is no slip. A small town is no proof
 * either that the name of a large city was not meant.
 */
function findPlaces(folded: string): FoundPlace[] {
  const words = folded.split(' ').filter(Boolean);
  if (words.length === 0) return [];
  // "La P" is the beginning of La Paz, not the code LAP.
  const isCode = words.length > 1 && joined(folded).length <= CODE_LENGTH;
  const telling = words.filter((word) => !FILLERS.has(word));
  const called = together(placesCalled(words), telling.length > 0 ? placesCalled(telling) : []);
  const isTelling = called.some(({ score }) => score >= TELLING_SCORE);
  const readings: readonly (() => FoundPlace[])[] = [
    () => together(placesOfAll(words, 'none'), isCode ? [] : placesOfAll([joined(folded)], 'none')),
    () => placesOfAll(telling, 'none'),
    () => (isTelling ? called : []),
    () => together(placesOfAll(words, 'one'), placesBeginningWith(folded), called),
    () => placesOfAll(telling, 'one'),
    () => placesOfAll([telling.join('')], 'one'),
    () => placesOfMost(telling),
    () => placesOfAll([telling.join('')], 'several'),
    () => placesOfAll(telling, 'several'),
  ];
  for (const read of readings) {
    const found = read();
    if (found.length === 0) continue;
    const best = Math.max(...found.map(({ score }) => score));
    return together(
      found,
      called.filter(({ score }) => score >= best * NAMESAKE_SHARE),
    );
  }
  return [];
}

/** Airports and whole cities for what a traveller typed: code, city in any of its names, country, with slips. */
export function suggestAirports(term: string, { locale, limit = 10 }: SuggestOptions): AirportSuggestion[] {
  const found = findPlaces(fold(term));
  return found
    .toSorted((a, b) => b.score - a.score || a.document - b.document)
    .slice(0, limit)
    .flatMap(({ document }) => {
      const place = PLACES[document];
      if (!place) return [];
      return [
        place.kind === 'airport' ? toSuggestion(place.airport, locale) : toCitySuggestion(place.area, locale),
      ];
    });
}
