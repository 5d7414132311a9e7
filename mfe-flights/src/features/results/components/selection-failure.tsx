import { isGone } from '@travesia/contracts';
import { Button } from '@travesia/ui/button';
import { AnswerNotice } from '@travesia/ui/notice';
import { errorText, useText } from '@travesia/i18n';
import { resultsTexts } from '../texts.ts';

export type SelectionFailureProps = { code: string; onRetry: () => void; onRefresh: () => void };

/** The price could not be confirmed: why, that nothing was charged, and what to do (F-31, X-16). */
export function SelectionFailure({ code, onRetry, onRefresh }: SelectionFailureProps) {
  const { t, locale } = useText(resultsTexts);
  return (
    <AnswerNotice
      tone="error"
      title={t('validate.title')}
      actions={
        isGone(code) ? (
          <Button size="small" onClick={onRefresh}>
            {t('validate.refresh')}
          </Button>
        ) : (
          <Button size="small" onClick={onRetry}>
            {t('validate.retry')}
          </Button>
        )
      }
    >
      <p>{errorText(code, locale)}</p>
    </AnswerNotice>
  );
}
