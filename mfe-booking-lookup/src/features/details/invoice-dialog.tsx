import { useRef } from 'react';
import { InvoiceBuyerSchema, type BookingAccess, type BookingProgress } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation } from '@travesia/platform/libraries';
import { TextField } from '@travesia/ui/text-field';
import * as v from 'valibot';
import { issueInvoice } from '../../data/after-booking-calls.ts';
import { openedTexts } from '../../opened-texts.ts';
import { useMailedCode } from '../after-booking/index.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import { useCheckedFields } from './use-checked-fields.ts';

export type InvoiceDialogProps = {
  access: BookingAccess;
  taxId: NonNullable<BookingProgress['invoices']['offer']>;
  onIssued: (progress: BookingProgress) => void;
  onClose: () => void;
};

/** For whom the invoice is; the tax id has the form of the market (M-10). */
export function InvoiceDialog({ access, taxId, onIssued, onClose }: InvoiceDialogProps) {
  const { t } = useText(openedTexts);
  const { api } = useRemotePage();
  const form = useRef<HTMLDivElement>(null);
  const { entries } = InvoiceBuyerSchema;
  const isTaxId = (typed: string) =>
    new RegExp(taxId.pattern, 'u').test(typed.toUpperCase().replaceAll(/[\s.]/g, ''));
  const { field, check: read } = useCheckedFields(
    v.object({ ...entries, taxId: v.pipe(entries.taxId, v.check(isTaxId, 'tax_id_invalid')) }),
    { name: '', taxId: '', address: '' },
  );
  const code = useMailedCode(access, 'invoice');
  const issue = useMutation({
    mutationFn: (buyer: { name: string; taxId: string; address: string }) =>
      issueInvoice(api, access, { ...buyer, code: code.typed }),
    onSuccess: onIssued,
  });
  const taxIdField = field('taxId');
  return (
    <CorrectionDialog
      title={t('invoice.title')}
      lead={t('invoice.lead')}
      code={code}
      error={issue.error}
      isRight={() => read(form.current) !== null}
      onConfirm={() => {
        const buyer = read(form.current);
        if (buyer) issue.mutate(buyer);
      }}
      pending={issue.isPending}
      pendingText={t('invoice.issuing')}
      confirmText={t('invoice.issue')}
      form={form}
      reset={() => issue.reset()}
      onClose={onClose}
    >
      <TextField {...field('name')} autoComplete="organization" label={t('invoice.name')} required />
      <TextField
        {...taxIdField}
        error={taxIdField.error && t('invoice.taxIdInvalid', { example: taxId.example })}
        autoComplete="off"
        autoCapitalize="characters"
        label={taxId.name}
        hint={t('invoice.taxIdHint', { example: taxId.example })}
        required
      />
      <TextField {...field('address')} autoComplete="street-address" label={t('invoice.address')} required />
    </CorrectionDialog>
  );
}
