import { SUPPLIER_LOCALE, type Locale } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import type { Airport } from './airports.ts';
import { fold } from './fold.ts';
import type words from './locales/es/airport-name.json';
import { AIRPORT_NAMES } from './tables/airport-names.ts';

const WORDS = catalogues<typeof words>(import.meta.dirname, 'locales/*/airport-name.json');

/** `El Dorado International Airport`; what is called otherwise keeps its name. */
const USUAL = /^(?<own>.+?) (?<international>International )?Airport$/;

type Named = Pick<Airport, 'code' | 'name' | 'cityName'>;

/** `London Heathrow` is `Londres-Heathrow` where the page calls its city so; null where it is not called by its city. */
function nameByCity(own: string, cityName: Airport['cityName'], locale: Locale): string | null {
  const [city, here] = [cityName[SUPPLIER_LOCALE], cityName[locale]];
  if ([city, here].some((name) => fold(own) === fold(name))) return here;
  const isBefore =
    fold(own.slice(0, city.length)) === fold(city) && /[ \p{Pd}]/u.test(own.charAt(city.length));
  const rest = own.slice(city.length).replace(/^[ \p{Pd}]+/u, '');
  return isBefore && city !== here && rest !== '' ? `${here}-${rest}` : null;
}

/** `Aeropuerto Internacional El Dorado`, `Aeropuerto Internacional de Miami`: the data have English names. */
export function airportName({ code, name, cityName }: Named, locale: Locale): string {
  const known = AIRPORT_NAMES[code];
  if (known && locale !== SUPPLIER_LOCALE) return known;
  const { own, international } = USUAL.exec(name)?.groups ?? {};
  if (!own || locale === SUPPLIER_LOCALE) return name;
  const ofCity = nameByCity(own, cityName, locale);
  const words = WORDS[locale][international ? 'international' : 'national'];
  return words[ofCity ? 'ofCity' : 'named'].replace('{name}', ofCity ?? own);
}
