import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from '@travesia/platform/libraries';
import { DEFAULT_CURRENCY, RESULTS_PER_PAGE } from '@travesia/domain';
import { readChoice, writeChoice, type ThingsChoice } from '../model/results-query.ts';
import type { ThingsSelection, ThingsSort } from '../model/things-list.ts';

export type ThingsChoiceState = {
  choice: ThingsChoice;
  setSort: (sort: ThingsSort) => void;
  setSelection: (selection: ThingsSelection) => void;
  showMore: () => void;
};

/** Sort, filters and how far the list was opened live in the address: reload, share and Back find them. */
export function useThingsChoice(): ThingsChoiceState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const choice = useMemo(() => readChoice(query, DEFAULT_CURRENCY), [query]);

  const go = useCallback(
    (next: ThingsChoice) => {
      const text = writeChoice(query, next, DEFAULT_CURRENCY).toString();
      void navigate({ pathname, search: `?${text}` }, { replace: true, preventScrollReset: true });
    },
    [navigate, pathname, query],
  );

  return {
    choice,
    setSort: (sort) => go({ ...choice, sort, shown: RESULTS_PER_PAGE }),
    setSelection: (selection) => go({ ...choice, selection, shown: RESULTS_PER_PAGE }),
    showMore: () => go({ ...choice, shown: choice.shown + RESULTS_PER_PAGE }),
  };
}
