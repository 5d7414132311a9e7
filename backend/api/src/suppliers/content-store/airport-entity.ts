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

/** A page for an airport nobody has written about: its facts come from the data. */
export function airportEntity(path: string, airport: Airport, locale: Locale): SourceEntity {
  const { code, countryCode, name, cityName } = airport;
  const summary = WORDS[locale](cityName[locale], code, countryName(countryCode, locale));
  const isNamedAfterCity = name.toLowerCase().includes(cityName.en.toLowerCase());
  return {
    title:
      isNamedAfterCity || name.includes(cityName.es)
        ? `${name} (${code})`
        : `${cityName[locale]}, ${name} (${code})`,
    langcode: locale,
    path,
    kind: 'airport',
    summary,
    updated: AIRPORT_DATA_DATE,
    image: null,
    code,
    body: '',
    metatag: [{ name: 'description', content: summary }],
    translations: ['es', 'en'],
    routes: [],
    related: [],
  };
}
