import { DURATION_TYPES, readPriceRange, RESULTS_PER_PAGE, writePriceRange } from '@travesia/domain';
import { THINGS_SORTS, type ActivitySelection, type ActivitySort } from './activity-list.ts';

/** What a traveller did with the results; stands in the address beside the search. */
export interface ActivityChoice {
  readonly sort: ActivitySort;
  readonly selection: ActivitySelection;
  /** How many are rendered so far. */
  readonly shown: number;
}

const PARAMETERS = { sort: 'sort', durations: 'length', price: 'price', shown: 'show' } as const;
const SHOWN_MAX = 1000;

/** Reads any address; what makes no sense is as if it were not there. */
export function readChoice(query: URLSearchParams, currency: string): ActivityChoice {
  const shown = Number(query.get(PARAMETERS.shown));
  const durations = new Set((query.get(PARAMETERS.durations) ?? '').split(','));
  return {
    sort: THINGS_SORTS.find((sort) => sort === query.get(PARAMETERS.sort)) ?? 'supplier',
    selection: {
      durations: DURATION_TYPES.filter((type) => durations.has(type)),
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
  set(PARAMETERS.durations, selection.durations.join(','));
  set(PARAMETERS.price, selection.price ? writePriceRange(selection.price, currency) : '');
  set(PARAMETERS.shown, shown > RESULTS_PER_PAGE ? String(shown) : '');
  return next;
}
