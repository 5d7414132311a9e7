import { useText } from '@travesia/i18n';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { checkoutTexts } from './texts.ts';

/** What every step starts with, on the server and in the browser. */
export function CheckoutLoading() {
  const { t } = useText(checkoutTexts);
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="ticket" />
      <Skeleton shape="ticket" />
    </SkeletonGroup>
  );
}
