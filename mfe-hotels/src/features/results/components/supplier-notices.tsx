import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import type { HotelSearchReply } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import type { HotelSearchState } from '../hooks/use-hotel-search.ts';
import { resultsTexts } from '../texts.ts';
import styles from './results-page.module.css';

export type SupplierNoticesProps = { meta: HotelSearchReply['meta']; found: HotelSearchState };

/** What is missing from the list is said: a part that did not answer, pages on their way, pages that failed. */
export function SupplierNotices({ meta, found }: SupplierNoticesProps) {
  const { t } = useText(resultsTexts);
  return (
    <>
      {!meta.complete && (
        <Notice
          tone="attention"
          announce="polite"
          actions={
            <Button size="small" onClick={found.refresh}>
              {t('failed.retry')}
            </Button>
          }
        >
          {t('partial')}
        </Notice>
      )}
      {found.rest === 'loading' && (
        <p className={styles.soft} role="status">
          {t('rest.loading', { count: found.hotels.length, total: meta.count })}
        </p>
      )}
      {found.rest === 'failed' && (
        <Notice
          tone="attention"
          actions={
            <Button size="small" onClick={found.retryRest}>
              {t('failed.retry')}
            </Button>
          }
        >
          {t('rest.failed', { count: found.hotels.length, total: meta.count })}
        </Notice>
      )}
      {found.rest === 'ready' && found.hotels.length < meta.count && (
        <p className={styles.soft}>{t('rest.nearest', { count: found.hotels.length, total: meta.count })}</p>
      )}
    </>
  );
}
