import { phoneLink } from '@travesia/domain';
import { Button, ButtonLink } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { cruiseTexts } from '../texts.ts';
import { CallLink } from './call-link.tsx';

/** Places of the tickets that are on their way. */
export function CruisesLoading({ count = 4 }: { count?: number }) {
  const { t } = useText(cruiseTexts);
  return (
    <SkeletonGroup label={t('loading')}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="ticket" />
      ))}
    </SkeletonGroup>
  );
}

/** The source does not answer: what it told last is shown, and whoever calls hears today's price (W-11). */
export function StaleCruises() {
  const { t } = useText(cruiseTexts);
  return <Notice title={t('stale.title')}>{t('stale.words')}</Notice>;
}

/** The list did not come: again, or by phone (C-09). */
export function CruisesFailed({ onRetry }: { onRetry: () => void }) {
  const { t, rich } = useText(cruiseTexts);
  const { contactNumber } = useRemotePage();
  return (
    <Notice
      tone="error"
      title={t('failed.title')}
      actions={
        <>
          <Button variant="quiet" onClick={onRetry}>
            {t('failed.retry')}
          </Button>
          <ButtonLink variant="link" href={phoneLink(contactNumber)}>
            {contactNumber}
          </ButtonLink>
        </>
      }
    >
      {rich('failed.words', { phone: <CallLink /> })}
    </Notice>
  );
}
