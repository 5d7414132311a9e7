import { useGoToResults } from '../hooks/use-go-to-results.ts';
import { keptFlightForm } from '../model/kept-forms.ts';
import { NEW_SEARCH } from '../model/search-form.ts';
import { RecentSearches } from './recent-searches.tsx';
import { SearchPanel } from './search-panel.tsx';

/** The flights tab of the home's search (slot `home.search`). */
export function HomeSearch() {
  const goToResults = useGoToResults();
  return (
    <div>
      <SearchPanel initial={NEW_SEARCH} kept={keptFlightForm} onSearch={goToResults} />
      <RecentSearches />
    </div>
  );
}
