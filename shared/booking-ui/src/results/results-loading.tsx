import { useEffect, useState } from 'react';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import styles from './results.module.css';

export type ResultsLoadingProps = {
  label: string;
  /** Said once it takes long. */
  longLabel: string;
};

const LONG_WAIT_MS = 8000;

/** Filters and tickets in their places while the supplier is asked. */
export function ResultsLoading({ label, longLabel }: ResultsLoadingProps) {
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
        {isLong && <p className={styles.soft}>{longLabel}</p>}
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="ticket" className={styles.waiting ?? ''} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
