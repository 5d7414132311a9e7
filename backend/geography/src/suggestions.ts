import type { Airport as AirportReply, Locale } from '@travesia/contracts';
import { AIRPORTS, airportsOfCity, centreOfPlace, findAirport, type Airport } from './airports.ts';
import { countryName } from './country-names.ts';
import { fold } from './fold.ts';
import { METROPOLITAN_AREAS, type MetropolitanArea } from './tables/metropolitan-areas.ts';
import { TokenIndex, type Posting } from './token-index.ts';

/** An airport as the API replies it (B-07), in one language. A whole city stands under its shared code. */
export type AirportSuggestion = Readonly<Required<AirportReply>>;

type Place = { kind: 'airport'; airport: Airport } | { kind: 'city'; area: MetropolitanArea };

const WEIGHTS = { code: 90, city: 220, cityCode: 150, keyword: 110, name: 100, country: 60 } as const;
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
  const names = place.kind === 'airport' ? place.airport.cityName : place.area;
  return [names.es, names.en];
}

function wordsByField(place: Place): Record<keyof typeof WEIGHTS, readonly string[]> {
  const airport = place.kind === 'airport' ? place.airport : mainAirport(place.area);
  const area = METROPOLITAN_AREAS.find((each) => each.code === airport?.cityCode);
  const country = airport?.countryCode ?? '';
  return {
    code: [place.kind === 'airport' ? place.airport.code : place.area.code],
    cityCode: area ? [area.code] : [],
    city: [...cityNamesOf(place), ...(area ? [area.es, area.en] : [])],
    keyword: place.kind === 'airport' ? place.airport.keywords : [],
    name: place.kind === 'airport' ? [place.airport.name] : [],
    country: [countryName(country, 'es'), countryName(country, 'en')],
  };
}

function buildIndex(): TokenIndex {
  const postings = new Map<string, Posting[]>();
  for (const [document, place] of PLACES.entries()) {
    const best = new Map<string, number>();
    for (const [field, texts] of Object.entries(wordsByField(place))) {
      const weight = WEIGHTS[field as keyof typeof WEIGHTS];
      for (const word of texts.flatMap((text) => fold(text).split(' '))) {
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

const INDEX = buildIndex();
const FOLDED_CITIES = PLACES.map((place) => cityNamesOf(place).map(fold));

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
    name: `${area[locale]} (${ALL_AIRPORTS[locale]})`,
    cityName: area[locale],
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
  return FOLDED_CITIES[document]?.includes(folded) ? WHOLE_CITY_BONUS : 0;
}

export interface SuggestOptions {
  readonly locale: Locale;
  readonly limit?: number;
}

type FoundPlace = { document: number; score: number };

function findPlaces(words: readonly string[], folded: string, withTypos: boolean): FoundPlace[] {
  const [first, ...rest] = words.map((word) => INDEX.match(word, { withTypos }));
  const found: FoundPlace[] = [];
  for (const [document, weight] of first ?? []) {
    const others = rest.map((matches) => matches.get(document) ?? 0);
    if (others.includes(0)) continue;
    const place = PLACES[document];
    if (!place) continue;
    const text = (weight + others.reduce((sum, other) => sum + other, 0)) / words.length;
    found.push({ document, score: text + wholeTermBonus(place, document, folded) + 2 * popularityOf(place) });
  }
  return found;
}

/** Airports and whole cities for what a traveller typed: code, city in either language, country, with one typo. */
export function suggestAirports(term: string, { locale, limit = 10 }: SuggestOptions): AirportSuggestion[] {
  const folded = fold(term);
  const words = folded.split(' ').filter(Boolean);
  // A typo is only looked for where nothing is written that way: half a name is no slip.
  const exact = findPlaces(words, folded, false);
  const found = exact.length > 0 ? exact : findPlaces(words, folded, true);
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
