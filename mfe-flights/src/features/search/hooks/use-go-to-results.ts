import { useCallback } from 'react';
import { useNavigate } from '@travesia/platform/libraries';
import { browserStorage, useRemotePage } from '@travesia/page';
import type { FlightSearch, PlaceField, SearchForm } from '../model/flight-search.ts';
import { rememberSearch } from '../model/recent-searches.ts';
import { resultsAddress } from '../model/search-query.ts';

const cityOf = (field: PlaceField, code: string | null) => field.place?.cityName ?? code ?? '';

/** Opens the results of a search and remembers it in this browser. */
export function useGoToResults(
  addressOf: (search: FlightSearch) => string = resultsAddress,
): (search: FlightSearch, form: SearchForm) => void {
  const navigate = useNavigate();
  const { today } = useRemotePage();
  return useCallback(
    (search, form) => {
      const recent = {
        search,
        fromCity: cityOf(form.origin, search.from),
        toCity: cityOf(form.destination, search.to),
      };
      if (!search.package) rememberSearch(browserStorage('local'), recent, today);
      void navigate(addressOf(search));
    },
    [navigate, today, addressOf],
  );
}
