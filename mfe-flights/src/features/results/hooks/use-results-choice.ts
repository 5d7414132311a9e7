import type { SetStateAction } from 'react';
import { changed, useAddressChoice } from '@travesia/booking-ui/results';
import { facetsOfTrip, resetFacet, RESULTS_PER_PAGE, type FacetSelection, type Sort } from '@travesia/domain';
import { SEARCH_CURRENCY } from '../../search/index.ts';
import { readChoice, writeChoice, type ResultsChoice } from '../model/results-query.ts';

export type ResultsChoiceState = {
  choice: ResultsChoice;
  setSort: (sort: Sort) => void;
  setFacets: (facets: SetStateAction<FacetSelection>) => void;
  setWithBag: (withBag: boolean) => void;
  showMore: () => void;
  /** The flights of the journeys so far; fewer than before goes back. */
  pick: (keys: readonly string[]) => void;
};

const RULES = {
  read: (query: URLSearchParams) => readChoice(query, SEARCH_CURRENCY),
  write: (query: URLSearchParams, choice: ResultsChoice) => writeChoice(query, choice, SEARCH_CURRENCY),
};

const otherStep = (choice: ResultsChoice, picked: readonly string[]): ResultsChoice => ({
  ...choice,
  picked,
  facets: facetsOfTrip(choice.facets),
  shown: RESULTS_PER_PAGE,
});

/** Sort, filters and the picked flights, as the address has them (F-14). */
export function useResultsChoice(): ResultsChoiceState {
  const { choice, choose } = useAddressChoice(RULES);
  return {
    choice,
    setSort: (sort) => choose((now) => ({ ...now, sort, shown: RESULTS_PER_PAGE })),
    setFacets: (facets) =>
      choose((now) => ({ ...now, facets: changed(facets, now.facets), shown: RESULTS_PER_PAGE })),
    // Prices chosen from were those without it, or with it.
    setWithBag: (withBag) =>
      choose((now) => ({
        ...now,
        withBag,
        facets: resetFacet(now.facets, 'price'),
        shown: RESULTS_PER_PAGE,
      })),
    showMore: () => choose((now) => ({ ...now, shown: now.shown + RESULTS_PER_PAGE })),
    pick: (keys) => choose((now) => otherStep(now, keys), true),
  };
}
