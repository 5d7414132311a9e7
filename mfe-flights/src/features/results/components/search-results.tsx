import { lazy, memo, Suspense, useEffect, useMemo } from 'react';
import { FreshStart, RefusedStorage } from '@travesia/booking-ui/choosing';
import {
  ResultsFrame,
  ResultsLoading,
  resultsStyles as styles,
  SearchFailed,
} from '@travesia/booking-ui/results';
import { Disclosure } from '@travesia/ui/disclosure';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { SearchPanel, useKnownPlaces, type FlightSearch, type SearchForm } from '../../search/index.ts';
import { useFlightSearch } from '../hooks/use-flight-search.ts';
import { resultsTexts } from '../texts.ts';
import { DayStrip } from './day-strip.tsx';
import { FoundFlights } from './found-flights.tsx';
import { NoFlights } from './no-flights.tsx';

const AssistantNote = lazy(async () => ({
  default: (await import('../assistant/index.ts')).AssistantNote,
}));

export type SearchResultsProps = {
  search: FlightSearch;
  /** The talk with the assistant that led here, as the address names it (F-42). */
  assistantId: string | null;
  onSearch: (search: FlightSearch, form: SearchForm) => void;
};

/** One search in its four states: loading, failed, empty, ready. */
export const SearchResults = memo(function SearchResults({
  search,
  assistantId,
  onSearch,
}: SearchResultsProps) {
  const { t } = useText(resultsTexts);
  const { announce } = useRemotePage();
  const known = useKnownPlaces(search.from, search.to);
  const flights = useFlightSearch(search, assistantId);
  const names = useMemo(() => {
    const cityOf = (code: string | null) => (code && known[code]?.cityName) || code || '';
    return { from: cityOf(search.from), to: cityOf(search.to) };
  }, [known, search.from, search.to]);
  const count = flights.reply?.data.length;

  useEffect(() => {
    if (count !== undefined) announce(count === 0 ? t('empty.title') : t('count', { count }));
  }, [announce, count, t]);

  return (
    <ResultsFrame>
      <FreshStart askAnew={flights.refresh} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t(search.package ? 'package.title' : 'title', names)}</h1>
        {search.package && <p className={styles.soft}>{t('package.lead')}</p>}
        <Disclosure bare title={t('empty.change')}>
          <SearchPanel key={JSON.stringify(search)} initial={search} onSearch={onSearch} />
        </Disclosure>
        <DayStrip search={search} />
      </header>
      <RefusedStorage />
      {flights.isFromAssistant && (
        <Suspense>
          <AssistantNote search={search} />
        </Suspense>
      )}
      {flights.status === 'loading' && <ResultsLoading label={t('loading')} longLabel={t('loadingLong')} />}
      {flights.status === 'failed' && <SearchFailed failure={flights.failure} onRetry={flights.retry} />}
      {flights.status === 'ready' && flights.reply && count === 0 && <NoFlights search={search} />}
      {flights.status === 'ready' && flights.reply && count !== 0 && (
        <FoundFlights
          key={flights.reply.meta.searchId}
          search={search}
          reply={flights.reply}
          known={known}
          onRefresh={() => void flights.refresh()}
        />
      )}
    </ResultsFrame>
  );
});
