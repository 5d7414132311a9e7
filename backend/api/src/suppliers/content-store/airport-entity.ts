import { LOCALES } from '@travesia/domain';
import type { Locale } from '@travesia/contracts';
import { countryName, type Airport } from '@travesia/geography';
import type { SourceEntity } from '../../modules/content/index.ts';

/** The day the airport data was last merged: pages made of it are as old. */
export const AIRPORT_DATA_DATE = '2026-11-20';

const WORDS: Readonly<Record<Locale, (city: string, code: string, country: string) => string>> = {
  es: (city, code, country) =>
    `Dónde está el aeropuerto ${code} de ${city} (${country}), su zona horaria, otros aeropuertos cerca y vuelos que salen de ahí.`,
  en: (city, code, country) =>
    `Where airport ${code} of ${city} (${country}) is, its time zone, other airports nearby and flights that leave from it.`,
};

const GENERIC = /\b(International|Internacional|Airport|Aeropuerto|Regional)\b/g;

/** The airport's own name without the words that every airport has. */
function ownName(name: string): string {
  return name.replace(GENERIC, '').replaceAll(/\s+/g, ' ').trim();
}

/** `Aeropuerto Adolfo Suárez Madrid–Barajas (MAD)`, `Kotoka Airport, Accra (ACC)`. */
export function airportTitle({ code, name, cityName }: Airport, locale: Locale): string {
  const city = cityName[locale];
  const own = ownName(name);
  const says = own.includes(city) || own.toLowerCase().includes(cityName.en.toLowerCase());
  const { of, inCity } = {
    es: { of: `Aeropuerto ${own}`, inCity: `Aeropuerto de ${city}` },
    en: { of: `${own} Airport`, inCity: `${city} Airport` },
  }[locale];
  if (own === '' || own === city || own === cityName.en) {
    return `${inCity} (${code})`;
  }
  return says ? `${of} (${code})` : `${of}, ${city} (${code})`;
}

/** A page for an airport nobody has written about: its facts come from the data. */
export function airportEntity(path: string, airport: Airport, locale: Locale): SourceEntity {
  const { code, countryCode, cityName } = airport;
  const summary = WORDS[locale](cityName[locale], code, countryName(countryCode, locale));
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
