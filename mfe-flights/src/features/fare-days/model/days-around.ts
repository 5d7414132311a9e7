import type { FareDay } from '@travesia/contracts';
import { addDays, FLEXIBLE_DAYS, isWithinHorizon, type LocalDate } from '@travesia/domain';
import type { FlightSearch } from '../../search/model/flight-search.ts';

const STEPS = Array.from({ length: 2 * FLEXIBLE_DAYS + 1 }, (_, index) => index - FLEXIBLE_DAYS);

const near = (date: LocalDate, today: LocalDate) =>
  STEPS.map((days) => addDays(date, days)).filter((day) => isWithinHorizon(day, today));

export const dayKey = ({ departureDate, returnDate, from = '', to = '' }: FareDay) =>
  [departureDate, returnDate, from, to].join(' ');

/** The searched day first: it is the one to compare with what is usual. */
export const searchedFirst = (searched: FareDay, days: readonly FareDay[]): FareDay[] => [
  searched,
  ...days.filter((day) => dayKey(day) !== dayKey(searched)),
];

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
