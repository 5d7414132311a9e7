import { useText } from '@travesia/i18n';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { checkoutTexts } from '../texts.ts';

/** The place of a step that is on its way; the server's document begins with it. */
export function StepWaiting() {
  const { t } = useText(checkoutTexts);
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="ticket" />
      <Skeleton shape="ticket" />
    </SkeletonGroup>
  );
}
