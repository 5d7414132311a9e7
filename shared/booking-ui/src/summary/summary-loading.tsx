import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { frameStyles } from '../frame/index.ts';

/** Steps and price in their places while what was chosen is opened. */
export function SummaryLoading({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={frameStyles.columns}>
      <div>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="ticket" />
        <Skeleton shape="ticket" />
      </div>
      <Skeleton shape="ticket" />
    </SkeletonGroup>
  );
}
