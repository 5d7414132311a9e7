import type { ReactNode } from 'react';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { lookupTexts } from '../../texts.ts';
import type { MailedCode } from './use-mailed-code.ts';

export type ConfirmByCodeProps = {
  code: MailedCode;
  onConfirm: () => void;
  pending: boolean;
  pendingText: string;
  children: ReactNode;
};

/** One button: it has the code mailed, and then confirms with it (M-01). */
export function ConfirmByCode({ code, onConfirm, pending, pendingText, children }: ConfirmByCodeProps) {
  const { t } = useText(lookupTexts);
  if (code.sent) {
    return (
      <Button variant="primary" onClick={onConfirm} pending={pending} pendingText={pendingText}>
        {children}
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      onClick={code.send}
      pending={code.isPending}
      pendingText={t('after.dialog.sending')}
    >
      {t('after.dialog.sendCode')}
    </Button>
  );
}
