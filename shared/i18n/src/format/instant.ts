import { LANGUAGES, type Locale } from '../locales.ts';
import { memoize } from './memoize.ts';
import { formatLocalTime } from '@travesia/domain';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const ageFormat = memoize(
  (locale: Locale) =>
    new Intl.RelativeTimeFormat(locale, {
      numeric: 'always',
      style: LANGUAGES[locale].isUnitSpaced ? 'short' : 'narrow',
    }),
);

/** How old something is: `ahora mismo`, `hace 5 min`, `hace 2 h`, `hace 3 días`. */
export function formatAge(atMs: number, nowMs: number, locale: Locale): string {
  const ageMs = Math.max(0, nowMs - atMs);
  if (ageMs < MINUTE_MS) return LANGUAGES[locale].justNow;
  const format = ageFormat(locale);
  if (ageMs < HOUR_MS) return format.format(-Math.floor(ageMs / MINUTE_MS), 'minute');
  if (ageMs < DAY_MS) return format.format(-Math.floor(ageMs / HOUR_MS), 'hour');
  return format.format(-Math.floor(ageMs / DAY_MS), 'day');
}

/** The clock of the reader for a moment in time: "el precio se confirma hasta las 18:42". Browser only. */
export function formatClock(atMs: number, locale: Locale, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return formatLocalTime(parts.format(atMs), locale);
}
