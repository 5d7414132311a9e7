import { useLocation } from '@travesia/platform/libraries';
import { useText } from '@travesia/i18n';
import { usePageHead } from '@travesia/platform/react';
import { PageFailed } from '../../../page/page-failed.tsx';
import { PageLoading } from '../../../page/page-loading.tsx';
import { contentTexts } from '../../../texts.ts';
import { useEntity } from '../api/use-entity.ts';
import { Reading } from './reading.tsx';

function NothingHere() {
  const { t } = useText(contentTexts);
  usePageHead({ title: t('nothing'), status: 404 });
  return null;
}

/** Whatever is written at the address (E-02). */
export function ReadingPage() {
  const { pathname } = useLocation();
  const { entity, error, isFetching, refetch } = useEntity(pathname);
  if (entity) return <Reading entity={entity} />;
  if (entity === null) return <NothingHere />;
  if (error) return <PageFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <PageLoading />;
}
