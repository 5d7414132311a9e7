import { useEffect, useMemo } from 'react';
import { failureCode } from '@travesia/api-client';
import { useFreshStart } from '@travesia/booking-ui/choosing';
import { isGone } from '@travesia/contracts';
import { DetailFailed, DetailLoading, detailStyles } from '@travesia/booking-ui/detail';
import { useListAddress } from '@travesia/booking-ui/list-address';
import { useNavigate, useSearchParams } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { useText } from '@travesia/i18n';
import { useThings } from '../../../things-context.tsx';
import {
  CODE_PARAMETER,
  readSearch,
  resultsAddress,
  SearchPanel,
  useGoToResults,
  useSearchRules,
} from '../../search/index.ts';
import { useThing } from '../hooks/use-thing.ts';
import { detailTexts } from '../texts.ts';
import { DetailView } from './detail-view.tsx';

/** /activities/summary and /turs/summary: one of them for the days and people of the address, in its four states. */
export function DetailPage() {
  const { t } = useText(detailTexts);
  const { kind, resultsPath } = useThings();
  const rules = useSearchRules();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const goToResults = useGoToResults();
  const code = query.get(CODE_PARAMETER) ?? '';
  const search = useMemo(() => readSearch(query, rules), [query, rules]);
  const { query: thing, dates, paxes, language, isAskable } = useThing(code, search);
  const results = useListAddress(resultsAddress(resultsPath, search));
  useFreshStart(() => isAskable && thing.refetch());
  usePageHead({ title: thing.data?.data.activity.name ?? t(`title.${kind}`) });

  useEffect(() => {
    // Nothing was chosen (P-43).
    if (code === '') void navigate('/', { replace: true });
  }, [code, navigate]);

  if (code !== '' && !isAskable) {
    return (
      <section className={detailStyles.problem}>
        <h1 tabIndex={-1}>{t('unusable.title')}</h1>
        <p>{t('unusable.text')}</p>
        <SearchPanel initial={search} isChecked onSearch={goToResults} />
      </section>
    );
  }
  if (thing.isError && !thing.isFetching) {
    const isOver = isGone(failureCode(thing.error));
    return (
      <DetailFailed
        title={t(isOver ? 'gone' : 'failed')}
        failure={thing.error}
        onRetry={isOver ? null : () => void thing.refetch()}
        back={results}
      />
    );
  }
  if (!thing.data) return <DetailLoading label={t('loading')} />;
  return (
    <DetailView
      reply={thing.data}
      search={search}
      searched={dates}
      paxes={paxes}
      language={language}
      results={results}
      onRefresh={() => void thing.refetch()}
    />
  );
}
