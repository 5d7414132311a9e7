import type { Locale } from '@travesia/i18n';

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;

/** How far off a moment is: 3 hours ago, in 20 minutes. */
export function distanceWords(at: string, from: string, locale: Locale): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  const minutes = Math.round((Date.parse(at) - Date.parse(from)) / MINUTE_MS);
  if (Math.abs(minutes) < HOUR_MIN) return words.format(minutes, 'minute');
  return Math.abs(minutes) < DAY_MIN
    ? words.format(Math.round(minutes / HOUR_MIN), 'hour')
    : words.format(Math.round(minutes / DAY_MIN), 'day');
}
