import type { Cruise, Locale } from '@travesia/contracts';
import { inLocale } from '@travesia/domain';
import type { Ship } from './tables/ships.ts';

const NAMES = {
  es: {
    built: 'Año de construcción',
    guests: 'Pasajeros',
    crew: 'Tripulación',
    decks: 'Cubiertas',
    length: 'Eslora',
  },
  en: { built: 'Year built', guests: 'Guests', crew: 'Crew', decks: 'Decks', length: 'Length' },
};

/** The measures of a ship, in words. */
export function shipDetails(ship: Ship, locale: Locale): Cruise['shipDetails'] {
  const names = inLocale(NAMES, locale);
  const number = new Intl.NumberFormat(locale, { useGrouping: 'always' });
  return [
    { name: names.built, value: String(ship.built) },
    { name: names.guests, value: number.format(ship.guests) },
    { name: names.crew, value: number.format(ship.crew) },
    { name: names.decks, value: String(ship.decks) },
    { name: names.length, value: `${ship.lengthMetres} m` },
  ];
}
