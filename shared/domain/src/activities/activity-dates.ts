import { ACTIVITY_DAYS_MAX, BOOKING_HORIZON_DAYS } from '../constants.ts';
import { addDays, daysBetween, isLocalDate, type LocalDate } from '../dates/local-date.ts';

export interface ActivityDates {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export type ActivityDatesProblem =
  | 'date_invalid'
  | 'date_in_past'
  | 'date_too_far'
  | 'to_before_from'
  | 'too_many_days';

/** Why nothing can be searched between these days, seen from `today`; null where it can. One day is a range too. */
export function activityDatesProblem(
  { from, to }: ActivityDates,
  today: LocalDate,
): ActivityDatesProblem | null {
  if (!isLocalDate(from) || !isLocalDate(to)) return 'date_invalid';
  if (from < today) return 'date_in_past';
  if (to < from) return 'to_before_from';
  if (daysBetween(from, to) >= ACTIVITY_DAYS_MAX) return 'too_many_days';
  return daysBetween(today, to) > BOOKING_HORIZON_DAYS ? 'date_too_far' : null;
}

/** Every day of the range in order, first and last included. */
export function daysOf({ from, to }: ActivityDates): LocalDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at));
}
