import { IdSchema, SharedOfferReplySchema } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { useDocumentQuery } from '@travesia/page';
import { useParams } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import * as v from 'valibot';
import { PageFailed } from '../../page/page-failed.tsx';
import { PageLoading } from '../../page/page-loading.tsx';
import { contentTexts } from '../../texts.ts';
import { SharedOfferView } from './shared-offer-view.tsx';

const STALE_MS = 5 * 60_000;

/** Never shared, or deleted since: the shell has the page for both (P-44). */
function NothingShared() {
  const { t } = useText(contentTexts);
  usePageHead({ title: t('nothing'), status: 404 });
  return null;
}

/** What somebody shared: as it was seen, with the way to today's price. */
export function SharedOfferPage() {
  const { id = '' } = useParams();
  const isId = v.is(IdSchema, id);
  const { data, error, isFetching, refetch } = useDocumentQuery({
    need: { method: 'GET', path: `/shares/${id}` },
    schema: SharedOfferReplySchema,
    staleMs: STALE_MS,
    isEnabled: isId,
  });
  if (data?.data) return <SharedOfferView shared={data.data} />;
  if (data || !isId) return <NothingShared />;
  if (error) return <PageFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <PageLoading />;
}
