import { createContext, use } from 'react';
import type { SaveState } from '@travesia/booking';
import { failureCode } from '@travesia/api-client';
import type { ErrorCode } from '@travesia/contracts';
import { errorText, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { bookingTexts } from '../texts/booking-texts.ts';
import styles from './save-mark.module.css';

/** Where trying again at once does not help: no cookie comes back (P-16), too much was asked (B-05), a seat is taken. */
const WITH_OWN_WORDS: ReadonlySet<string> = new Set<ErrorCode>([
  'session_missing',
  'too_many_requests',
  'seat_taken',
  'exit_row_age',
]);

/** True while one notice of the page tells why saves fail: then no block has another. */
export const SaveFailuresTold = createContext(false);

export type SaveMarkProps = { state: SaveState; onRetry: () => void };

/** Says beside a block whether what was typed is safe; a failed save offers a retry and keeps everything (S-30). */
export function SaveMark({ state, onRetry }: SaveMarkProps) {
  const { t, locale } = useText(bookingTexts);
  const isTold = use(SaveFailuresTold);
  const code = state.status === 'failed' ? failureCode(state.failure) : null;
  if (code !== null && !isTold) {
    return (
      <Notice
        tone="error"
        actions={
          <Button variant="quiet" onClick={onRetry}>
            {t('save.retry')}
          </Button>
        }
      >
        {WITH_OWN_WORDS.has(code) ? errorText(code, locale) : t('save.failed')}
      </Notice>
    );
  }
  return (
    <p className={styles.mark} data-status={state.status} role="status">
      {/* Half a form is nothing to worry about: it is kept in this tab, and sent once it is whole. */}
      {(state.status === 'saving' || state.status === 'saved') && t(`save.${state.status}`)}
    </p>
  );
}
