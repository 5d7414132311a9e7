import { useEffect } from 'react';
import { useSdk } from '@travesia/platform/react';
import { PageWidth } from '@travesia/ui/page-width';
import { Skeleton } from '@travesia/ui/skeleton';

/** Stands in for a page whose code is on its way. The shell's loading bar announces it. */
export function PageLoading() {
  const { progress } = useSdk();
  useEffect(() => progress.begin(), [progress]);
  return (
    <div aria-busy="true">
      <PageWidth>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="ticket" />
        <Skeleton shape="ticket" />
      </PageWidth>
    </div>
  );
}
