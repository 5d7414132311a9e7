import { memo, useMemo } from 'react';
import { FreshStart, RefusedStorage } from '@travesia/booking-ui/choosing';
import {
  ResultsFrame,
  ResultsLoading,
  resultsStyles as styles,
  SearchFailed,
} from '@travesia/booking-ui/results';
import { useText } from '@travesia/i18n';
import { codesOf, useKnownPlaces, type FlightSearch, type SearchForm } from '../../search/index.ts';
import { AssistantNote } from '../assistant/index.ts';
import { citiesOf } from '../model/cities-of.ts';
import { useFlightSearch } from '../hooks/use-flight-search.ts';
import { resultsTexts } from '../texts.ts';
import { DayStep } from './day-step.tsx';
import { FoundFlights } from './found-flights.tsx';
import { NoFlights } from './no-flights.tsx';
import { OtherDays } from './other-days.tsx';
import { SearchBar } from './search-bar.tsx';
import bar from './search-bar.module.css';

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
  const known = useKnownPlaces(codesOf(search));
  const flights = useFlightSearch(search, assistantId);
  const names = useMemo(() => {
    const cityOf = (code: string | null) => (code && known[code]?.cityName) || code || '';
    return citiesOf(search).map(cityOf);
  }, [known, search]);
  const [from = '', to = ''] = names;
  const count = flights.reply?.data.length;

  return (
    <ResultsFrame count={count}>
      <FreshStart askAnew={flights.refresh} />
      <header className={styles.head}>
        {/* The bar says it to the eye. The shell focuses it: VisuallyHidden would then show it, and move the list. */}
        <h1 tabIndex={-1} className={bar.title}>
          {search.more
            ? t('several.title', { cities: names.join(' – ') })
            : t(search.package ? 'package.title' : 'title', { from, to })}
        </h1>
        <div className={bar.line}>
          <SearchBar search={search} names={names} onSearch={onSearch} />
          <DayStep search={search} />
        </div>
        {search.package ? (
          <p className={styles.soft}>{t('package.lead')}</p>
        ) : (
          <OtherDays search={search} reply={flights.reply} />
        )}
      </header>
      <RefusedStorage />
      {flights.isFromAssistant && <AssistantNote search={search} />}
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
