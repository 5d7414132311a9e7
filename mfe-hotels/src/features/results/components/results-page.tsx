import { readTypedPlace } from '@travesia/booking-ui/place-address';
import { resultsStyles } from '@travesia/booking-ui/results';
import { useSearchParams } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { useText } from '@travesia/i18n';
import { useRemotePage, useSame, useSteadyCallback } from '@travesia/page';
import { readSearch, searchPayload, SearchPanel, useGoToResults } from '../../search/index.ts';
import { resultsTexts } from '../texts.ts';
import { SearchResults } from './search-results.tsx';

/** /hoteles/result (H-01, H-02): the search in the address, editable on top, and its hotels. */
export function ResultsPage() {
  const { t } = useText(resultsTexts);
  const { today } = useRemotePage();
  const [query] = useSearchParams();
  const goToResults = useSteadyCallback(useGoToResults());
  // Filters stand in the same address; they make no other search.
  const search = useSame(readSearch(query));
  const isUsable = searchPayload(search, { today }) !== null;
  const place = search.place?.name ?? '';
  usePageHead({ title: isUsable ? t('title', { place }) : t('unusable.title') });

  if (!isUsable) {
    const isEmpty = query.toString() === '';
    return (
      <section className={resultsStyles.unusable}>
        <h1 tabIndex={-1}>{t('unusable.title')}</h1>
        <p>{t(isEmpty ? 'unusable.welcome' : 'unusable.lead')}</p>
        <SearchPanel
          key={query.toString()}
          initial={search}
          typed={readTypedPlace(query)}
          isChecked={!isEmpty}
          onSearch={goToResults}
        />
      </section>
    );
  }
  return <SearchResults search={search} onSearch={goToResults} />;
}
