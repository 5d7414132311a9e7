import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { shellTexts } from '../texts.ts';
import { LeaveDialog } from './leave-dialog.tsx';

/** Whether to leave what was typed. */
export function LeaveQuestion({ onStay, onGo }: { onStay: () => void; onGo: () => void }) {
  const { t } = useText(shellTexts);
  return (
    <LeaveDialog
      title={t('leave.title')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('leave.stay')}</Button>
          <Button look="quiet" onClick={onGo}>
            {t('leave.go')}
          </Button>
        </>
      }
    >
      {t('leave.text')}
    </LeaveDialog>
  );
}
