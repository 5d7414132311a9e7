import { useRef } from 'react';
import {
  NameCorrectionSchema,
  type BookingAccess,
  type BookingProgress,
  type ConfirmedBooking,
} from '@travesia/contracts';
import { fullName } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation } from '@travesia/platform/libraries';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import * as v from 'valibot';
import { askForName } from '../../data/after-booking-calls.ts';
import { openedTexts } from '../../opened-texts.ts';
import { useMailedCode } from '../after-booking/index.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import { useCheckedFields } from './use-checked-fields.ts';

const { travellerId, firstName, lastName } = NameCorrectionSchema.entries;
const FieldsSchema = v.object({ travellerId, firstName, lastName });
type Fields = { travellerId: string; firstName: string; lastName: string };

export type NameDialogProps = {
  booking: ConfirmedBooking;
  access: BookingAccess;
  onAsked: (progress: BookingProgress) => void;
  onClose: () => void;
};

/** The right spelling of a name, for our team to correct at the company (M-07). */
export function NameDialog({ booking, access, onAsked, onClose }: NameDialogProps) {
  const { t } = useText(openedTexts);
  const { api } = useRemotePage();
  const form = useRef<HTMLDivElement>(null);
  const { field, check } = useCheckedFields(FieldsSchema, {
    travellerId: booking.travellers[0]?.id ?? '',
    firstName: '',
    lastName: '',
  });
  const code = useMailedCode(access, 'name');
  const asking = useMutation({
    mutationFn: (values: Fields) => askForName(api, access, { ...values, code: code.typed }),
    onSuccess: onAsked,
  });
  return (
    <CorrectionDialog
      title={t('details.nameTitle')}
      lead={t('details.nameLead')}
      code={code}
      error={asking.error}
      isRight={() => check(form.current) !== null}
      onConfirm={() => {
        const values = check(form.current);
        if (values) asking.mutate(values);
      }}
      pending={asking.isPending}
      pendingText={t('details.asking')}
      confirmText={t('details.ask')}
      form={form}
      reset={() => asking.reset()}
      onClose={onClose}
    >
      {booking.travellers.length > 1 && (
        <Select {...field('travellerId')} label={t('details.who')}>
          {booking.travellers.map((traveller) => (
            <option key={traveller.id} value={traveller.id}>
              {fullName(traveller)}
            </option>
          ))}
        </Select>
      )}
      <TextField
        {...field('firstName')}
        autoComplete="off"
        spellCheck={false}
        label={t('details.firstName')}
        required
      />
      <TextField
        {...field('lastName')}
        autoComplete="off"
        spellCheck={false}
        label={t('details.lastName')}
        required
      />
    </CorrectionDialog>
  );
}
