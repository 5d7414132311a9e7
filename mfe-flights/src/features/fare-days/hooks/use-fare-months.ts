import { useState } from 'react';
import type { FareDay } from '@travesia/contracts';
import { daysBetween, type LocalDate } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';
import type { FlightSearch } from '../../search/model/flight-search.ts';
import { withDates } from '../../search/model/search-dates.ts';
import { daysOfMonth, fareDayOn, isBookable } from '../model/days-of-month.ts';
import { levelAmong, type PriceLevel } from '../model/price-level.ts';
import { useFareDays, type DayFare, type FareDaysState } from './use-fare-days.ts';

export interface FareMonths {
  /** False while an end of the journey is missing. */
  readonly hasRoute: boolean;
  readonly nights: number | null;
  /** Chosen already: the days are those of the return. Null while they are those of the departure. */
  readonly departure: LocalDate | null;
  readonly fares: FareDaysState;
  readonly all: readonly DayFare[];
  readonly on: (day: LocalDate) => DayFare & PriceLevel;
  /** Those of a month, 'YYYY-MM', that can be booked. */
  readonly ofMonth: (month: string) => readonly DayFare[];
  readonly onMonthsShown: (months: readonly string[]) => void;
}

/**
 * The lowest price of each day of the months in view: of each departure, for stays as long as that of the
 * search, or once the departure is chosen of each return.
 */
export function useFareMonths(search: FlightSearch, departure: LocalDate | null = null): FareMonths {
  const { today } = useRemotePage();
  const [months, setMonths] = useState<readonly string[]>([]);
  const { departureDate, returnDate } = withDates(search, today);
  const nights = returnDate === null ? null : daysBetween(departureDate, returnDate);
  // What a package or several cities cost is more than this flight.
  const isAlone = !search.package && !search.more;
  const hasRoute = Boolean(search.from && search.to && search.from !== search.to && isAlone);
  const tripOn = (day: LocalDate): FareDay =>
    departure === null ? fareDayOn(day, nights) : { departureDate: departure, returnDate: day };
  const trips = (hasRoute ? months : []).flatMap((month) =>
    daysOfMonth(month)
      .map((day) => ({ month, trip: tripOn(day) }))
      .filter(({ trip }) => isBookable(trip, today)),
  );
  const fares = useFareDays(
    search,
    trips.map(({ trip }) => trip),
  );
  const priced = trips.map(({ month, trip }) => ({ month, fare: fares.dayOf(trip) }));
  const all = priced.map(({ fare }) => fare);
  const amounts = all.flatMap(({ price }) => price?.amount ?? []);
  return {
    hasRoute,
    nights,
    departure,
    fares,
    all,
    on(day) {
      const fare = fares.dayOf(tripOn(day));
      return { ...fare, ...levelAmong(fare.price?.amount, amounts) };
    },
    ofMonth: (month) => priced.flatMap((day) => (day.month === month ? day.fare : [])),
    onMonthsShown: setMonths,
  };
}
