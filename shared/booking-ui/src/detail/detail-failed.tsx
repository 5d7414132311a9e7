import { failureCode } from '@travesia/api-client';
import { Link } from '@travesia/platform/libraries';
import { Button, buttonClass } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { errorText, useText } from '@travesia/i18n';
import { choosingTexts } from '../choosing/texts.ts';
import styles from './detail.module.css';

type DetailFailedProps = {
  title: string;
  failure: unknown;
  /** Asks again; null where it is no longer sold and only another one helps. */
  onRetry: (() => void) | null;
  /** Address of the list. */
  back: string;
};

/** The offer could not be opened: again, or back to the list. */
export function DetailFailed({ title, failure, onRetry, back }: DetailFailedProps) {
  const { t, locale } = useText(choosingTexts);
  return (
    <section className={styles.problem}>
      <h1 tabIndex={-1}>{title}</h1>
      <Notice
        tone="error"
        actions={
          <>
            {onRetry && <Button onClick={onRetry}>{t('failed.retry')}</Button>}
            <Link to={back} className={buttonClass({ variant: onRetry ? 'quiet' : 'primary' })}>
              {t('back')}
            </Link>
          </>
        }
      >
        {errorText(failureCode(failure), locale)}
      </Notice>
    </section>
  );
}
