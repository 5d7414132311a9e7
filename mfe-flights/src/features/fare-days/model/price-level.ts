import type { UsualFare } from '@travesia/contracts';

/** From the lowest fifth to the highest of what is between the cheapest and the dearest day. */
export type Heat = 1 | 2 | 3 | 4 | 5;

export const HEAT_WORDS = { 1: 'low', 2: 'low', 3: 'middle', 4: 'high', 5: 'high' } as const;

/** How an amount stands among others: null where there is nothing to compare it with. */
export function heatOf(amount: number, amounts: readonly number[]): Heat | null {
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  if (amounts.length < 2 || lowest === highest) return null;
  const share = (amount - lowest) / (highest - lowest);
  return (Math.min(4, Math.floor(share * 5)) + 1) as Heat;
}

/** */
export function usualLevel(amount: number, { low, high }: UsualFare): 'lower' | 'usual' | 'higher' {
  if (amount < low.amount) return 'lower';
  return amount > high.amount ? 'higher' : 'usual';
}
