import { memo } from 'react';
import { FreshStart, RefusedStorage } from '@travesia/booking-ui/choosing';
import {
  NothingFound,
  ResultsFrame,
  ResultsLoading,
  resultsStyles,
  SearchBar,
  SearchFailed,
} from '@travesia/booking-ui/results';
import { formatDateRange, useText } from '@travesia/i18n';
import { guestCounts } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';
import { PackageBar } from '../../package/index.ts';
import { SearchPanel, settledDates, type HotelSearch } from '../../search/index.ts';
import { useHotelsChoice } from '../hooks/use-hotels-choice.ts';
import { useHotelSearch } from '../hooks/use-hotel-search.ts';
import { listOf } from '../model/results-query.ts';
import { resultsTexts } from '../texts.ts';
import { FoundHotels } from './found-hotels.tsx';

export type SearchResultsProps = { search: HotelSearch; onSearch: (search: HotelSearch) => void };

/** One search in its four states: loading, failed, empty, ready. */
export const SearchResults = memo(function SearchResults({ search, onSearch }: SearchResultsProps) {
  const { t, tag } = useText(resultsTexts);
  const { today } = useRemotePage();
  const found = useHotelSearch(search);
  const { startDate, endDate } = settledDates(search, today);
  const { adults, children } = guestCounts(search.rooms);
  const count = found.meta?.count;

  return (
    <ResultsFrame count={count}>
      <FreshStart askAnew={found.refresh} />
      {search.flightOfferId && <PackageBarOfList flightOfferId={search.flightOfferId} />}
      <header className={resultsStyles.head}>
        <SearchBar
          title={t('title', { place: search.place?.name ?? '' })}
          what={search.place?.name ?? ''}
          details={[
            formatDateRange(startDate, endDate, tag),
            t('rooms', { count: search.rooms.length }),
            t('guests', { count: adults + children }),
          ]}
          change={t('change')}
        >
          <SearchPanel key={JSON.stringify(search)} initial={search} onSearch={onSearch} />
        </SearchBar>
      </header>
      <RefusedStorage />
      {found.status === 'loading' && <ResultsLoading label={t('loading')} longLabel={t('loadingLong')} />}
      {found.status === 'failed' && <SearchFailed failure={found.failure} onRetry={found.retry} />}
      {found.status === 'ready' && count === 0 && (
        <NothingFound
          advice={t('empty.advice')}
          isComplete={found.meta?.complete ?? true}
          onRetry={found.refresh}
        />
      )}
      {found.status === 'ready' && found.meta && count !== 0 && (
        <FoundHotels key={found.meta.searchId} search={search} found={found} meta={found.meta} />
      )}
    </ResultsFrame>
  );
});

/** The way to another flight keeps how the list is filtered and sorted. */
function PackageBarOfList({ flightOfferId }: { flightOfferId: string }) {
  const { choice } = useHotelsChoice();
  return <PackageBar flightOfferId={flightOfferId} list={listOf(choice)} />;
}
