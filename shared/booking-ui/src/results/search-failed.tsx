import { failureCode } from '@travesia/api-client';
import { phoneLink } from '@travesia/domain';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { errorText, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { choosingTexts } from '../choosing/texts.ts';

export type SearchFailedProps = { failure: unknown; onRetry: () => void };

/** The search could not be done: never the same as no results. */
export function SearchFailed({ failure, onRetry }: SearchFailedProps) {
  const { t, rich, locale } = useText(choosingTexts);
  const { contactNumber } = useRemotePage();
  return (
    <Notice
      tone="error"
      title={t('failed.title')}
      actions={<Button onClick={onRetry}>{t('failed.retry')}</Button>}
    >
      <p>{errorText(failureCode(failure), locale)}</p>
      <p>
        {rich('failed.phone', {
          phone: <a href={phoneLink(contactNumber)}>{contactNumber}</a>,
        })}
      </p>
    </Notice>
  );
}
