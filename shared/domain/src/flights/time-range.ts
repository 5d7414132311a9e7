import { timeOf, type LocalDateTime } from '../dates/local-date.ts';

/** Hours of a day in minutes after midnight; both ends belong to it. */
export interface TimeRange {
  readonly fromMinute: number;
  readonly toMinute: number;
}

export const LAST_MINUTE = 24 * 60 - 1;
export const TIME_STEP_MINUTES = 15;

export function minuteOfDay(dateTime: LocalDateTime): number {
  const [hours = 0, minutes = 0] = timeOf(dateTime).split(':').map(Number);
  return hours * 60 + minutes;
}

export function isWithinTimes(range: TimeRange | null, minute: number): boolean {
  return !range || (minute >= range.fromMinute && minute <= range.toMinute);
}

/** What two thumbs ask for; both at their ends ask for nothing, and the last step ends with the day. */
export function chosenTimeRange([low, high]: readonly [low: number, high: number]): TimeRange | null {
  const toMinute = high > LAST_MINUTE - TIME_STEP_MINUTES ? LAST_MINUTE : high;
  return low <= 0 && toMinute === LAST_MINUTE ? null : { fromMinute: low, toMinute };
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`;

/** Reads `0615-2200`. */
export function readTimeRange(value: string | null): TimeRange | null {
  const match = /^([01]\d|2[0-3])([0-5]\d)-([01]\d|2[0-3])([0-5]\d)$/.exec(value ?? '');
  if (!match) return null;
  const [, fromHour, fromMinutes, toHour, toMinutes] = match.map(Number);
  const range = {
    fromMinute: (fromHour ?? 0) * 60 + (fromMinutes ?? 0),
    toMinute: (toHour ?? 0) * 60 + (toMinutes ?? 0),
  };
  const isWholeDay = range.fromMinute === 0 && range.toMinute === LAST_MINUTE;
  return isWholeDay || range.fromMinute > range.toMinute ? null : range;
}

/** Writes it as `readTimeRange` reads it. */
export function writeTimeRange({ fromMinute, toMinute }: TimeRange): string {
  return `${clock(fromMinute)}-${clock(toMinute)}`;
}
