import { useGoToResults } from '../hooks/use-go-to-results.ts';
import type { PlaceField } from '../model/flight-search.ts';
import { routeInMind } from '../model/route-in-mind.ts';
import { NEW_SEARCH } from '../model/search-form.ts';
import { RecentSearches } from './recent-searches.tsx';
import { SearchPanel } from './search-panel.tsx';

const keepInMind = ({ place: from }: PlaceField, { place: to }: PlaceField) =>
  routeInMind.set(from && to ? { from, to } : null);

/** The flights tab of the home's search (slot `home.search`). */
export function HomeSearch() {
  const goToResults = useGoToResults();
  return (
    <div>
      <SearchPanel initial={NEW_SEARCH} onSearch={goToResults} onPlacesChange={keepInMind} />
      <RecentSearches />
    </div>
  );
}
