import type { ReactNode } from 'react';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { openedTexts } from '../../opened-texts.ts';
import type { MailedCode } from './use-mailed-code.ts';

export type ConfirmByCodeProps = {
  code: MailedCode;
  pending: boolean;
  pendingText: string;
  children: ReactNode;
};

/** One button: it has the code mailed, and then sends the form of the code's field (M-01). */
export function ConfirmByCode({ code, pending, pendingText, children }: ConfirmByCodeProps) {
  const { t } = useText(openedTexts);
  if (code.sent) {
    return (
      <Button variant="primary" type="submit" form={code.formId} pending={pending} pendingText={pendingText}>
        {children}
      </Button>
    );
  }
  // Not the coral action: a code only asks, and of a cancellation it would look like the cancellation itself.
  return (
    <Button onClick={code.send} pending={code.isPending} pendingText={t('after.dialog.sending')}>
      {t('after.dialog.sendCode')}
    </Button>
  );
}
