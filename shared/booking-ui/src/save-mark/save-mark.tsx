import type { SaveState } from '@travesia/booking';
import { failureCode } from '@travesia/api-client';
import { errorText, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { bookingTexts } from '../texts/booking-texts.ts';
import styles from './save-mark.module.css';

export type SaveMarkProps = { state: SaveState; onRetry: () => void };

/** Says beside a block whether what was typed is safe; a failed save offers a retry and keeps everything (S-30). */
export function SaveMark({ state, onRetry }: SaveMarkProps) {
  const { t, locale } = useText(bookingTexts);
  if (state.status === 'failed') {
    // Trying again does not help a browser that gives no cookie back (P-16).
    const isWithoutSession = failureCode(state.failure) === 'session_missing';
    return (
      <Notice
        tone="error"
        actions={
          <Button look="quiet" onClick={onRetry}>
            {t('save.retry')}
          </Button>
        }
      >
        {isWithoutSession ? errorText('session_missing', locale) : t('save.failed')}
      </Notice>
    );
  }
  return (
    <p className={styles.mark} data-status={state.status} role="status">
      {state.status === 'idle' ? '' : t(`save.${state.status}`)}
    </p>
  );
}
