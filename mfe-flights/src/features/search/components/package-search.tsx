import { useState } from 'react';
import { useGoToResults } from '../hooks/use-go-to-results.ts';
import { newPackageSearch } from '../model/search-form.ts';
import { SearchPanel } from './search-panel.tsx';

/** The packages tab of the home's search (K-01): flight and hotel as one. */
export function PackageSearch() {
  const goToResults = useGoToResults();
  const [initial] = useState(newPackageSearch);
  return <SearchPanel initial={initial} onSearch={goToResults} />;
}
