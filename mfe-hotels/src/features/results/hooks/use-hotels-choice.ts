import type { SetStateAction } from 'react';
import { changed, useAddressChoice } from '@travesia/booking-ui/results';
import { DEFAULT_CURRENCY, RESULTS_PER_PAGE, type DistanceRing, type HotelSelection } from '@travesia/domain';
import type { HotelSort } from '../model/hotel-list.ts';
import { readChoice, writeChoice, type HotelsChoice } from '../model/results-query.ts';

export type HotelsChoiceState = {
  choice: HotelsChoice;
  setSort: (sort: HotelSort) => void;
  setSelection: (selection: SetStateAction<HotelSelection>) => void;
  openRing: (ring: DistanceRing) => void;
  showMore: () => void;
  setCompare: (codes: readonly string[]) => void;
};

const RULES = {
  read: (query: URLSearchParams) => readChoice(query, DEFAULT_CURRENCY),
  write: (query: URLSearchParams, choice: HotelsChoice) => writeChoice(query, choice, DEFAULT_CURRENCY),
};

/** Sort, filters and opened groups, as the address has them. */
export function useHotelsChoice(): HotelsChoiceState {
  const { choice, choose } = useAddressChoice(RULES);
  return {
    choice,
    setSort: (sort) => choose((now) => ({ ...now, sort, shown: RESULTS_PER_PAGE })),
    setSelection: (selection) =>
      choose((now) => ({ ...now, selection: changed(selection, now.selection), shown: RESULTS_PER_PAGE })),
    openRing: (ring) => choose((now) => ({ ...now, open: [...now.open, ring] })),
    showMore: () => choose((now) => ({ ...now, shown: now.shown + RESULTS_PER_PAGE })),
    setCompare: (compare) => choose((now) => ({ ...now, compare })),
  };
}
