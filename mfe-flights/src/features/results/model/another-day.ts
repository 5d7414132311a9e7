import { departureOrFallback, stepDeparture, type LocalDate } from '@travesia/domain';
import { ROUND_TRIP, type FlightSearch } from '../../search/index.ts';

/** The same search a day earlier or later, never before today; a return that would be before it is moved (F-15). */
export function anotherDay(search: FlightSearch, days: 1 | -1, today: LocalDate): FlightSearch {
  const departureDate = departureOrFallback(search.departureDate ?? undefined, today);
  const stepped = stepDeparture({ departureDate, returnDate: search.returnDate ?? undefined }, days, today);
  return {
    ...search,
    departureDate: stepped.departureDate,
    returnDate: search.tripType === ROUND_TRIP ? (stepped.returnDate ?? null) : null,
  };
}
