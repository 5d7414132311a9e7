import type { UsualFare } from '@travesia/contracts';

/** From the lowest fifth to the highest of what is between the cheapest and the dearest day. */
type Heat = 1 | 2 | 3 | 4 | 5;

export const HEAT_WORDS = { 1: 'low', 2: 'low', 3: 'middle', 4: 'high', 5: 'high' } as const;

/** How a price compares with the others that are shown. */
export interface PriceLevel {
  /** Null where there are too few prices for a scale. */
  readonly heat: Heat | null;
  readonly isLowest: boolean;
}

export function levelAmong(amount: number | undefined, amounts: readonly number[]): PriceLevel {
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  if (amount === undefined || lowest === highest) return { heat: null, isLowest: false };
  const isLowest = amount === lowest;
  // Of two prices one is the lowest; that the other is "high" is not known.
  if (new Set(amounts).size < 3) return { heat: null, isLowest };
  const share = (amount - lowest) / (highest - lowest);
  return { heat: (Math.min(4, Math.floor(share * 5)) + 1) as Heat, isLowest };
}

/** */
export function usualLevel(amount: number, { low, high }: UsualFare): 'lower' | 'usual' | 'higher' {
  if (amount < low.amount) return 'lower';
  return amount > high.amount ? 'higher' : 'usual';
}
