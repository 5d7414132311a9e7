import { timeOf, type LocalDateTime } from '../dates/local-date.ts';

/** Each begins at its hour and ends where the next one begins. */
const FROM_HOUR = { early: 0, morning: 6, afternoon: 12, evening: 18, late: 21 } as const;

export const TIME_BANDS = ['early', 'morning', 'afternoon', 'evening', 'late'] as const;
export type TimeBand = (typeof TIME_BANDS)[number];

/** The band of a local departure or arrival (F-24). */
export function timeBandOf(dateTime: LocalDateTime): TimeBand {
  const hour = Number(timeOf(dateTime).slice(0, 2));
  return TIME_BANDS.findLast((band) => FROM_HOUR[band] <= hour) ?? 'early';
}

/** First and last minute of a band on a clock: `06:00` and `11:59`. */
export function clockOfBand(band: TimeBand): { readonly from: string; readonly to: string } {
  const hour = (value: number) => String(value).padStart(2, '0');
  const next = TIME_BANDS[TIME_BANDS.indexOf(band) + 1];
  const lastHour = (next ? FROM_HOUR[next] : 24) - 1;
  return { from: `${hour(FROM_HOUR[band])}:00`, to: `${hour(lastHour)}:59` };
}
