import { useMemo, useState } from 'react';
import { daysBetween, type LocalDate } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';
import type { FlightSearch } from '../../search/model/flight-search.ts';
import { withDates } from '../../search/model/search-dates.ts';
import { daysOfMonth, fareDayOn } from '../model/days-of-month.ts';
import { levelAmong, type PriceLevel } from '../model/price-level.ts';
import { useFareDays, type DayFare, type FareDaysState } from './use-fare-days.ts';

export interface FareMonths {
  /** False while an end of the journey is missing. */
  readonly hasRoute: boolean;
  readonly nights: number | null;
  readonly fares: FareDaysState;
  readonly all: readonly DayFare[];
  readonly on: (departureDate: LocalDate) => DayFare & PriceLevel;
  /** Those of a month, 'YYYY-MM', that can be booked. */
  readonly ofMonth: (month: string) => readonly DayFare[];
  readonly onMonthsShown: (months: readonly string[]) => void;
}

/** The lowest price of each day of the months in view, for stays as long as that of the search. */
export function useFareMonths(search: FlightSearch): FareMonths {
  const { today } = useRemotePage();
  const [months, setMonths] = useState<readonly string[]>([]);
  const { departureDate, returnDate } = withDates(search, today);
  const nights = returnDate === null ? null : daysBetween(departureDate, returnDate);
  // What a package or several cities cost is more than this flight.
  const isAlone = !search.package && !search.more;
  const hasRoute = Boolean(search.from && search.to && search.from !== search.to && isAlone);
  const days = useMemo(
    () => (hasRoute ? months.flatMap((month) => daysOfMonth(month, nights, today)) : []),
    [hasRoute, months, nights, today],
  );
  const fares = useFareDays(search, days);
  const all = days.map(fares.dayOf);
  const byDeparture = new Map(all.map((fare) => [fare.departureDate, fare]));
  const amounts = all.flatMap(({ price }) => price?.amount ?? []);
  return {
    hasRoute,
    nights,
    fares,
    all,
    on(day) {
      const fare = byDeparture.get(day) ?? fares.dayOf(fareDayOn(day, nights));
      return { ...fare, ...levelAmong(fare.price?.amount, amounts) };
    },
    ofMonth: (month) => all.filter((fare) => fare.departureDate.startsWith(month)),
    onMonthsShown: setMonths,
  };
}
