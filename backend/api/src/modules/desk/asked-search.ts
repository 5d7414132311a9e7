import { normaliseBookingReference } from '../booking/index.ts';

/** What was typed into the one field, as the keys that can match it (migration 0900). */
export interface AskedSearch {
  /** One of them is enough. */
  readonly keys: readonly string[];
  /** Folded in the database; every one has to match, with one typing error each. */
  readonly names: readonly string[];
}
/** Why a search would find nearly everything; the words are the page's. */
export type SearchHint = 'too_short' | 'last_four_needs_date';

const DAY_MS = 86_400_000;
const SHORTEST = 3;
const PHONE_DIGITS = 9;
const PHONE_DIGITS_MIN = 7;
/** 4242 2026-11-23, 4242 23/11/2026. */
const LAST_FOUR = /^(\d{4})[\s,;]+(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[/.](\d{1,2})[/.](\d{4}))$/;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** A payment of an evening in America was made on the next day of UTC. */
function lastFourKeys(digits: string, ms: number): string[] {
  return [-DAY_MS, 0, DAY_MS].map((shift) => `c:${digits}:${dayOf(ms + shift)}`);
}

export function readSearch(typed: string): AskedSearch | { readonly hint: SearchHint } {
  const text = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (text.includes('@')) {
    return text.length > SHORTEST ? { keys: [`e:${text.toLowerCase()}`], names: [] } : { hint: 'too_short' };
  }
  const [, digits, ...date] = LAST_FOUR.exec(text) ?? [];
  if (digits !== undefined) {
    const [year, month, day, otherDay, otherMonth, otherYear] = date.map(Number);
    const ms = date[0]
      ? Date.UTC(year ?? NaN, (month ?? NaN) - 1, day)
      : Date.UTC(otherYear ?? NaN, (otherMonth ?? NaN) - 1, otherDay);
    return { keys: lastFourKeys(digits, ms), names: [] };
  }
  if (/^\d{4}$/.test(text)) return { hint: 'last_four_needs_date' };
  const reference = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const own = normaliseBookingReference(text);
  const isNumber = /^\+?[\d\s().-]+$/.test(text);
  const number = text.replaceAll(/\D/g, '');
  const names = isNumber ? [] : text.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length > 1);
  const isName = !/\d/.test(text) && names.some((word) => word.length >= SHORTEST);
  if (reference.length < SHORTEST && !isName) return { hint: 'too_short' };
  return {
    keys: [
      ...(reference.length >= SHORTEST ? [`r:${reference}`] : []),
      // A caller spells O where a 0 stands.
      ...(own !== null && own !== reference ? [`r:${own}`] : []),
      ...(isNumber && number.length >= PHONE_DIGITS_MIN ? [`p:${number.slice(-PHONE_DIGITS)}`] : []),
    ],
    names: isName ? names : [],
  };
}
