import { useEffect, useState } from 'react';
import { errorText, useText } from '@travesia/i18n';
import { Notice } from '@travesia/ui/notice';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { useIsOnline } from '../online/index.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import styles from './results.module.css';

type ResultsLoadingProps = {
  label: string;
  /** Said once it takes long. */
  longLabel: string;
};

const LONG_WAIT_MS = 8000;

/** Filters and tickets in their places while the supplier is asked. */
export function ResultsLoading({ label, longLabel }: ResultsLoadingProps) {
  const { locale } = useText(bookingTexts);
  const isOnline = useIsOnline();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <SkeletonGroup label={label} className={styles.columns}>
      <div className={styles.side}>
        <div className={styles.list}>
          <Skeleton shape="title" width="half" />
          {(['long', 'full', 'short', 'long', 'half'] as const).map((width, position) => (
            <Skeleton key={position} width={width} />
          ))}
        </div>
      </div>
      <div className={styles.list}>
        {!isOnline && <Notice tone="attention">{errorText('network', locale)}</Notice>}
        {isOnline && isLong && <p className={styles.soft}>{longLabel}</p>}
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="ticket" className={styles.waiting ?? ''} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
