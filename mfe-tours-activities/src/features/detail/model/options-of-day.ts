import type { ActivityDay, ActivityModality, ActivityReply } from '@travesia/contracts';
import type { ActivityDates, LocalDate } from '@travesia/domain';

/** One price of a modality on one day. */
export interface DayRate {
  readonly code: string;
  readonly name: string;
  readonly day: ActivityDay;
}

export interface DayOption {
  readonly modality: ActivityModality;
  /** Cheapest first. */
  readonly rates: readonly DayRate[];
}

/** What can be had on one day; modalities without a price that day are left out. */
export function optionsOfDay(modalities: readonly ActivityModality[], date: LocalDate): DayOption[] {
  return modalities.flatMap((modality) => {
    const rates = modality.rates.flatMap(({ code, name, days }) => {
      const day = days.find((each) => each.date === date);
      return day ? [{ code, name, day }] : [];
    });
    return rates.length > 0
      ? [{ modality, rates: rates.toSorted((one, other) => one.day.amount - other.day.amount) }]
      : [];
  });
}

type Calendar = ActivityReply['data']['calendar'];

/** The day that is open at first: the one asked for, else the first free one of the search, else the first free one. */
export function dayToShow(
  calendar: Calendar,
  { wanted, searched }: { wanted: string | null; searched: ActivityDates },
): LocalDate | null {
  const free = calendar.filter(({ amountFrom }) => amountFrom !== null).map(({ date }) => date);
  return (
    free.find((date) => date === wanted) ??
    free.find((date) => date >= searched.from && date <= searched.to) ??
    free[0] ??
    null
  );
}

/** The lowest price of the calendar, in minor units. */
export function lowestAmount(calendar: Calendar): number | null {
  const amounts = calendar.flatMap(({ amountFrom }) => (amountFrom ? [amountFrom.amount] : []));
  return amounts.length > 0 ? Math.min(...amounts) : null;
}
