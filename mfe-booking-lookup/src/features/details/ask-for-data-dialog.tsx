import { useRef } from 'react';
import type { BookingAccess, BookingProgress, DataRequestKind } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation } from '@travesia/platform/libraries';
import { askForData } from '../../data/after-booking-calls.ts';
import { openedTexts } from '../../opened-texts.ts';
import { useMailedCode } from '../after-booking/index.ts';
import { CorrectionDialog } from './correction-dialog.tsx';

export type AskForDataDialogProps = {
  kind: DataRequestKind;
  access: BookingAccess;
  onAsked: (progress: BookingProgress) => void;
  onClose: () => void;
};

/** What will happen, and the code that asks for it (D-19). */
export function AskForDataDialog({ kind, access, onAsked, onClose }: AskForDataDialogProps) {
  const { t } = useText(openedTexts);
  const { api } = useRemotePage();
  const form = useRef<HTMLDivElement>(null);
  const code = useMailedCode(access, kind === 'export' ? 'export_data' : 'erase_data');
  const asking = useMutation({
    mutationFn: () => askForData(api, access, { kind, code: code.typed }),
    onSuccess: onAsked,
  });
  return (
    <CorrectionDialog
      title={t(`data.${kind}`)}
      lead={t(`data.${kind}Lead`)}
      code={code}
      error={asking.error}
      isRight={() => true}
      onConfirm={() => asking.mutate()}
      pending={asking.isPending}
      pendingText={t('data.asking')}
      confirmText={t('data.ask')}
      form={form}
      reset={() => asking.reset()}
      onClose={onClose}
    >
      {null}
    </CorrectionDialog>
  );
}
