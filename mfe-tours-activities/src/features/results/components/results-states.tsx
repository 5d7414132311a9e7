import { useEffect, useState } from 'react';
import { failureCode } from '@travesia/api-client';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { errorText, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { resultsTexts } from '../texts.ts';
import styles from './results-page.module.css';

const LONG_WAIT_MS = 8000;

/** Tickets of the true size while the supplier is asked. */
export function ResultsLoading() {
  const { t } = useText(resultsTexts);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <SkeletonGroup label={t('loading')} className={styles.list}>
      {isLong && <p className={styles.soft}>{t('loadingLong')}</p>}
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} shape="ticket" className={styles.waiting ?? ''} />
      ))}
    </SkeletonGroup>
  );
}

/** The search could not be done: never the same as no results. */
export function SearchFailed({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t, rich, locale } = useText(resultsTexts);
  const { contactNumber } = useRemotePage();
  return (
    <Notice
      tone="error"
      title={t('failed.title')}
      actions={<Button onClick={onRetry}>{t('failed.retry')}</Button>}
    >
      <p>{errorText(failureCode(failure), locale)}</p>
      <p>
        {rich('failed.phone', {
          phone: <a href={`tel:${contactNumber.replaceAll(/[^\d+]/g, '')}`}>{contactNumber}</a>,
        })}
      </p>
    </Notice>
  );
}

/** Nothing at all (T-08), and whether everybody was asked. */
export function NothingFound({ isComplete, onRetry }: { isComplete: boolean; onRetry: () => void }) {
  const { t } = useText(resultsTexts);
  return (
    <section className={styles.empty}>
      <h2>{t('empty.title')}</h2>
      <p>{t(isComplete ? 'empty.advice' : 'empty.incomplete')}</p>
      {!isComplete && <Button onClick={onRetry}>{t('failed.retry')}</Button>}
    </section>
  );
}
