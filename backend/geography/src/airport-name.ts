import { SUPPLIER_LOCALE, type Locale } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import type { Airport } from './airports.ts';
import { fold } from './fold.ts';
import type words from './locales/es/airport-name.json';

const WORDS = catalogues<typeof words>(import.meta.dirname, 'locales/*/airport-name.json');

/** `El Dorado International Airport`; what is called otherwise keeps its name. */
const USUAL = /^(?<own>.+?) (?<international>International )?Airport$/;

/** `Aeropuerto Internacional El Dorado`, `Aeropuerto Internacional de Miami`: the data have English names. */
export function airportName({ name, cityName }: Pick<Airport, 'name' | 'cityName'>, locale: Locale): string {
  const { own, international } = USUAL.exec(name)?.groups ?? {};
  if (!own) return name;
  const isCity = locale !== SUPPLIER_LOCALE && fold(own) === fold(cityName[SUPPLIER_LOCALE]);
  const words = WORDS[locale][international ? 'international' : 'national'];
  return words[isCity ? 'ofCity' : 'named'].replace('{name}', isCity ? cityName[locale] : own);
}
