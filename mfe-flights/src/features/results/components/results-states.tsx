import { useEffect, useState } from 'react';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { departureOrFallback, stepDeparture } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { ROUND_TRIP, type FlightSearch } from '../../search/index.ts';
import { useChangeSearch } from '../hooks/use-change-search.ts';
import { resultsTexts } from '../texts.ts';
import styles from './results-page.module.css';

const LONG_WAIT_MS = 8_000;

/** Tickets of the true size while the airlines are asked. */
export function ResultsLoading() {
  const { t } = useText(resultsTexts);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.columns}>
      <SkeletonGroup label={t('loading')} className={styles.list}>
        {isLong && <p className={styles.soft}>{t('loadingLong')}</p>}
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="ticket" />
        ))}
      </SkeletonGroup>
    </div>
  );
}

/** The search could not be done: never the same as no flights (F-30). */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const { t, rich } = useText(resultsTexts);
  const { contactNumber } = useRemotePage();
  return (
    <Notice
      tone="error"
      title={t('failed.title')}
      actions={<Button onClick={onRetry}>{t('failed.retry')}</Button>}
    >
      {rich('failed.phone', {
        phone: <a href={`tel:${contactNumber.replaceAll(/[^\d+]/g, '')}`}>{contactNumber}</a>,
      })}
    </Notice>
  );
}

/** No flights at all (F-29), with what one tap can change. */
export function NoFlights({ search }: { search: FlightSearch }) {
  const { t } = useText(resultsTexts);
  const { today } = useRemotePage();
  const change = useChangeSearch();
  const nextDay = () => {
    const departureDate = departureOrFallback(search.departureDate ?? undefined, today);
    const stepped = stepDeparture({ departureDate, returnDate: search.returnDate ?? undefined }, 1, today);
    change({
      ...search,
      departureDate: stepped.departureDate,
      returnDate: search.tripType === ROUND_TRIP ? (stepped.returnDate ?? null) : null,
    });
  };
  return (
    <section className={styles.empty}>
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.advice')}</p>
      <p className={styles.actions}>
        <Button look="call" onClick={nextDay}>
          {t('empty.nextDay')}
        </Button>
        {search.cabin && (
          <Button onClick={() => change({ ...search, cabin: null })}>{t('empty.allCabins')}</Button>
        )}
      </p>
    </section>
  );
}
