import {
  ACTIVITY_DAYS_MAX,
  addDays,
  BOOKING_HORIZON_DAYS,
  type ActivityDates,
  type LocalDate,
} from '@travesia/domain';

/** The month before those days, and the month after them; none where nothing is sold any more. */
export function windowsAround(
  { from, to }: ActivityDates,
  today: LocalDate,
): { readonly earlier: ActivityDates | null; readonly later: ActivityDates | null } {
  const horizon = addDays(today, BOOKING_HORIZON_DAYS);
  const before = addDays(from, -ACTIVITY_DAYS_MAX);
  const last = addDays(to, ACTIVITY_DAYS_MAX);
  return {
    earlier: from > today ? { from: before > today ? before : today, to: addDays(from, -1) } : null,
    later: to < horizon ? { from: addDays(to, 1), to: last < horizon ? last : horizon } : null,
  };
}

/** The days whose prices are asked: as many as one question may hold, from the first searched day on. */
export function calendarWindow({ from, to }: ActivityDates, today: LocalDate): ActivityDates {
  const horizon = addDays(today, BOOKING_HORIZON_DAYS);
  const last = addDays(from, ACTIVITY_DAYS_MAX - 1);
  const end = last < horizon ? last : horizon;
  return { from, to: end > to ? end : to };
}
