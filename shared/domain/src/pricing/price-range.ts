import { minorUnitsPerMajor } from '../money/minor-units.ts';
import { majorUnits } from '../money/money.ts';

/** From the cheapest to the dearest of a list, in minor units. */
export interface PriceBounds {
  readonly fromMinor: number;
  readonly toMinor: number;
}

/** What is wanted of them. Both ends belong to the range; null leaves an end open. */
export interface PriceRange {
  readonly fromMinor: number | null;
  readonly toMinor: number | null;
}

export const PRICE_STEP_MINOR = 100;

/** What two thumbs ask for: one at its end asks for nothing, and the last step may stop short of the dearest. */
export function chosenPriceRange(
  bounds: PriceBounds,
  [low, high]: readonly [low: number, high: number],
): PriceRange | null {
  const fromMinor = low <= bounds.fromMinor ? null : low;
  const toMinor = high > bounds.toMinor - PRICE_STEP_MINOR ? null : high;
  return fromMinor === null && toMinor === null ? null : { fromMinor, toMinor };
}

/** Reads `120-450`: whole units of the currency, either end may be missing. */
export function readPriceRange(value: string | null, currency: string): PriceRange | null {
  const match = /^(\d{1,9})?-(\d{1,9})?$/.exec(value ?? '');
  if (!match) return null;
  const minor = (text: string | undefined) =>
    text === undefined ? null : Number(text) * minorUnitsPerMajor(currency);
  const range = { fromMinor: minor(match[1]), toMinor: minor(match[2]) };
  if (range.fromMinor === null && range.toMinor === null) return null;
  const isUpsideDown = range.fromMinor !== null && range.toMinor !== null && range.fromMinor > range.toMinor;
  return isUpsideDown ? null : range;
}

/** Writes it as `readPriceRange` reads it: in whole units, outwards, so that nothing within the range is left out. */
export function writePriceRange({ fromMinor, toMinor }: PriceRange, currency: string): string {
  const from = fromMinor === null ? '' : Math.floor(majorUnits({ amount: fromMinor, currency }));
  const to = toMinor === null ? '' : Math.ceil(majorUnits({ amount: toMinor, currency }));
  return `${from}-${to}`;
}
