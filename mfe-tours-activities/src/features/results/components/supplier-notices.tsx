import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import type { ActivitySearchReply } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import type { ThingsSearchState } from '../hooks/use-things-search.ts';
import { resultsTexts } from '../texts.ts';
import styles from './results-page.module.css';

export type SupplierNoticesProps = { meta: ActivitySearchReply['meta']; found: ThingsSearchState };

/** What is missing from the list is said: a part that did not answer, pages on their way, pages that failed, more than fits. */
export function SupplierNotices({ meta, found }: SupplierNoticesProps) {
  const { t } = useText(resultsTexts);
  const count = found.things.length;
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
          {t('rest.loading', { count, total: meta.count })}
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
          {t('rest.failed', { count, total: meta.count })}
        </Notice>
      )}
      {found.rest !== 'loading' && found.rest !== 'failed' && meta.more && (
        <p className={styles.soft}>{t('rest.more', { count })}</p>
      )}
    </>
  );
}
