import { Button } from '@travesia/ui/button';
import { AnswerNotice } from '@travesia/ui/notice';
import { errorText, useText } from '@travesia/i18n';
import { choosingTexts } from './texts.ts';
import { isGone } from '@travesia/contracts';

export type RateFailedProps = {
  title: string;
  code: string;
  onRetry: () => void;
  /** Where it is gone, what is left is looked at. */
  refresh: { words: string; onRefresh: () => void };
};

/** The price of what was chosen could not be confirmed: again, or what is left. */
export function RateFailed({ title, code, onRetry, refresh }: RateFailedProps) {
  const { t, locale } = useText(choosingTexts);
  const [words, act] = isGone(code) ? [refresh.words, refresh.onRefresh] : [t('failed.retry'), onRetry];
  return (
    <AnswerNotice
      tone="error"
      title={title}
      actions={
        <Button size="small" onClick={act}>
          {words}
        </Button>
      }
    >
      {errorText(code, locale)}
    </AnswerNotice>
  );
}
