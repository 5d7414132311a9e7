import { useEffect, useMemo } from 'react';
import { failureCode } from '@travesia/api-client';
import { useFreshStart } from '@travesia/booking-ui/choosing';
import { isGone } from '@travesia/contracts';
import { DetailFailed, DetailLoading, detailStyles } from '@travesia/booking-ui/detail';
import { useListAddress } from '@travesia/booking-ui/list-address';
import { useNavigate, useSearchParams } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { useText } from '@travesia/i18n';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import {
  CODE_PARAMETER,
  readSearch,
  resultsAddress,
  SearchPanel,
  useGoToResults,
  useSearchRules,
} from '../../search/index.ts';
import { useActivity } from '../hooks/use-activity.ts';
import { detailTexts } from '../texts.ts';
import { DetailView } from './detail-view.tsx';

/** /activities/summary and /turs/summary: one of them for the days and people of the address, in its four states. */
export function DetailPage() {
  const { t } = useText(detailTexts);
  const { kind, resultsPath } = useActivityKind();
  const rules = useSearchRules();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const goToResults = useGoToResults();
  const code = query.get(CODE_PARAMETER) ?? '';
  const search = useMemo(() => readSearch(query, rules), [query, rules]);
  const { query: activity, dates, paxes, language, isAskable } = useActivity(code, search);
  const results = useListAddress(resultsAddress(resultsPath, search));
  useFreshStart(() => isAskable && activity.refetch());
  usePageHead({ title: activity.data?.data.activity.name ?? t(`title.${kind}`) });

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
  if (activity.isError && !activity.isFetching) {
    const isOver = isGone(failureCode(activity.error));
    return (
      <DetailFailed
        title={t(isOver ? 'gone' : 'failed')}
        failure={activity.error}
        onRetry={isOver ? null : () => void activity.refetch()}
        back={results}
      />
    );
  }
  if (!activity.data) return <DetailLoading label={t('loading')} />;
  return (
    <DetailView
      reply={activity.data}
      search={search}
      searched={dates}
      paxes={paxes}
      language={language}
      results={results}
      onRefresh={() => void activity.refetch()}
    />
  );
}
