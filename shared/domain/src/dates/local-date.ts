import { memoize } from '../format/memoize.ts';

/** A calendar day 'YYYY-MM-DD'. */
export type LocalDate = string;
/** Clock time at a place, 'YYYY-MM-DDTHH:mm'; never shifted to another zone. */
export type LocalDateTime = string;

const DAY_MS = 86_400_000;

/** Whether the text is a day that exists; '2026-02-30' is not. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** Full years completed on `on` by someone born on `birth`. */
export function ageOn(birth: LocalDate, on: LocalDate): number {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4));
  return on.slice(5) < birth.slice(5) ? years - 1 : years;
}

export function dateOf(dateTime: LocalDateTime): LocalDate {
  return dateTime.slice(0, 10);
}

export function timeOf(dateTime: LocalDateTime): string {
  return dateTime.slice(11, 16);
}

/** Making one costs as much as a whole request; a process meets few zones. Absent is the reader's own. */
const clockFormat = memoize(
  (timeZone?: string) =>
    // Written as ISO 8601 has it, but for the space.
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
);

/** What the clock on a wall shows at a moment: of a zone, or the reader's own. */
export function clockAt(atMs: number, timeZone?: string): LocalDateTime {
  return clockFormat(timeZone).format(atMs).replace(' ', 'T');
}

/** The day it is now in a zone; UTC unless named. */
export function todayIn(nowMs: number, timeZone = 'UTC'): LocalDate {
  return dateOf(timeZone === 'UTC' ? new Date(nowMs).toISOString() : clockAt(nowMs, timeZone));
}
