import type { FareDay } from '@travesia/contracts';
import { addDays, isWithinHorizon, type LocalDate } from '@travesia/domain';

const DAYS_MAX = 31;

/** The days of a month, 'YYYY-MM'. */
export const daysOfMonth = (month: string): LocalDate[] =>
  Array.from({ length: DAYS_MAX }, (_, day) => addDays(`${month}-01`, day)).filter((day) =>
    day.startsWith(month),
  );

export function isBookable({ departureDate, returnDate }: FareDay, today: LocalDate): boolean {
  const lastDay = returnDate ?? departureDate;
  return lastDay >= departureDate && isWithinHorizon(departureDate, today) && isWithinHorizon(lastDay, today);
}

export const fareDayOn = (day: LocalDate, nights: number | null): FareDay => ({
  departureDate: day,
  returnDate: nights === null ? null : addDays(day, nights),
});
