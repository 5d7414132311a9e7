import type { Cruise } from '@travesia/contracts';
import { CHARGE_CURRENCY, minorUnitsPerMajor, type LocalDate } from '@travesia/domain';
import { cabinPriceOf, startingPrice } from '../../../data/starting-price.ts';

/** What is looked for; an empty text looks for anything (C-05). */
export interface CruiseFilters {
  readonly port: string;
  readonly ship: string;
  /** `2027-03` */
  readonly month: string;
  readonly line: string;
  /** The most that the cheapest cabin may cost per person, in whole dollars. */
  readonly price: string;
}
export const FILTER_NAMES = [
  'port',
  'month',
  'line',
  'ship',
  'price',
] as const satisfies (keyof CruiseFilters)[];
export const NO_FILTERS: CruiseFilters = { port: '', ship: '', month: '', line: '', price: '' };

export const CRUISE_SORTS = ['balcony', 'price', 'date'] as const;
export type CruiseSort = (typeof CRUISE_SORTS)[number];

const PRICE_CEILINGS = ['800', '1200', '2000', '3000'];

export const ceilingOf = (value: string) => ({
  amount: Number(value) * minorUnitsPerMajor(CHARGE_CURRENCY),
  currency: CHARGE_CURRENCY,
});

const valueOf = {
  port: ({ departingPort }) => departingPort,
  ship: ({ ship }) => ship,
  month: ({ sailDate }) => sailDate.slice(0, 7),
  line: ({ vendor }) => vendor,
} as const satisfies Record<Exclude<keyof CruiseFilters, 'price'>, (cruise: Cruise) => string>;

function passes(name: keyof CruiseFilters, cruise: Cruise, value: string): boolean {
  if (name !== 'price') return valueOf[name](cruise) === value;
  const price = startingPrice(cruise);
  return price !== null && price.amount <= ceilingOf(value).amount;
}

export function readFilters(query: URLSearchParams): CruiseFilters {
  const read = (name: keyof CruiseFilters) => query.get(name) ?? '';
  const price = /^[1-9]\d{0,5}$/.test(read('price')) ? read('price') : '';
  return { port: read('port'), ship: read('ship'), month: read('month'), line: read('line'), price };
}

export function readSort(query: URLSearchParams): CruiseSort {
  return CRUISE_SORTS.find((sort) => sort === query.get('sort')) ?? 'balcony';
}

export function writeFilters(filters: CruiseFilters, sort: CruiseSort = 'balcony'): URLSearchParams {
  const query = new URLSearchParams(
    FILTER_NAMES.flatMap((name) => (filters[name] === '' ? [] : [[name, filters[name]]])),
  );
  if (sort !== 'balcony') query.set('sort', sort);
  return query;
}

export const isFiltering = (filters: CruiseFilters) => FILTER_NAMES.some((name) => filters[name] !== '');

function matches(cruise: Cruise, filters: CruiseFilters, except?: keyof CruiseFilters): boolean {
  return FILTER_NAMES.every(
    (name) => name === except || filters[name] === '' || passes(name, cruise, filters[name]),
  );
}

/** NA counts as very high (C-06). */
const AMOUNT: Readonly<Record<CruiseSort, (cruise: Cruise) => number>> = {
  balcony: (cruise) => cabinPriceOf(cruise, 'balcony')?.amount ?? Infinity,
  price: (cruise) => startingPrice(cruise)?.amount ?? Infinity,
  date: () => 0,
};
const text = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** All filters hold at once; past sailings are hidden; by what is sorted by, then by day (C-05, C-06). */
export function findCruises(
  cruises: readonly Cruise[],
  filters: CruiseFilters,
  today: LocalDate,
  sort: CruiseSort = 'balcony',
): readonly Cruise[] {
  return cruises
    .filter((cruise) => cruise.sailDate >= today && matches(cruise, filters))
    .toSorted((one, other) => {
      const [first, second] = [AMOUNT[sort](one), AMOUNT[sort](other)];
      return first === second ? text(one.sailDate, other.sailDate) : first - second;
    });
}

export interface FilterChoice {
  readonly value: string;
  /** How many sailings there would be with it and the other filters as they are. */
  readonly count: number;
}

/** What can be chosen for one filter; a value that was chosen stays, also when it finds nothing now. */
export function choicesFor(
  name: keyof CruiseFilters,
  cruises: readonly Cruise[],
  filters: CruiseFilters,
  today: LocalDate,
): FilterChoice[] {
  const upcoming = cruises.filter(({ sailDate }) => sailDate >= today);
  const values = name === 'price' ? PRICE_CEILINGS : upcoming.map((cruise) => valueOf[name](cruise));
  const known = new Set(filters[name] === '' ? values : [...values, filters[name]]);
  const others = upcoming.filter((cruise) => matches(cruise, filters, name));
  return [...known]
    .map((value) => ({ value, count: others.filter((cruise) => passes(name, cruise, value)).length }))
    .toSorted((one, other) => one.value.localeCompare(other.value, undefined, { numeric: true }));
}
