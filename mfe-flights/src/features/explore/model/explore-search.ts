import { CLIMATES, EXPLORE_NIGHTS_MAX, type ExplorePayload } from '@travesia/contracts';
import {
  addDays,
  BOOKING_HORIZON_DAYS,
  majorUnits,
  minorUnitsPerMajor,
  type LocalDate,
  type Money,
} from '@travesia/domain';
import { ONE_WAY } from '../../search/model/flight-search.ts';
import { readSearch } from '../../search/model/read-search.ts';
import { SEARCH_PARAMETERS } from '../../search/model/search-query.ts';

/** What is explored, as it stands in the address; without an origin nothing is searched for. */
export type ExploreSearch = Omit<ExplorePayload, 'from'> & { readonly from: string | null };

export const EXPLORE_PATH = '/vuelos/explorar';
export const EXPLORE_PARAMETERS = {
  from: SEARCH_PARAMETERS.from,
  tripType: SEARCH_PARAMETERS.tripType,
  month: 'month',
  nights: 'nights',
  budget: 'budget',
  currency: 'currency',
  climate: 'climate',
} as const;

const MONTHS_MAX = 12;
/** A month is offered while a stay that begins in it can end before the horizon. */
const LONG_STAY_DAYS = 30;
const BUDGET_MAX = 1_000_000_000;

/** The months that can be booked, 'YYYY-MM'. */
export function bookableMonths(today: LocalDate): string[] {
  const last = addDays(today, BOOKING_HORIZON_DAYS - LONG_STAY_DAYS).slice(0, 7);
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS_MAX }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  ).filter((each) => each <= last);
}

/** Whole major units: "300", "1.200.000", "1,200"; null where it is no such number. */
export function readBudget(text: string, currency: string): Money | null {
  const typed = text.trim();
  if (!/^(\d+|\d{1,3}([.,\s]\d{3})+)$/.test(typed)) return null;
  const major = Number(typed.replaceAll(/\D/g, ''));
  return major > 0 && major <= BUDGET_MAX ? { amount: major * minorUnitsPerMajor(currency), currency } : null;
}

/** '5-9' or '7'; null for any. */
export function readNights(text: string | null): ExploreSearch['nights'] {
  const match = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text ?? '');
  if (!match) return null;
  const [min, max] = [Number(match[1]), Number(match[2] ?? match[1])];
  return min <= max && max <= EXPLORE_NIGHTS_MAX ? { min, max } : null;
}

export const nightsText = (nights: ExploreSearch['nights']): string => {
  if (!nights) return '';
  return nights.min === nights.max ? String(nights.min) : `${nights.min}-${nights.max}`;
};

/** Reads an address by whoever it was written; what is not usable becomes its default. */
export function readExploreSearch(query: URLSearchParams, today: LocalDate): ExploreSearch {
  const { from, tripType } = readSearch(
    new URLSearchParams({
      from: query.get(EXPLORE_PARAMETERS.from) ?? '',
      trip: query.get(EXPLORE_PARAMETERS.tripType) ?? '',
    }),
  );
  const isOneWay = tripType === ONE_WAY;
  const currency = query.get(EXPLORE_PARAMETERS.currency) ?? '';
  return {
    from,
    month: bookableMonths(today).find((month) => month === query.get(EXPLORE_PARAMETERS.month)) ?? null,
    isOneWay,
    nights: isOneWay ? null : readNights(query.get(EXPLORE_PARAMETERS.nights)),
    budget: /^[A-Z]{3}$/.test(currency)
      ? readBudget(query.get(EXPLORE_PARAMETERS.budget) ?? '', currency)
      : null,
    climate: CLIMATES.find((climate) => climate === query.get(EXPLORE_PARAMETERS.climate)) ?? null,
  };
}

/** The other way round; what is open is left out. */
export function exploreAddress({ from, month, isOneWay, nights, budget, climate }: ExploreSearch): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | null) => {
    if (value) query.set(name, value);
  };
  set(EXPLORE_PARAMETERS.from, from);
  set(EXPLORE_PARAMETERS.month, month);
  set(EXPLORE_PARAMETERS.nights, nightsText(nights));
  set(EXPLORE_PARAMETERS.tripType, isOneWay ? String(ONE_WAY) : null);
  set(EXPLORE_PARAMETERS.budget, budget && String(majorUnits(budget)));
  set(EXPLORE_PARAMETERS.currency, budget && budget.currency);
  set(EXPLORE_PARAMETERS.climate, climate);
  const words = query.toString();
  return words ? `${EXPLORE_PATH}?${words}` : EXPLORE_PATH;
}
