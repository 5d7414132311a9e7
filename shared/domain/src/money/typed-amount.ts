import type { LanguageTag } from '../format/language-tag.ts';
import { formatNumber } from '../format/number-text.ts';
import { decimalsOf, minorUnitsPerMajor } from './minor-units.ts';

/**
 * "12,50" or "12.50" in minor units; null where it is no amount. Thousands are never grouped: with more decimals than
 * the currency has, "1.234" could be meant either way, and the person has to say which.
 */
export function typedAmount(text: string, currency: string): number | null {
  const [, whole, decimals = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || decimals.length > decimalsOf(currency)) return null;
  return Math.round(Number(`${whole}.${decimals}`) * minorUnitsPerMajor(currency));
}

/** The same the other way: an amount in minor units as a person writes it in that language, ready to be changed. */
export const amountToType = (amount: number, currency: string, tag: LanguageTag): string =>
  (amount / minorUnitsPerMajor(currency))
    .toFixed(decimalsOf(currency))
    .replace('.', formatNumber(0.5, tag).charAt(1));
