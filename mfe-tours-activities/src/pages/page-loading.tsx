import { useEffect } from 'react';
import { PageWidth } from '@travesia/ui/layout';
import { Skeleton } from '@travesia/ui/skeleton';
import { useSdk } from '@travesia/platform/react';

/** Stands in for a page whose code is on its way; the shell's loading bar says so. */
export function PageLoading() {
  const { progress } = useSdk();
  useEffect(() => progress.begin(), [progress]);
  return (
    <PageWidth>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="ticket" />
      <Skeleton shape="ticket" />
    </PageWidth>
  );
}
