import { useAddressChoice } from '@travesia/booking-ui/results';
import { DEFAULT_CURRENCY, RESULTS_PER_PAGE } from '@travesia/domain';
import { readChoice, writeChoice, type ThingsChoice } from '../model/results-query.ts';
import type { ThingsSelection, ThingsSort } from '../model/things-list.ts';

export type ThingsChoiceState = {
  choice: ThingsChoice;
  setSort: (sort: ThingsSort) => void;
  setSelection: (selection: ThingsSelection) => void;
  showMore: () => void;
};

const RULES = {
  read: (query: URLSearchParams) => readChoice(query, DEFAULT_CURRENCY),
  write: (query: URLSearchParams, choice: ThingsChoice) => writeChoice(query, choice, DEFAULT_CURRENCY),
};

/** Sort, filters and how far the list was opened, as the address has them. */
export function useThingsChoice(): ThingsChoiceState {
  const { choice, choose } = useAddressChoice(RULES);
  return {
    choice,
    setSort: (sort) => choose({ ...choice, sort, shown: RESULTS_PER_PAGE }),
    setSelection: (selection) => choose({ ...choice, selection, shown: RESULTS_PER_PAGE }),
    showMore: () => choose({ ...choice, shown: choice.shown + RESULTS_PER_PAGE }),
  };
}
