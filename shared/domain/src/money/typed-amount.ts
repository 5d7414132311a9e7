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
