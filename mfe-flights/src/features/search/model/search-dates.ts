import { departureOrFallback, returnOrFallback, type LocalDate } from '@travesia/domain';
import { ROUND_TRIP, type FlightSearch } from './flight-search.ts';

/** A search with its dates settled (F-09): what is shown and what is asked are the same. */
export function withDates(
  search: FlightSearch,
  today: LocalDate,
): FlightSearch & { departureDate: LocalDate } {
  const departureDate = departureOrFallback(search.departureDate ?? undefined, today);
  const returnDate =
    search.tripType === ROUND_TRIP
      ? returnOrFallback(search.returnDate ?? undefined, departureDate, today)
      : null;
  return { ...search, departureDate, returnDate };
}
