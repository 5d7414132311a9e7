import type { FareDay } from '@travesia/contracts';
import { addDays, isWithinHorizon, type LocalDate } from '@travesia/domain';

const DAYS_MAX = 31;

/** The departures of a month, 'YYYY-MM', that can be booked, each with a return after as many nights. */
export function daysOfMonth(month: string, nights: number | null, today: LocalDate): FareDay[] {
  return Array.from({ length: DAYS_MAX }, (_, day) => addDays(`${month}-01`, day))
    .filter((day) => day.startsWith(month))
    .map((day) => fareDayOn(day, nights))
    .filter(
      ({ departureDate, returnDate }) =>
        isWithinHorizon(departureDate, today) && isWithinHorizon(returnDate ?? departureDate, today),
    );
}

export const fareDayOn = (day: LocalDate, nights: number | null): FareDay => ({
  departureDate: day,
  returnDate: nights === null ? null : addDays(day, nights),
});
