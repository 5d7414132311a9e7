import { timeOf, type LocalDateTime } from '../dates/local-date.ts';

export const TIME_BANDS = ['early', 'morning', 'afternoon', 'evening', 'late'] as const;
export type TimeBand = (typeof TIME_BANDS)[number];

/** The band of a local departure or arrival (F-24). */
export function timeBandOf(dateTime: LocalDateTime): TimeBand {
  const hour = Number(timeOf(dateTime).slice(0, 2));
  if (hour < 6) return 'early';
  if (hour < 12) return 'morning';
  if (hour < 18) return 'afternoon';
  if (hour < 21) return 'evening';
  return 'late';
}
