import { useEffect } from 'react';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { usePageHead } from '@travesia/platform/react';
import { Button } from '@travesia/ui/button';
import { PageWidth } from '@travesia/ui/page-width';
import { contentTexts } from '../texts.ts';
import { PhoneLink } from './phone-link.tsx';
import styles from './page-states.module.css';

export type PageFailedProps = { error: unknown; isRetrying: boolean; onRetry: () => void };

/** A text that could not be read: an error page in its place, with a way on (E-07). */
export function PageFailed({ error, isRetrying, onRetry }: PageFailedProps) {
  const { t, rich } = useText(contentTexts);
  const { contactNumber } = useRemotePage();
  usePageHead({ title: t('failed.title') });
  useEffect(() => {
    console.error('GraphQL request failed', error);
  }, [error]);
  const phone = <PhoneLink number={contactNumber} />;
  return (
    <PageWidth reading className={styles.page ?? ''}>
      <div role="alert">
        <h1 tabIndex={-1}>{t('failed.title')}</h1>
        <p>{rich('failed.text', { phone })}</p>
      </div>
      <p>
        <Button variant="primary" pending={isRetrying} pendingText={t('failed.retrying')} onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      </p>
    </PageWidth>
  );
}
