import { memo } from 'react';
import { NothingFound, ResultsPage, SearchBar } from '@travesia/booking-ui/results';
import { formatDateRange, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import { ChildrenLeftOut, SearchPanel, settledDates, type ActivitySearch } from '../../search/index.ts';
import { usePartyWords } from '../../activities/index.ts';
import { useActivitySearch } from '../hooks/use-activity-search.ts';
import { resultsTexts } from '../texts.ts';
import { FoundActivities } from './found-activities.tsx';

export type SearchResultsProps = { search: ActivitySearch; onSearch: (search: ActivitySearch) => void };

/** One search in its four states: loading, failed, empty, ready. */
export const SearchResults = memo(function SearchResults({ search, onSearch }: SearchResultsProps) {
  const { t, tag } = useText(resultsTexts);
  const { today } = useRemotePage();
  const { kind } = useActivityKind();
  const party = usePartyWords();
  const found = useActivitySearch(search);
  const { from, to } = settledDates(search, today);
  const count = found.meta?.count;

  return (
    <ResultsPage
      search={found}
      count={count}
      header={
        <SearchBar
          title={t(`title.${kind}`, { place: search.place?.name ?? '' })}
          what={search.place?.name ?? ''}
          details={[
            formatDateRange(from, to, tag),
            party(search.party.adults, search.party.childAges.length),
          ]}
          change={t('change')}
        >
          <SearchPanel key={JSON.stringify(search)} initial={search} onSearch={onSearch} />
        </SearchBar>
      }
      notes={<ChildrenLeftOut />}
      words={{ loading: t('loading'), loadingLong: t('loadingLong') }}
      empty={
        <NothingFound
          advice={t('empty.advice')}
          isComplete={found.meta?.complete ?? true}
          onRetry={found.refresh}
        />
      }
    >
      {found.meta && (
        <FoundActivities key={found.meta.searchId} search={search} found={found} meta={found.meta} />
      )}
    </ResultsPage>
  );
});
