import { useCallback } from 'react';
import { useNavigate } from '@travesia/platform/libraries';
import { browserStorage, useRemotePage } from '@travesia/page';
import type { FlightSearch, PlaceField, SearchForm } from '../model/flight-search.ts';
import { rememberSearch } from '../model/recent-searches.ts';
import { resultsAddress } from '../model/search-query.ts';

const cityOf = (field: PlaceField, code: string | null) => field.place?.cityName ?? code ?? '';

/** `Bogotá`; of several cities `Bogotá – Lima, Quito – Madrid`: a leg that begins elsewhere says where. */
function citiesAfterFirst(search: FlightSearch, form: SearchForm): string {
  let last = search.to;
  return form.more.reduce(
    (text, { origin, destination }, place) => {
      const { from = null, to = null } = search.more?.[place] ?? {};
      const begin = from === last ? '' : `, ${cityOf(origin, from)}`;
      last = to;
      return `${text}${begin} – ${cityOf(destination, to)}`;
    },
    cityOf(form.destination, search.to),
  );
}

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
        toCity: search.more ? citiesAfterFirst(search, form) : cityOf(form.destination, search.to),
      };
      if (!search.package) rememberSearch(browserStorage('local'), recent, today);
      void navigate(addressOf(search));
    },
    [navigate, today, addressOf],
  );
}
