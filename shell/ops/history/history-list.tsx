import { formatMoment, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { useHistory } from '../api/queries.ts';
import { ChangeLines } from '../change/change-lines.tsx';
import { FaultNotice } from '../frame/fault-notice.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { opsTexts } from '../texts.ts';
import styles from './history.module.css';

/** Who changed what, when and why; newest first. */
export function HistoryList() {
  const { t, tag } = useText(opsTexts);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useHistory();
  if (!data) return error ? <FaultNotice fault={error} onRetry={() => void refetch()} /> : <Waiting />;
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <Notice>{t('history.empty')}</Notice>;
  return (
    <>
      <ol className={styles.list}>
        {entries.map(({ sequence, at, by, key, reason, changes, action, proposal }) => (
          <li key={sequence} className={styles.entry}>
            <p className={styles.when}>
              <time dateTime={at}>{formatMoment(Date.parse(at), tag)}</time>
              <span>{t('history.by', { by: by || t('history.unknown'), key })}</span>
            </p>
            {proposal && <p>{t(`history.${proposal.step}`, { by: proposal.by })}</p>}
            {changes.length > 0 ? <ChangeLines changes={changes} /> : <p>{action}</p>}
            <p className={styles.why}>{reason ? <q>{reason}</q> : t('history.noReason')}</p>
          </li>
        ))}
      </ol>
      {error && <FaultNotice fault={error} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && (
        <div>
          <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('history.more')}
          </Button>
        </div>
      )}
    </>
  );
}
