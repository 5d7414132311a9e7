import { useEffect, useMemo } from 'react';
import { failureCode } from '@travesia/api-client';
import { useFreshStart } from '@travesia/booking-ui/choosing';
import { Link, useNavigate, useSearchParams } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { Button, buttonClass } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { errorText, useText } from '@travesia/i18n';
import { useThings } from '../../../things-context.tsx';
import {
  CODE_PARAMETER,
  readSearch,
  resultsAddress,
  SearchPanel,
  useGoToResults,
  useSearchRules,
} from '../../search/index.ts';
import { isGone } from '../../things/index.ts';
import { useThing } from '../hooks/use-thing.ts';
import { detailTexts } from '../texts.ts';
import { DetailView } from './detail-view.tsx';
import styles from './detail.module.css';

/** /activities/summary and /turs/summary: one of them for the days and people of the address, in its four states. */
export function DetailPage() {
  const { t, locale } = useText(detailTexts);
  const { kind, resultsPath } = useThings();
  const rules = useSearchRules();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const goToResults = useGoToResults();
  const code = query.get(CODE_PARAMETER) ?? '';
  const search = useMemo(() => readSearch(query, rules), [query, rules]);
  const { query: thing, dates, paxes, language, isAskable } = useThing(code, search);
  const results = resultsAddress(resultsPath, search);
  useFreshStart(() => isAskable && thing.refetch());
  usePageHead({ title: thing.data?.data.activity.name ?? t(`title.${kind}`) });

  useEffect(() => {
    // Nothing was chosen (P-43).
    if (code === '') void navigate('/', { replace: true });
  }, [code, navigate]);

  if (code !== '' && !isAskable) {
    return (
      <section className={styles.problem}>
        <h1 tabIndex={-1}>{t('unusable.title')}</h1>
        <p>{t('unusable.text')}</p>
        <SearchPanel initial={search} isChecked onSearch={goToResults} />
      </section>
    );
  }
  if (thing.isError && !thing.isFetching) {
    const failure = failureCode(thing.error);
    const isOver = isGone(failure);
    return (
      <section className={styles.problem}>
        <h1 tabIndex={-1}>{t(isOver ? 'gone.title' : 'failed.title')}</h1>
        <Notice
          tone="error"
          actions={
            <>
              {!isOver && <Button onClick={() => void thing.refetch()}>{t('failed.retry')}</Button>}
              <Link to={results} className={buttonClass({ look: isOver ? 'call' : 'quiet' })}>
                {t('back')}
              </Link>
            </>
          }
        >
          {errorText(failure, locale)}
        </Notice>
      </section>
    );
  }
  if (!thing.data) {
    return (
      <SkeletonGroup label={t('loading')} className={styles.page}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="picture" />
        <Skeleton shape="ticket" />
        <Skeleton shape="ticket" />
      </SkeletonGroup>
    );
  }
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
