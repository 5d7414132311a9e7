import { useNavigate, useSearchParams } from '@travesia/platform/libraries';
import { resultsPath, SEARCH_CURRENCY, writeSearch, type FlightSearch } from '../../search/index.ts';
import { NO_CHOICE, readChoice, writeChoice } from '../model/results-query.ts';

/**
 * The address of a changed search: its prices have a checked bag, and its order, as those before. What was filtered
 * belonged to the other list.
 */
export function useChangedAddress(): (search: FlightSearch) => string {
  const [query] = useSearchParams();
  return (search) => {
    const { sort, withBag } = readChoice(query, SEARCH_CURRENCY);
    const next = writeChoice(writeSearch(search), { ...NO_CHOICE, sort, withBag }, SEARCH_CURRENCY);
    return `${resultsPath(search)}?${next.toString()}`;
  };
}

/** Opens the results of a changed search. */
export function useChangeSearch(): (search: FlightSearch) => void {
  const navigate = useNavigate();
  const addressOf = useChangedAddress();
  return (search) => void navigate(addressOf(search));
}
