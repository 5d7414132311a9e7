import { useRef, useState } from 'react';
import { saveFile } from '@travesia/booking-ui/keep';
import { DATA_FORMATS, type BookingAccess, type DataFormat } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation } from '@travesia/platform/libraries';
import { Select } from '@travesia/ui/select';
import { fetchData } from '../../data/after-booking-calls.ts';
import { openedTexts } from '../../opened-texts.ts';
import { useMailedCode } from '../after-booking/index.ts';
import { CorrectionDialog } from './correction-dialog.tsx';

export type DataDialogProps = { referenceId: string; access: BookingAccess; onClose: () => void };

/** The copy that our team released, to read or for another program (D-19). */
export function DataDialog({ referenceId, access, onClose }: DataDialogProps) {
  const { t } = useText(openedTexts);
  const { api } = useRemotePage();
  const form = useRef<HTMLDivElement>(null);
  const [format, setFormat] = useState<DataFormat>('text');
  const code = useMailedCode(access, 'export_data');
  const download = useMutation({
    mutationFn: async () =>
      saveFile(
        await fetchData(api, access, { format, code: code.typed }),
        `travesia-${referenceId}.${format === 'json' ? 'json' : 'txt'}`,
      ),
    onSuccess: onClose,
  });
  return (
    <CorrectionDialog
      title={t('data.download')}
      lead={t('data.downloadLead')}
      code={code}
      error={download.error}
      isRight={() => true}
      onConfirm={() => download.mutate()}
      pending={download.isPending}
      pendingText={t('data.downloading')}
      confirmText={t('data.download')}
      form={form}
      reset={() => download.reset()}
      onClose={onClose}
    >
      <Select
        label={t('data.format')}
        value={format}
        onChange={({ target }) => setFormat(DATA_FORMATS.find((each) => each === target.value) ?? 'text')}
      >
        {DATA_FORMATS.map((each) => (
          <option key={each} value={each}>
            {t(`data.formats.${each}`)}
          </option>
        ))}
      </Select>
    </CorrectionDialog>
  );
}
