import { useGoToResults } from '../hooks/use-go-to-results.ts';
import { keptPackageForm } from '../model/kept-forms.ts';
import { NEW_PACKAGE_SEARCH } from '../model/search-form.ts';
import { SearchPanel } from './search-panel.tsx';

/** The packages tab of the home's search (K-01): flight and hotel as one. */
export function PackageSearch() {
  return <SearchPanel initial={NEW_PACKAGE_SEARCH} kept={keptPackageForm} onSearch={useGoToResults()} />;
}
