import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { useVisitorContext } from '../host/host-context.ts';
import { shellTexts } from '../texts.ts';
import { PhoneLink } from '../chrome/phone-link.tsx';

/** What stands in place of a remote that is not there (P-06). */
export function SlotNotice({ onRetry }: { onRetry: () => void }) {
  const { t, rich } = useText(shellTexts);
  const { contactNumber } = useVisitorContext();
  return (
    <Notice tone="attention" announce="polite" actions={<Button onClick={onRetry}>{t('slot.retry')}</Button>}>
      {navigator.onLine
        ? rich('slot.unavailable', { phone: <PhoneLink number={contactNumber} /> })
        : t('slot.offline')}
    </Notice>
  );
}
