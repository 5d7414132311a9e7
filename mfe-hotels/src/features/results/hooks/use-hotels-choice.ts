import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from '@travesia/platform/libraries';
import { DEFAULT_CURRENCY, RESULTS_PER_PAGE, type DistanceRing, type HotelSelection } from '@travesia/domain';
import type { HotelSort } from '../model/hotel-list.ts';
import { readChoice, writeChoice, type HotelsChoice } from '../model/results-query.ts';

export type HotelsChoiceState = {
  choice: HotelsChoice;
  setSort: (sort: HotelSort) => void;
  setSelection: (selection: HotelSelection) => void;
  openRing: (ring: DistanceRing) => void;
  showMore: () => void;
};

/** Sort, filters and opened groups live in the address: reload, share and Back find them. */
export function useHotelsChoice(): HotelsChoiceState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const choice = useMemo(() => readChoice(query, DEFAULT_CURRENCY), [query]);

  const go = useCallback(
    (next: HotelsChoice) => {
      const text = writeChoice(query, next, DEFAULT_CURRENCY).toString();
      void navigate({ pathname, search: `?${text}` }, { replace: true, preventScrollReset: true });
    },
    [navigate, pathname, query],
  );

  return {
    choice,
    setSort: (sort) => go({ ...choice, sort, shown: RESULTS_PER_PAGE }),
    setSelection: (selection) => go({ ...choice, selection, shown: RESULTS_PER_PAGE }),
    openRing: (ring) => go({ ...choice, open: [...choice.open, ring] }),
    showMore: () => go({ ...choice, shown: choice.shown + RESULTS_PER_PAGE }),
  };
}
