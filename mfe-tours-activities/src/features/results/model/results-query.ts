import { DURATION_TYPES, majorUnits, minorUnitsPerMajor, RESULTS_PER_PAGE } from '@travesia/domain';
import { THINGS_SORTS, type PriceRange, type ThingsSelection, type ThingsSort } from './things-list.ts';

/** What a traveller did with the results; stands in the address beside the search. */
export interface ThingsChoice {
  readonly sort: ThingsSort;
  readonly selection: ThingsSelection;
  /** How many are drawn so far. */
  readonly shown: number;
}

const PARAMETERS = { sort: 'sort', durations: 'length', price: 'price', shown: 'show' } as const;
const SHOWN_MAX = 1000;

/** `50-120`: whole units of the currency, either end may be missing. */
function readPrice(value: string | null, currency: string): PriceRange | null {
  const match = /^(\d{1,9})?-(\d{1,9})?$/.exec(value ?? '');
  if (!match) return null;
  const minor = (text: string | undefined) =>
    text === undefined ? null : Number(text) * minorUnitsPerMajor(currency);
  const range = { fromMinor: minor(match[1]), toMinor: minor(match[2]) };
  if (range.fromMinor === null && range.toMinor === null) return null;
  const isUpsideDown = range.fromMinor !== null && range.toMinor !== null && range.fromMinor > range.toMinor;
  return isUpsideDown ? null : range;
}

function writePrice({ fromMinor, toMinor }: PriceRange, currency: string): string {
  const major = (amount: number | null) =>
    amount === null ? '' : String(Math.round(majorUnits({ amount, currency })));
  return `${major(fromMinor)}-${major(toMinor)}`;
}

/** Reads any address; what makes no sense is as if it were not there. */
export function readChoice(query: URLSearchParams, currency: string): ThingsChoice {
  const shown = Number(query.get(PARAMETERS.shown));
  const durations = new Set((query.get(PARAMETERS.durations) ?? '').split(','));
  return {
    sort: THINGS_SORTS.find((sort) => sort === query.get(PARAMETERS.sort)) ?? 'supplier',
    selection: {
      durations: DURATION_TYPES.filter((type) => durations.has(type)),
      price: readPrice(query.get(PARAMETERS.price), currency),
    },
    shown:
      Number.isInteger(shown) && shown > RESULTS_PER_PAGE && shown <= SHOWN_MAX ? shown : RESULTS_PER_PAGE,
  };
}

/** Writes the choice into a copy of the address; the search in it stays as it is. */
export function writeChoice(
  query: URLSearchParams,
  { sort, selection, shown }: ThingsChoice,
  currency: string,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  set(PARAMETERS.sort, sort === 'supplier' ? '' : sort);
  set(PARAMETERS.durations, selection.durations.join(','));
  set(PARAMETERS.price, selection.price ? writePrice(selection.price, currency) : '');
  set(PARAMETERS.shown, shown > RESULTS_PER_PAGE ? String(shown) : '');
  return next;
}
