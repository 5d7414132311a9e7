import type { Locale } from '@travesia/contracts';
import { SUPPLIER_LOCALE, type BedType } from '@travesia/domain';
import type { StayRoom } from './ports.ts';

/** Names of the trade, as suppliers write them in English; parted by commas, each part is looked up whole. */
const SPANISH: Readonly<Record<string, string>> = {
  'single room': 'Habitación individual',
  'double room': 'Habitación doble',
  'twin room': 'Habitación doble con dos camas',
  'triple room': 'Habitación triple',
  'quadruple room': 'Habitación cuádruple',
  'family room': 'Habitación familiar',
  'standard room': 'Habitación estándar',
  'standard double room': 'Habitación doble estándar',
  'standard room with two beds': 'Habitación estándar con dos camas',
  'superior room': 'Habitación superior',
  'superior double room': 'Habitación doble superior',
  'deluxe room': 'Habitación deluxe',
  'deluxe double room': 'Habitación doble deluxe',
  'executive room': 'Habitación ejecutiva',
  'junior suite': 'Suite júnior',
  suite: 'Suite',
  'executive suite': 'Suite ejecutiva',
  studio: 'Estudio',
  'one-bedroom apartment': 'Apartamento de un dormitorio',
  'two-bedroom apartment': 'Apartamento de dos dormitorios',
  'three-bedroom apartment': 'Apartamento de tres dormitorios',
  'one-bedroom suite': 'Suite de un dormitorio',
  'city view': 'vistas a la ciudad',
  'sea view': 'vistas al mar',
  'ocean view': 'vistas al océano',
  'pool view': 'vistas a la piscina',
  'garden view': 'vistas al jardín',
  'courtyard view': 'vistas al patio',
  'mountain view': 'vistas a la montaña',
  balcony: 'balcón',
  'non-smoking': 'no fumadores',
};

/** The room's name in the page's language; a name with unknown words stays as the supplier wrote it. */
export function roomTypeIn(name: string, locale: Locale): string {
  if (locale === SUPPLIER_LOCALE) return name;
  const parts = name.split(/,\s*/).map((part) => SPANISH[part.toLowerCase()]);
  return parts.every((part) => part !== undefined) ? parts.join(', ') : name;
}

/** 'Superior Double Room, City View' → 'SUPERIOR_DOUBLE_ROOM_CITY_VIEW'. */
export function roomTypeCode(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
    .slice(0, 60);
}

type Forms = readonly [one: string, many: string];

const BEDS: Readonly<Record<Locale, Readonly<Record<BedType, Forms>>>> = {
  es: {
    single: ['cama individual', 'camas individuales'],
    double: ['cama doble', 'camas dobles'],
    queen: ['cama grande', 'camas grandes'],
    king: ['cama extragrande', 'camas extragrandes'],
    sofabed: ['sofá cama', 'sofás cama'],
  },
  en: {
    single: ['single bed', 'single beds'],
    double: ['double bed', 'double beds'],
    queen: ['queen bed', 'queen beds'],
    king: ['king bed', 'king beds'],
    sofabed: ['sofa bed', 'sofa beds'],
  },
};
const AND: Readonly<Record<Locale, string>> = { es: ' y ', en: ' and ' };

/** '1 cama doble y 1 sofá cama'; empty where the supplier does not tell the beds. */
export function roomDescription({ beds }: Pick<StayRoom, 'beds'>, locale: Locale): string {
  const words = beds.map(({ type, count }) => `${count} ${BEDS[locale][type][count === 1 ? 0 : 1]}`);
  if (words.length < 2) return words.join('');
  return words.slice(0, -1).join(', ') + AND[locale] + (words.at(-1) ?? '');
}
