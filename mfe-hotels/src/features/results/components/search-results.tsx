import { memo } from 'react';
import { NothingFound, ResultsPage, SearchBar } from '@travesia/booking-ui/results';
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
    <ResultsPage
      search={found}
      count={count}
      header={
        <>
          {search.flightOfferId && <PackageBarOfList flightOfferId={search.flightOfferId} />}
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
        </>
      }
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
        <FoundHotels key={found.meta.searchId} search={search} found={found} meta={found.meta} />
      )}
    </ResultsPage>
  );
});

/** The way to another flight keeps how the list is filtered and sorted. */
function PackageBarOfList({ flightOfferId }: { flightOfferId: string }) {
  const { choice } = useHotelsChoice();
  return <PackageBar flightOfferId={flightOfferId} list={listOf(choice)} />;
}
