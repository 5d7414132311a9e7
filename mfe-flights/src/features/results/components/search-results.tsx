import { Fragment, memo, useMemo } from 'react';
import { ResultsPage, resultsStyles as styles, SearchBar } from '@travesia/booking-ui/results';
import { formatDateRange, formatLocalDate, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import {
  codesOf,
  SearchPanel,
  searchTexts,
  useKnownPlaces,
  withDates,
  type FlightSearch,
  type SearchForm,
} from '../../search/index.ts';
import { AssistantNote } from '../assistant/index.ts';
import { citiesOf } from '../model/cities-of.ts';
import { useFlightSearch } from '../hooks/use-flight-search.ts';
import { resultsTexts } from '../texts.ts';
import { DayStep } from './day-step.tsx';
import { FoundFlights } from './found-flights.tsx';
import { NoFlights } from './no-flights.tsx';
import { OtherDays } from './other-days.tsx';

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
  const { t, tag } = useText(resultsTexts);
  const { t: words } = useText(searchTexts);
  const { today } = useRemotePage();
  const known = useKnownPlaces(codesOf(search));
  const flights = useFlightSearch(search, assistantId);
  const names = useMemo(() => {
    const cityOf = (code: string | null) => (code && known[code]?.cityName) || code || '';
    return citiesOf(search).map(cityOf);
  }, [known, search]);
  const [from = '', to = ''] = names;
  const count = flights.reply?.data.length;
  const { departureDate, returnDate } = withDates(search, today);
  const lastDate = search.more?.at(-1)?.departureDate ?? returnDate;
  const { adult, child, infant } = search.travellers;

  return (
    <ResultsPage
      search={flights}
      count={count}
      header={
        <>
          <SearchBar
            title={
              search.more
                ? t('several.title', { cities: names.join(' – ') })
                : t(search.package ? 'package.title' : 'title', { from, to })
            }
            what={names.map((name, place) => (
              <Fragment key={place}>
                {place > 0 && <span aria-hidden="true"> → </span>}
                <span>{name}</span>
              </Fragment>
            ))}
            details={[
              lastDate
                ? formatDateRange(departureDate, lastDate, tag, 'short')
                : formatLocalDate(departureDate, tag, 'short'),
              words('travellers.summary', { count: adult + child + infant }),
              words(search.cabin ? `cabin.${search.cabin}` : 'cabin.any'),
            ]}
            change={t('empty.change')}
            beside={<DayStep search={search} />}
          >
            <SearchPanel key={JSON.stringify(search)} initial={search} onSearch={onSearch} />
          </SearchBar>
          {search.package ? (
            <p className={styles.soft}>{t('package.lead')}</p>
          ) : (
            <OtherDays search={search} reply={flights.reply} />
          )}
        </>
      }
      notes={flights.isFromAssistant && <AssistantNote search={search} />}
      words={{ loading: t('loading'), loadingLong: t('loadingLong') }}
      empty={<NoFlights search={search} />}
    >
      {flights.reply && (
        <FoundFlights
          key={flights.reply.meta.searchId}
          search={search}
          reply={flights.reply}
          known={known}
          onRefresh={() => void flights.refresh()}
        />
      )}
    </ResultsPage>
  );
});
