import { useRef, useState } from 'react';
import { MailField } from '@travesia/booking-ui/mail-field';
import { ContactCorrectionSchema, type BookingAccess, type ConfirmedBooking } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation } from '@travesia/platform/libraries';
import { usePlatform } from '@travesia/platform/react';
import { Checkbox } from '@travesia/ui/checkbox';
import { TextField } from '@travesia/ui/text-field';
import * as v from 'valibot';
import { changeContact } from '../../data/after-booking-calls.ts';
import { openedTexts } from '../../opened-texts.ts';
import { useMailedCode } from '../after-booking/index.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import { useCheckedFields } from './use-checked-fields.ts';

const { newEmail, newPhone } = ContactCorrectionSchema.entries;
const FieldsSchema = v.object({ email: newEmail, phone: newPhone });

export type ContactDialogProps = {
  booking: ConfirmedBooking;
  access: BookingAccess;
  /** A mail's link shows no address: then the fields begin empty. */
  isHidden: boolean;
  onChanged: (booking: ConfirmedBooking) => void;
  onClose: () => void;
};

/** Where we write from now on (M-07). */
export function ContactDialog({ booking, access, isHidden, onChanged, onClose }: ContactDialogProps) {
  const { t } = useText(openedTexts);
  const { api } = useRemotePage();
  const form = useRef<HTMLDivElement>(null);
  const { passenger } = booking;
  const { market } = usePlatform();
  const agreed = passenger.textMessages ?? false;
  const [textMessages, setTextMessages] = useState(agreed);
  const { field, check } = useCheckedFields(
    FieldsSchema,
    isHidden ? { email: '', phone: '' } : { email: passenger.email, phone: passenger.phone },
  );
  const code = useMailedCode(access, 'contact');
  const change = useMutation({
    mutationFn: (values: { email: string; phone: string }) =>
      changeContact(api, access, {
        newEmail: values.email,
        newPhone: values.phone,
        newTextMessages: textMessages,
        code: code.typed,
      }),
    onSuccess: onChanged,
  });
  return (
    <CorrectionDialog
      title={t('details.contactTitle')}
      lead={t('details.contactLead')}
      code={code}
      error={change.error}
      isRight={() => check(form.current) !== null}
      onConfirm={() => {
        const values = check(form.current);
        if (values) change.mutate(values);
      }}
      pending={change.isPending}
      pendingText={t('details.saving')}
      confirmText={t('details.save')}
      form={form}
      reset={() => change.reset()}
      onClose={onClose}
    >
      <MailField {...field('email')} label={t('details.email')} required />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t('details.phone')}
        hint={t('details.phoneHint')}
        required
      />
      {(market.textMessages || agreed) && (
        <Checkbox
          name="textMessages"
          label={t('details.textMessages')}
          checked={textMessages}
          onChange={(event) => setTextMessages(event.target.checked)}
        />
      )}
    </CorrectionDialog>
  );
}
