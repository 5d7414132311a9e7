import { lazy, Suspense } from 'react';
import { browserStorage, useHydrated } from '@travesia/page';
import { useGoToResults } from '../hooks/use-go-to-results.ts';
import { keptFlightForm } from '../model/kept-forms.ts';
import { RECENT_KEY } from '../model/recent-key.ts';
import { NEW_SEARCH } from '../model/search-form.ts';
import { SearchPanel } from './search-panel.tsx';

/** Only for those who have searched here before, and nothing where it cannot be loaded. */
const RecentSearches = lazy(() =>
  import('./recent-searches.tsx').then(
    (recent) => ({ default: recent.RecentSearches }),
    () => ({ default: () => null }),
  ),
);

/** The flights tab of the home's search (slot `home.search`). */
export function HomeSearch() {
  const goToResults = useGoToResults();
  const hasSearched = useHydrated() && Boolean(browserStorage('local')?.getItem(RECENT_KEY));
  return (
    <div>
      <SearchPanel initial={NEW_SEARCH} kept={keptFlightForm} onSearch={goToResults} />
      {hasSearched && (
        <Suspense>
          <RecentSearches />
        </Suspense>
      )}
    </div>
  );
}
