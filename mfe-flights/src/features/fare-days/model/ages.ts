import type { DayFare } from '../hooks/use-fare-days.ts';

/** Older prices are marked: they may have changed. */
const AGED_MINUTES = 24 * 60;

export const isAged = ({ state, ageMinutes }: DayFare) =>
  state === 'seen' && (ageMinutes ?? 0) >= AGED_MINUTES;

/** The newest and the oldest of the prices that are shown. */
export function agesOf(fares: readonly DayFare[]): { newest: number; oldest: number } | null {
  const ages = fares.flatMap(({ state, ageMinutes }) =>
    state === 'seen' && ageMinutes !== null ? [ageMinutes] : [],
  );
  return ages.length === 0 ? null : { newest: Math.min(...ages), oldest: Math.max(...ages) };
}
