import {
  DURATION_TYPES,
  isLocalDate,
  readPriceRange,
  RESULTS_PER_PAGE,
  writePriceRange,
} from '@travesia/domain';
import { ACTIVITY_FACETS, AGE_KEYS, DAY_PARTS, type ActivityFacet } from './activity-facets.ts';
import { ACTIVITY_SORTS, type ActivitySelection, type ActivitySort } from './activity-list.ts';

/** What a traveller did with the results; stands in the address beside the search. */
export interface ActivityChoice {
  readonly sort: ActivitySort;
  readonly selection: ActivitySelection;
  /** How many are rendered so far. */
  readonly shown: number;
}

const PARAMETERS = {
  sort: 'sort',
  day: 'day',
  time: 'time',
  language: 'guide',
  age: 'age',
  duration: 'length',
  category: 'kind',
  price: 'price',
  shown: 'show',
} as const;
const SHOWN_MAX = 1000;
const TICKS_MAX = 40;
const CODE = /^[\w@#|.:+~-]{1,60}$/;

const isOneOf = (known: readonly string[]) => (key: string) => known.includes(key);
const IS_KEY: Readonly<Record<ActivityFacet, (key: string) => boolean>> = {
  day: isLocalDate,
  time: isOneOf(DAY_PARTS),
  language: (key) => CODE.test(key),
  age: isOneOf(AGE_KEYS),
  duration: isOneOf(DURATION_TYPES),
  category: (key) => CODE.test(key),
};

/** Reads any address; what makes no sense is as if it were not there. */
export function readChoice(query: URLSearchParams, currency: string): ActivityChoice {
  const shown = Number(query.get(PARAMETERS.shown));
  const ticks = (facet: ActivityFacet) =>
    [...new Set((query.get(PARAMETERS[facet]) ?? '').split(','))].filter(IS_KEY[facet]).slice(0, TICKS_MAX);
  return {
    sort: ACTIVITY_SORTS.find((sort) => sort === query.get(PARAMETERS.sort)) ?? 'supplier',
    selection: {
      day: ticks('day'),
      time: ticks('time'),
      language: ticks('language'),
      age: ticks('age'),
      duration: ticks('duration'),
      category: ticks('category'),
      price: readPriceRange(query.get(PARAMETERS.price), currency),
    },
    shown:
      Number.isInteger(shown) && shown > RESULTS_PER_PAGE && shown <= SHOWN_MAX ? shown : RESULTS_PER_PAGE,
  };
}

/** Writes the choice into a copy of the address; the search in it stays as it is. */
export function writeChoice(
  query: URLSearchParams,
  { sort, selection, shown }: ActivityChoice,
  currency: string,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  set(PARAMETERS.sort, sort === 'supplier' ? '' : sort);
  for (const facet of ACTIVITY_FACETS) set(PARAMETERS[facet], selection[facet].join(','));
  set(PARAMETERS.price, selection.price ? writePriceRange(selection.price, currency) : '');
  set(PARAMETERS.shown, shown > RESULTS_PER_PAGE ? String(shown) : '');
  return next;
}
