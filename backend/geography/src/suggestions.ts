import { LOCALES } from '@travesia/domain';
import type { Airport as AirportReply, Locale } from '@travesia/contracts';
import { AIRPORTS, airportsOfCity, centreOfPlace, findAirport, type Airport } from './airports.ts';
import { countryName } from './country-names.ts';
import { fold } from './fold.ts';
import { METROPOLITAN_AREAS, type MetropolitanArea } from './tables/metropolitan-areas.ts';
import { OTHER_NAMES } from './tables/other-names.ts';
import { FILLERS, formsOf } from './tables/word-forms.ts';
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
  country: 60,
} as const;
const WHOLE_CODE_BONUS = 500;
const WHOLE_CITY_CODE_BONUS = 300;
const WHOLE_CITY_BONUS = 120;
const WHOLE_CITY_FIRST = 15;
const ALL_AIRPORTS = { es: 'todos los aeropuertos', en: 'all airports' } as const;

/** A city is offered as a whole where it has several airports and its code is not also one airport's. */
const WHOLE_CITIES = METROPOLITAN_AREAS.filter(
  (area) => !findAirport(area.code) && airportsOfCity(area.code).length > 1,
);
const PLACES: readonly Place[] = [
  ...AIRPORTS.map((airport) => ({ kind: 'airport', airport }) as const),
  ...WHOLE_CITIES.map((area) => ({ kind: 'city', area }) as const),
];

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

/** What else the place is called; an airport in a city of several by what that city is called too. */
function otherNamesOf(place: Place): readonly string[] {
  const codes = place.kind === 'airport' ? [place.airport.code, place.airport.cityCode] : [place.area.code];
  return [...new Set(codes)].flatMap((code) => OTHER_NAMES.get(code) ?? []);
}

const joined = (folded: string) => folded.replaceAll(' ', '');

function wordsByField(place: Place): Record<keyof typeof WEIGHTS, readonly string[]> {
  const airport = place.kind === 'airport' ? place.airport : mainAirport(place.area);
  const area = METROPOLITAN_AREAS.find((each) => each.code === airport?.cityCode);
  const country = airport?.countryCode ?? '';
  return {
    code: [place.kind === 'airport' ? place.airport.code : place.area.code],
    cityCode: area ? [area.code] : [],
    city: [...cityNamesOf(place), ...Object.values(area?.name ?? {})],
    otherName: otherNamesOf(place),
    keyword: place.kind === 'airport' ? place.airport.keywords : [],
    name: place.kind === 'airport' ? [place.airport.name] : [],
    country: LOCALES.map((locale) => countryName(country, locale)),
  };
}

function buildIndex(): TokenIndex {
  const postings = new Map<string, Posting[]>();
  for (const [document, place] of PLACES.entries()) {
    const best = new Map<string, number>();
    for (const [field, texts] of Object.entries(wordsByField(place))) {
      const weight = WEIGHTS[field as keyof typeof WEIGHTS];
      // Written together as well: "newyork".
      const words = texts.map(fold).flatMap((text) => [...text.split(' '), joined(text)]);
      for (const word of words) {
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

interface SuggestionIndex {
  readonly words: TokenIndex;
  /** Every way to write the whole name of the city, by place. */
  readonly wholeNames: readonly ReadonlySet<string>[];
}

let prepared: SuggestionIndex | undefined;

/** Builds the index, which takes most of a second. A server does so before its first request. */
export function prepareSuggestions(): SuggestionIndex {
  prepared ??= {
    words: buildIndex(),
    wholeNames: PLACES.map(
      (place) => new Set([...cityNamesOf(place), ...otherNamesOf(place)].map((name) => joined(fold(name)))),
    ),
  };
  return prepared;
}

export function toSuggestion(airport: Airport, locale: Locale): AirportSuggestion {
  return {
    airportCode: airport.code,
    name: airport.name,
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
    name: `${area.name[locale]} (${ALL_AIRPORTS[locale]})`,
    cityName: area.name[locale],
    cityCode: area.code,
    countryCode,
    countryName: countryName(countryCode, locale),
    location: centreOfPlace(area.code) ?? { lat: 0, lon: 0 },
  };
}

function wholeTermBonus(place: Place, document: number, folded: string): number {
  const airport = place.kind === 'airport' ? place.airport : undefined;
  if (folded === (airport?.code ?? (place.kind === 'city' ? place.area.code : '')).toLowerCase())
    return WHOLE_CODE_BONUS;
  if (folded === airport?.cityCode.toLowerCase()) return WHOLE_CITY_CODE_BONUS;
  return prepareSuggestions().wholeNames[document]?.has(joined(folded)) ? WHOLE_CITY_BONUS : 0;
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

function scored(document: number, weights: readonly number[], folded: string): FoundPlace[] {
  const place = PLACES[document];
  if (!place) return [];
  const text = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return [{ document, score: text + wholeTermBonus(place, document, folded) + 2 * popularityOf(place) }];
}

/** Places that every word fits. */
function placesOfAll(words: readonly string[], slips: Slips): FoundPlace[] {
  const [first, ...rest] = words.map((word) => matchesOf(word, slips));
  return [...(first ?? [])].flatMap(([document, weight]) => {
    const others = rest.map((matches) => matches.get(document) ?? 0);
    return others.includes(0) ? [] : scored(document, [weight, ...others], words.join(' '));
  });
}

const LETTERS_FITTED = 0.5;
/** Shorter ones begin too many names to say anything by themselves. */
const SHORTEST_TELLING_WORD = 4;

/** Places that fit as many letters as any; the words beside them mean nothing to us. */
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
    each.letters === most ? scored(document, each.weights, each.words.join(' ')) : [],
  );
}

/**
 * As it is written first; then without the words around the name, then with one slip, then with several, written
 * together, and at last by the words that fit anything. A later reading counts only where an earlier one finds nothing:
 * half a name is no slip.
 */
function findPlaces(folded: string): FoundPlace[] {
  const words = folded.split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const telling = words.filter((word) => !FILLERS.has(word));
  const readings: readonly (() => FoundPlace[])[] = [
    () => placesOfAll(words, 'none'),
    () => placesOfAll(telling, 'none'),
    () => placesOfAll([joined(folded)], 'none'),
    () => placesOfAll(words, 'one'),
    () => placesOfAll(telling, 'one'),
    () => placesOfAll([telling.join('')], 'one'),
    () => placesOfMost(telling),
    () => placesOfAll([telling.join('')], 'several'),
    () => placesOfAll(telling, 'several'),
  ];
  for (const read of readings) {
    const found = read();
    if (found.length > 0) return found;
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
