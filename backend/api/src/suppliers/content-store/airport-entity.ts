import { LOCALES, SUPPLIER_LOCALE } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import type { Locale } from '@travesia/contracts';
import { countryName, type Airport } from '@travesia/geography';
import type { SourceEntity } from '../../modules/content/index.ts';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/airport.json';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/airport.json'));

/** The day the airport data was last merged: pages made of it are as old. */
export const AIRPORT_DATA_DATE = '2026-11-20';

const GENERIC = /\b(International|Internacional|Airport|Aeropuerto|Regional)\b/g;

/** The airport's own name without the words that every airport has. */
function ownName(name: string): string {
  return name.replace(GENERIC, '').replaceAll(/\s+/g, ' ').trim();
}

/** `Aeropuerto Adolfo Suárez Madrid–Barajas (MAD)`, `Kotoka Airport, Accra (ACC)`. */
export function airportTitle({ code, name, cityName }: Airport, locale: Locale): string {
  const city = cityName[locale];
  const own = ownName(name);
  const says = own.includes(city) || own.toLowerCase().includes(cityName[SUPPLIER_LOCALE].toLowerCase());
  const words = wordsOf(locale);
  if (own === '' || own === city || own === cityName[SUPPLIER_LOCALE]) return words('ofCity', { city, code });
  return says ? words('named', { name: own, code }) : words('namedInCity', { name: own, city, code });
}

/** A page for an airport nobody has written about: its facts come from the data. */
export function airportEntity(path: string, airport: Airport, locale: Locale): SourceEntity {
  const { code, countryCode, cityName } = airport;
  const summary = wordsOf(locale)('summary', {
    code,
    city: cityName[locale],
    country: countryName(countryCode, locale),
  });
  return {
    title: airportTitle(airport, locale),
    langcode: locale,
    path,
    kind: 'airport',
    summary,
    updated: AIRPORT_DATA_DATE,
    image: null,
    code,
    markets: [],
    body: '',
    metatag: [{ name: 'description', content: summary }],
    translations: [...LOCALES],
    routes: [],
    related: [],
  };
}
