import type { FareDay } from '@travesia/contracts';
import { addDays, isWithinHorizon, type LocalDate } from '@travesia/domain';
import type { FlightSearch } from '../../search/model/flight-search.ts';

const DAYS_EACH_WAY = 3;
const STEPS = Array.from({ length: 2 * DAYS_EACH_WAY + 1 }, (_, index) => index - DAYS_EACH_WAY);

const near = (date: LocalDate, today: LocalDate) =>
  STEPS.map((days) => addDays(date, days)).filter((day) => isWithinHorizon(day, today));

export const dayKey = ({ departureDate, returnDate }: FareDay) => `${departureDate} ${returnDate ?? ''}`;

/** Three departures before and after; a return that would be before the departure goes along (F-15). */
export function departuresAround({ departureDate, returnDate }: FareDay, today: LocalDate): FareDay[] {
  return near(departureDate, today).map((day) => ({
    departureDate: day,
    returnDate: returnDate !== null && returnDate < day ? day : returnDate,
  }));
}

/** Departures of a table's columns, and for each return of its rows the pairs that can be flown. */
export function pairsAround(
  { departureDate, returnDate }: FareDay,
  today: LocalDate,
): { departures: LocalDate[]; rows: { returnDate: LocalDate; days: (FareDay | null)[] }[] } {
  const departures = near(departureDate, today);
  const rows = near(returnDate ?? departureDate, today).map((back) => ({
    returnDate: back,
    days: departures.map((out) => (back < out ? null : { departureDate: out, returnDate: back })),
  }));
  return { departures, rows: rows.filter(({ days }) => days.some((day) => day !== null)) };
}

/** The same search on other days. */
export const searchOn = (search: FlightSearch, { departureDate, returnDate }: FareDay): FlightSearch => ({
  ...search,
  departureDate,
  returnDate,
});
