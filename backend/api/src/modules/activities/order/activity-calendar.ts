import type { CalendarEventView, Locale, TravellerAnswer } from '@travesia/contracts';
import { inLocale } from '@travesia/domain';
import { clockTime } from '../session-time.ts';
import type { ActivityOrder } from './activity-order.ts';
import { activityHeading, meetingText, pickupOf } from './activity-sections.ts';

/** Where the supplier says no length: long enough to be seen in a calendar. */
const UNKNOWN_LENGTH_MINUTES = 60;
const MINUTE_MS = 60_000;

const addMinutes = (at: string, minutes: number) =>
  new Date(Date.parse(`${at}Z`) + minutes * MINUTE_MS).toISOString().slice(0, 16);

/** From the hour of the session for as long as it takes; whole days where no hour was chosen. */
function timesOf({ day, timeZone, words, durationMinutes }: ActivityOrder, locale: Locale) {
  const clock = clockTime(inLocale(words, locale).session ?? '');
  if (!clock) {
    return { start: { at: day.date, timeZone: null }, end: { at: day.endDate, timeZone: null } };
  }
  const start = `${day.date}T${clock}`;
  const ends = addMinutes(start, durationMinutes ?? UNKNOWN_LENGTH_MINUTES);
  // Of several days only the last one is sure.
  const end = ends.slice(0, 10) < day.endDate ? `${day.endDate}T23:59` : ends;
  return { start: { at: start, timeZone }, end: { at: end, timeZone } };
}

/** What belongs into the traveller's calendar: when, and where to be. */
export function activityCalendar(
  order: ActivityOrder,
  locale: Locale,
  answers: readonly TravellerAnswer[],
): CalendarEventView[] {
  return [
    {
      id: 'activity',
      title: activityHeading(order, locale),
      place: pickupOf(answers) ?? meetingText(order, locale),
      ...timesOf(order, locale),
    },
  ];
}
