import type { ActivityOrderKind } from '@travesia/products/tours-activities';
import { ActivityKindProvider } from '../../../activity-kind-context.tsx';
import { useGoToResults } from '../hooks/use-go-to-results.ts';
import { NEW_SEARCH } from '../model/activity-search.ts';
import { SearchPanel } from './search-panel.tsx';

/** A tab of the home's search (slot `home.search`): activities or tours. */
export function HomeSearch({ kind }: { kind: ActivityOrderKind }) {
  return (
    <ActivityKindProvider kind={kind}>
      <NewSearch />
    </ActivityKindProvider>
  );
}

function NewSearch() {
  return <SearchPanel initial={NEW_SEARCH} onSearch={useGoToResults()} />;
}
