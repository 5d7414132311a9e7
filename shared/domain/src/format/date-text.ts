import { dateOf, daysBetween, type LocalDate, type LocalDateTime } from '../dates/local-date.ts';
import { datesOf, type LanguageTag } from './language-tag.ts';
import { memoize } from './memoize.ts';

const DATE_STYLES = {
  /** `27 nov` · `Nov 27` · `27 Nov` */
  short: { day: 'numeric', month: 'short' },
  /** `vie, 27 nov` · `Fri, Nov 27` · `Fri 27 Nov` */
  medium: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `27 nov 2026` · `Nov 27, 2026` · `27 Nov 2026` */
  dated: { day: 'numeric', month: 'short', year: 'numeric' },
  /** `viernes, 27 de noviembre de 2026` · `Friday, November 27, 2026` · `Friday 27 November 2026` */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** `noviembre de 2026` · `November 2026` */
  month: { month: 'long', year: 'numeric' },
  /** `noviembre` · `November` */
  monthName: { month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof DATE_STYLES;

const dateFormat = memoize(
  (tag: LanguageTag, style: DateStyle) =>
    new Intl.DateTimeFormat(tag, { ...DATE_STYLES[style], timeZone: 'UTC' }),
);

/** Nobody writes a comma in a British date, but some browsers do, and some servers: both have to render the same. */
const ofAllBrowsers = (text: string, tag: LanguageTag) => (tag === 'en-GB' ? text.replaceAll(',', '') : text);

/** A day, or the day of a local date-time, in words; the day is never shifted. */
export function formatLocalDate(date: LocalDate, tag: LanguageTag, style: DateStyle = 'medium'): string {
  const text = dateFormat(datesOf(tag), style).format(Date.parse(`${dateOf(date)}T00:00:00Z`));
  return ofAllBrowsers(text, tag);
}

/** Servers set it around the dash, browsers an ordinary one: both have to render the same. */
const THIN_SPACE = '\u2009';

/** Two days joined: `27 nov – 3 dic 2026`. */
export function formatDateRange(
  from: LocalDate,
  to: LocalDate,
  tag: LanguageTag,
  style: DateStyle = 'dated',
): string {
  const text = dateFormat(datesOf(tag), style)
    .formatRange(Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`))
    .replaceAll(THIN_SPACE, ' ');
  return ofAllBrowsers(text, tag);
}

/** `+1` where an arrival falls on a later day than its departure, `−1` on an earlier one, else nothing. */
export function formatDayDelta(departure: LocalDateTime, arrival: LocalDateTime): string {
  const days = daysBetween(dateOf(departure), dateOf(arrival));
  if (days === 0) return '';
  return days > 0 ? `+${days}` : `\u2212${-days}`;
}
