import { BOOKING_HORIZON_DAYS, DEPARTURE_FALLBACK_DAYS, RETURN_FALLBACK_DAYS } from '../constants.ts';
import { addDays, daysBetween, type LocalDate } from '../dates/local-date.ts';

/** Missing departure: 7 days from today (F-09). */
export function departureOrFallback(departure: LocalDate | undefined, today: LocalDate): LocalDate {
  return departure ?? addDays(today, DEPARTURE_FALLBACK_DAYS);
}

/** Missing return: 13 days from today, or six days after a departure that is not before that (F-09). */
export function returnOrFallback(
  returnDate: LocalDate | undefined,
  departure: LocalDate,
  today: LocalDate,
): LocalDate {
  if (returnDate) return returnDate;
  const fallback = addDays(today, RETURN_FALLBACK_DAYS);
  return fallback > departure ? fallback : addDays(departure, 6);
}

export function isWithinHorizon(date: LocalDate, today: LocalDate): boolean {
  const days = daysBetween(today, date);
  return days >= 0 && days <= BOOKING_HORIZON_DAYS;
}

/** One day forward or back, never before today; the return is pushed along (F-15). */
export function stepDeparture(
  search: { departureDate: LocalDate; returnDate?: LocalDate | undefined },
  days: 1 | -1,
  today: LocalDate,
): { departureDate: LocalDate; returnDate?: LocalDate | undefined } {
  const stepped = addDays(search.departureDate, days);
  const departureDate = isWithinHorizon(stepped, today) ? stepped : search.departureDate;
  const returnDate =
    search.returnDate && search.returnDate < departureDate ? departureDate : search.returnDate;
  return { departureDate, returnDate };
}
