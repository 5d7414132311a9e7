import { failureCode } from '@travesia/api-client';
import { Link } from '@travesia/platform/libraries';
import { Button, buttonClass } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { errorText, useText } from '@travesia/i18n';
import { frameStyles } from '../frame/index.ts';
import { bookingTexts } from '../texts/booking-texts.ts';

export type SummaryFailedProps = {
  title: string;
  failure: unknown;
  /** Asks again; null where it is no longer sold and only another one helps. */
  onRetry: (() => void) | null;
  /** What else there is. */
  others: { to: string; words: string };
};

/** What was chosen could not be opened; nothing typed is lost. */
export function SummaryFailed({ title, failure, onRetry, others }: SummaryFailedProps) {
  const { t, locale } = useText(bookingTexts);
  return (
    <section className={frameStyles.problem}>
      <h1 tabIndex={-1}>{title}</h1>
      <Notice
        tone="error"
        actions={
          <>
            {onRetry && <Button onClick={onRetry}>{t('summary.retry')}</Button>}
            <Link to={others.to} className={buttonClass({ variant: onRetry ? 'quiet' : 'primary' })}>
              {others.words}
            </Link>
          </>
        }
      >
        <p>{errorText(failureCode(failure), locale)}</p>
        <p>{t('summary.kept')}</p>
      </Notice>
    </section>
  );
}
