import { useAddressChoice } from '@travesia/booking-ui/results';
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

const RULES = {
  read: (query: URLSearchParams) => readChoice(query, SEARCH_CURRENCY),
  write: (query: URLSearchParams, choice: ResultsChoice) => writeChoice(query, choice, SEARCH_CURRENCY),
};

/** Sort, filters and the picked outbound, as the address has them (F-14). */
export function useResultsChoice(): ResultsChoiceState {
  const { choice, choose } = useAddressChoice(RULES);
  return {
    choice,
    setSort: (sort) => choose({ ...choice, sort, shown: RESULTS_PER_PAGE }),
    setFacets: (facets) => choose({ ...choice, facets, shown: RESULTS_PER_PAGE }),
    showMore: () => choose({ ...choice, shown: choice.shown + RESULTS_PER_PAGE }),
    pickOutbound: (outbound) =>
      choose({ ...choice, outbound, facets: NO_FACETS, shown: RESULTS_PER_PAGE }, true),
    changeOutbound: () =>
      choose({ ...choice, outbound: null, facets: NO_FACETS, shown: RESULTS_PER_PAGE }, true),
  };
}
