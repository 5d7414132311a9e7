import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import styles from './summary.module.css';

/** Steps and price in their places while what was chosen is opened. */
export function SummaryLoading({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.columns}>
      <div>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="ticket" />
        <Skeleton shape="ticket" />
      </div>
      <Skeleton shape="ticket" />
    </SkeletonGroup>
  );
}
