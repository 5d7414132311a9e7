import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { shellTexts } from '../texts.ts';
import { LeaveDialog } from './leave-dialog.tsx';

export interface LeaveAnswers {
  readonly onStay: () => void;
  readonly onGo: () => void;
}

/** Whether to leave what was typed. */
export function LeaveQuestion({ onStay, onGo }: LeaveAnswers) {
  const { t } = useText(shellTexts);
  return (
    <LeaveDialog
      title={t('leave.title')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('leave.stay')}</Button>
          <Button variant="quiet" onClick={onGo}>
            {t('leave.go')}
          </Button>
        </>
      }
    >
      {t('leave.text')}
    </LeaveDialog>
  );
}
