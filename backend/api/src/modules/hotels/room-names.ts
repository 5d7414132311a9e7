import type { Locale } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import { SUPPLIER_LOCALE } from '@travesia/domain';
import { supplierPhrase } from './supplier-phrases.ts';
import type { StayRoom } from './ports.ts';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/rooms.json';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/rooms.json'));

/** The room's name in the page's language; a name with unknown words stays as the supplier wrote it. */
export function roomTypeIn(name: string, locale: Locale): string {
  if (locale === SUPPLIER_LOCALE) return name;
  // Names of the trade; parted by commas, each part is looked up whole.
  const parts = name.split(/,\s*/).map((part) => supplierPhrase('rooms', part.toLowerCase(), locale));
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

/** '1 cama doble y 1 sofá cama'; empty where the supplier does not tell the beds. */
export function roomDescription({ beds }: Pick<StayRoom, 'beds'>, locale: Locale): string {
  const words = beds.map(({ type, count }) => wordsOf(locale)(`beds.${type}`, { count }));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}
