import type { SetStateAction } from 'react';
import { changed, useAddressChoice } from '@travesia/booking-ui/results';
import { DEFAULT_CURRENCY, RESULTS_PER_PAGE } from '@travesia/domain';
import { readChoice, writeChoice, type ActivityChoice } from '../model/results-query.ts';
import type { ActivitySelection, ActivitySort } from '../model/activity-list.ts';

export type ActivityChoiceState = {
  choice: ActivityChoice;
  setSort: (sort: ActivitySort) => void;
  setSelection: (selection: SetStateAction<ActivitySelection>) => void;
  showMore: () => void;
};

const RULES = {
  read: (query: URLSearchParams) => readChoice(query, DEFAULT_CURRENCY),
  write: (query: URLSearchParams, choice: ActivityChoice) => writeChoice(query, choice, DEFAULT_CURRENCY),
};

/** Sort, filters and how far the list was opened, as the address has them. */
export function useActivityChoice(): ActivityChoiceState {
  const { choice, choose } = useAddressChoice(RULES);
  return {
    choice,
    setSort: (sort) => choose((now) => ({ ...now, sort, shown: RESULTS_PER_PAGE })),
    setSelection: (selection) =>
      choose((now) => ({ ...now, selection: changed(selection, now.selection), shown: RESULTS_PER_PAGE })),
    showMore: () => choose((now) => ({ ...now, shown: now.shown + RESULTS_PER_PAGE })),
  };
}
