import type { Cruise } from '@travesia/contracts';
import type { LocalDate } from '@travesia/domain';
import { cabinPriceOf } from '../../../data/starting-price.ts';

/** What is looked for; an empty text looks for anything (C-05). */
export interface CruiseFilters {
  readonly port: string;
  readonly ship: string;
  /** `2027-03` */
  readonly month: string;
  readonly line: string;
}
export const FILTER_NAMES = ['port', 'month', 'line', 'ship'] as const satisfies (keyof CruiseFilters)[];
export const NO_FILTERS: CruiseFilters = { port: '', ship: '', month: '', line: '' };

const valueOf = {
  port: ({ departingPort }) => departingPort,
  ship: ({ ship }) => ship,
  month: ({ sailDate }) => sailDate.slice(0, 7),
  line: ({ vendor }) => vendor,
} as const satisfies Record<keyof CruiseFilters, (cruise: Cruise) => string>;

export function readFilters(query: URLSearchParams): CruiseFilters {
  const read = (name: keyof CruiseFilters) => query.get(name) ?? '';
  return { port: read('port'), ship: read('ship'), month: read('month'), line: read('line') };
}

export function writeFilters(filters: CruiseFilters): URLSearchParams {
  return new URLSearchParams(
    FILTER_NAMES.flatMap((name) => (filters[name] === '' ? [] : [[name, filters[name]]])),
  );
}

export const isFiltering = (filters: CruiseFilters) => FILTER_NAMES.some((name) => filters[name] !== '');

function matches(cruise: Cruise, filters: CruiseFilters, except?: keyof CruiseFilters): boolean {
  return FILTER_NAMES.every(
    (name) => name === except || filters[name] === '' || valueOf[name](cruise) === filters[name],
  );
}

/** NA counts as very high (C-06). */
const balcony = (cruise: Cruise) => cabinPriceOf(cruise, 'balcony')?.amount ?? Infinity;
const text = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** All filters hold at once; past sailings are hidden; by balcony price, then by day (C-05, C-06). */
export function findCruises(
  cruises: readonly Cruise[],
  filters: CruiseFilters,
  today: LocalDate,
): readonly Cruise[] {
  return cruises
    .filter((cruise) => cruise.sailDate >= today && matches(cruise, filters))
    .toSorted((one, other) => {
      const [first, second] = [balcony(one), balcony(other)];
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
  const counts = new Map<string, number>(upcoming.map((cruise) => [valueOf[name](cruise), 0]));
  if (filters[name] !== '') counts.set(filters[name], 0);
  for (const cruise of upcoming) {
    if (!matches(cruise, filters, name)) continue;
    const value = valueOf[name](cruise);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => one.value.localeCompare(other.value));
}
