import { clockAt } from '../dates/local-date.ts';
import { LANGUAGES, type Locale } from '../locales.ts';
import { formatLocalDate, type DateStyle } from './date-text.ts';
import type { LanguageTag } from './language-tag.ts';
import { memoize } from './memoize.ts';
import { formatLocalTime } from './time-text.ts';

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

/** A moment on the clock of a zone, or of the reader: "el precio se confirma hasta las 18:42". */
export const formatClock = (atMs: number, tag: LanguageTag, timeZone?: string): string =>
  formatLocalTime(clockAt(atMs, timeZone), tag);

/** The day of a moment with its clock: `27 nov 2026, 18:42`. */
export function formatMoment(
  atMs: number,
  tag: LanguageTag,
  { timeZone, style = 'dated' }: { readonly timeZone?: string; readonly style?: DateStyle } = {},
): string {
  const at = clockAt(atMs, timeZone);
  return `${formatLocalDate(at, tag, style)}, ${formatLocalTime(at, tag)}`;
}

/** What a zone is called at a moment, for clocks that their readers may not share: `CET`, `GMT-5`. */
export const zoneName = (atMs: number, tag: LanguageTag, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'short' })
    .formatToParts(atMs)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
