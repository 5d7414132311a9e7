import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { opsTexts } from '../texts.ts';
import { faultWords } from '../words/fault-words.ts';

export type FaultNoticeProps = { fault: unknown; onRetry?: () => void };

export function FaultNotice({ fault, onRetry }: FaultNoticeProps) {
  const { t } = useText(opsTexts);
  return (
    <Notice
      tone="error"
      title={t('fault.title')}
      actions={onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
    >
      {faultWords(t, fault)}
    </Notice>
  );
}
