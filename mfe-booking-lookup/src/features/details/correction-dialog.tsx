import type { ReactNode, RefObject } from 'react';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Dialog } from '@travesia/ui/dialog';
import { openedTexts } from '../../opened-texts.ts';
import { CodeFailure, CodeField, ConfirmByCode, type useMailedCode } from '../after-booking/index.ts';
import styles from './details.module.css';

export type CorrectionDialogProps = {
  title: string;
  lead: string;
  code: ReturnType<typeof useMailedCode>;
  error: Error | null;
  /** Whether what was typed can be sent; says what is wrong where it cannot. */
  isRight: () => boolean;
  onConfirm: () => void;
  pending: boolean;
  pendingText: string;
  confirmText: string;
  form: RefObject<HTMLDivElement | null>;
  /** What was said of the code before is over. */
  reset: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** What is to be corrected, then the code from the booking's mailbox (M-01, M-07). */
export function CorrectionDialog({
  title,
  lead,
  code,
  error,
  isRight,
  onConfirm,
  pending,
  pendingText,
  confirmText,
  form,
  reset,
  onClose,
  children,
}: CorrectionDialogProps) {
  const { t } = useText(openedTexts);
  const failure = error ?? code.error;
  return (
    <Dialog
      open
      onClose={onClose}
      variant="sheet"
      title={title}
      closeLabel={t('after.dialog.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('details.keep')}</Button>
          <ConfirmByCode
            code={{ ...code, send: () => isRight() && code.send() }}
            pending={pending}
            pendingText={pendingText}
          >
            {confirmText}
          </ConfirmByCode>
        </>
      }
    >
      <div className={styles.dialog} ref={form}>
        <p>{lead}</p>
        {children}
        {!code.sent && <p className={styles.soft}>{t('details.codeWhy')}</p>}
        <CodeField
          code={code}
          confirmation={{ error, reset }}
          onConfirm={() => isRight() && code.isTyped() && onConfirm()}
        />
        <CodeFailure failure={failure} />
      </div>
    </Dialog>
  );
}
