import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from '@travesia/platform/libraries';
import { NO_FACETS, RESULTS_PER_PAGE, type FacetSelection, type Sort } from '@travesia/domain';
import { SEARCH_CURRENCY } from '../../search/index.ts';
import { readChoice, writeChoice, type ResultsChoice } from '../model/results-query.ts';

export type ResultsChoiceState = {
  choice: ResultsChoice;
  setSort: (sort: Sort) => void;
  setFacets: (facets: FacetSelection) => void;
  showMore: () => void;
  pickOutbound: (key: string) => void;
  changeOutbound: () => void;
};

/** Sort, filters and the picked outbound live in the address: reload, share and Back find them (F-14). */
export function useResultsChoice(): ResultsChoiceState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const choice = useMemo(() => readChoice(query, SEARCH_CURRENCY), [query]);

  const go = useCallback(
    (next: ResultsChoice, isStep: boolean) => {
      const text = writeChoice(query, next, SEARCH_CURRENCY).toString();
      void navigate({ pathname, search: `?${text}` }, { replace: !isStep, preventScrollReset: true });
    },
    [navigate, pathname, query],
  );

  return {
    choice,
    setSort: (sort) => go({ ...choice, sort, shown: RESULTS_PER_PAGE }, false),
    setFacets: (facets) => go({ ...choice, facets, shown: RESULTS_PER_PAGE }, false),
    showMore: () => go({ ...choice, shown: choice.shown + RESULTS_PER_PAGE }, false),
    pickOutbound: (outbound) => go({ ...choice, outbound, facets: NO_FACETS, shown: RESULTS_PER_PAGE }, true),
    changeOutbound: () => go({ ...choice, outbound: null, facets: NO_FACETS, shown: RESULTS_PER_PAGE }, true),
  };
}
