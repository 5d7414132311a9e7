import { CalendarDate, getDayOfWeek } from '@internationalized/date';

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const A_SUNDAY = new CalendarDate(2026, 11, 22);

/** The day on which weeks begin in the region of a locale, by the library's own data where the browser has none. */
export function firstDayOfWeek(locale: string): (typeof DAYS)[number] {
  const daysBeforeSunday = getDayOfWeek(A_SUNDAY, locale);
  return DAYS[(DAYS.length - daysBeforeSunday) % DAYS.length] ?? 'mon';
}
