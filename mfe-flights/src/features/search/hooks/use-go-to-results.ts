import { useCallback } from 'react';
import { useNavigate } from '@travesia/platform/libraries';
import { browserStorage, useRemotePage } from '@travesia/page';
import type { FlightSearch, PlaceField, SearchForm } from '../model/flight-search.ts';
import { codeOf } from '../model/search-form.ts';
import { resultsAddress } from '../model/search-query.ts';

const cityOf = (field: PlaceField) => field.place?.cityName ?? codeOf(field) ?? '';

/** Opens the results of a search and remembers it in this browser. */
export function useGoToResults(
  addressOf: (search: FlightSearch) => string = resultsAddress,
): (search: FlightSearch, form: SearchForm) => void {
  const navigate = useNavigate();
  const { today } = useRemotePage();
  return useCallback(
    (search, form) => {
      const recent = {
        address: resultsAddress(search),
        departureDate: search.departureDate,
        lastDate: search.more?.at(-1)?.departureDate ?? search.returnDate,
        fromCity: cityOf(form.origin),
        toCity: [form, ...(search.more ? form.more : [])]
          .map(({ destination }) => cityOf(destination))
          .join(' – '),
      };
      if (!search.package) {
        import('../model/recent-searches.ts').then(
          ({ rememberSearch }) => rememberSearch(browserStorage('local'), recent, today),
          (fault: unknown) => console.warn('this search will not be among the recent ones', fault),
        );
      }
      void navigate(addressOf(search));
    },
    [navigate, today, addressOf],
  );
}
