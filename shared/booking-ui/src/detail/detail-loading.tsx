import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import styles from './detail.module.css';

/** Name, pictures and options in their places while they are asked for. */
export function DetailLoading({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.page}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="picture" />
      <Skeleton shape="ticket" />
      <Skeleton shape="ticket" />
    </SkeletonGroup>
  );
}
