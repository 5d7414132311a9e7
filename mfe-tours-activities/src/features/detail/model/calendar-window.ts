import {
  ACTIVITY_DAYS_MAX,
  addDays,
  BOOKING_HORIZON_DAYS,
  type ActivityDates,
  type LocalDate,
} from '@travesia/domain';

/** The days whose prices are asked: as many as one question may hold, from the first searched day on. */
export function calendarWindow({ from, to }: ActivityDates, today: LocalDate): ActivityDates {
  const horizon = addDays(today, BOOKING_HORIZON_DAYS);
  const last = addDays(from, ACTIVITY_DAYS_MAX - 1);
  const end = last < horizon ? last : horizon;
  return { from, to: end > to ? end : to };
}
