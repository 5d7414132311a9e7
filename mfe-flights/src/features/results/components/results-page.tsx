import { useMemo } from 'react';
import { resultsStyles } from '@travesia/booking-ui/results';
import { useSearchParams } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { useText } from '@travesia/i18n';
import { SearchPanel, useGoToResults } from '../../search/index.ts';
import { hasProblems, searchProblems } from '../../search/model/search-problems.ts';
import { readSearch, readTypedPlaces } from '../../search/model/read-search.ts';
import { useRemotePage, useSame, useSteadyCallback } from '@travesia/page';
import { useChangedAddress } from '../hooks/use-change-search.ts';
import { resultsTexts } from '../texts.ts';
import { SearchResults } from './search-results.tsx';

const ASSISTANT_PARAMETER = 'aiAssistant';

/** /{url}/results (F-14): the search in the address, editable on top, and its flights. */
export function ResultsPage() {
  const { t } = useText(resultsTexts);
  const { today } = useRemotePage();
  const [query] = useSearchParams();
  const goToResults = useSteadyCallback(useGoToResults(useChangedAddress()));
  // Filters stand in the same address; they make no other search.
  const search = useSame(readSearch(query));
  const typed = useMemo(() => readTypedPlaces(query), [query]);
  const isUsable = !hasProblems(searchProblems(search, today));
  usePageHead({
    title: isUsable ? t('title', { from: search.from ?? '', to: search.to ?? '' }) : t('unusable.title'),
  });

  if (!isUsable) {
    return (
      <section className={resultsStyles.unusable}>
        <h1>{t('unusable.title')}</h1>
        <p>{t('unusable.lead')}</p>
        <SearchPanel
          key={query.toString()}
          initial={search}
          typed={typed}
          isChecked={search.from !== null && search.to !== null}
          onSearch={goToResults}
        />
      </section>
    );
  }
  return (
    <SearchResults search={search} assistantId={query.get(ASSISTANT_PARAMETER)} onSearch={goToResults} />
  );
}
