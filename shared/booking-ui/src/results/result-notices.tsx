import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { useText } from '@travesia/i18n';
import { choosingTexts } from '../choosing/texts.ts';
import type { PagedSearch } from './use-paged-search.ts';
import styles from './results.module.css';

export type ResultNoticesProps = {
  /** Said where a supplier has not answered; null where all have. */
  partial: string | null;
  found: Pick<PagedSearch<unknown, unknown>, 'rest' | 'retryRest' | 'refresh'>;
  words: {
    loading: string;
    failed: string;
    /** There is more than the list holds; null where it holds everything. */
    more: string | null;
  };
};

/** What is missing from the list is said: a part that did not answer, pages on their way, pages that failed, more than fits. */
export function ResultNotices({ partial, found, words }: ResultNoticesProps) {
  const { t } = useText(choosingTexts);
  const { rest } = found;
  return (
    <>
      {partial && (
        <Notice
          tone="attention"
          announce="polite"
          actions={
            <Button size="small" onClick={found.refresh}>
              {t('failed.retry')}
            </Button>
          }
        >
          {partial}
        </Notice>
      )}
      {rest === 'loading' && (
        <p className={styles.soft} role="status">
          {words.loading}
        </p>
      )}
      {rest === 'failed' && (
        <Notice
          tone="attention"
          actions={
            <Button size="small" onClick={found.retryRest}>
              {t('failed.retry')}
            </Button>
          }
        >
          {words.failed}
        </Notice>
      )}
      {rest !== 'loading' && rest !== 'failed' && words.more && <p className={styles.soft}>{words.more}</p>}
    </>
  );
}
