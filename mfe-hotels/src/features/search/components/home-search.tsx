import { useGoToResults } from '../hooks/use-go-to-results.ts';
import { NEW_SEARCH } from '../model/hotel-search.ts';
import { SearchPanel } from './search-panel.tsx';

/** The hotels tab of the home's search (slot `home.search`). */
export function HomeSearch() {
  return <SearchPanel initial={NEW_SEARCH} onSearch={useGoToResults()} />;
}
