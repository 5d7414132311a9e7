import { useLocation } from '@travesia/platform/libraries';
import { PageFailed } from '../../../page/page-failed.tsx';
import { PageLoading } from '../../../page/page-loading.tsx';
import { useEntity } from '../api/use-entity.ts';
import { NothingHere } from './nothing-here.tsx';
import { Reading } from './reading.tsx';

/** Whatever is written at the address (E-02). */
export function ReadingPage() {
  const { pathname } = useLocation();
  const { entity, error, isFetching, refetch } = useEntity(pathname);
  if (entity) return <Reading entity={entity} />;
  if (entity === null) return <NothingHere path={pathname} />;
  if (error) return <PageFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <PageLoading />;
}
