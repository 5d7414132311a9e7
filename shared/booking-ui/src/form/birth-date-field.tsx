import { isLocalDate } from '@travesia/domain';
import { formatLocalDate, useText } from '@travesia/i18n';
import { TextField } from '@travesia/ui/text-field';
import { bookingTexts } from '../texts/booking-texts.ts';
import type { BlockForm } from './block-form.ts';

export type BirthDateFieldProps = Pick<BlockForm, 'form' | 'field'> & {
  isPrimary: boolean;
  latest: string;
  hint?: string;
};

/**
 * Date of birth. Browsers order day and month by their own language, not the page's: the date is repeated in words,
 * so that a mix-up is seen before it is on a ticket.
 */
export function BirthDateField({ form, field, isPrimary, latest, hint }: BirthDateFieldProps) {
  const { t, tag } = useText(bookingTexts);
  const value = form.watch('dateOfBirth');
  const words =
    typeof value === 'string' && isLocalDate(value)
      ? formatLocalDate(value, tag, 'dated')
      : t('travellers.dateOfBirthHint');
  return (
    <TextField
      {...field('dateOfBirth')}
      type="date"
      label={t('travellers.dateOfBirth')}
      hint={hint ? `${words} · ${hint}` : words}
      autoComplete={isPrimary ? 'bday' : 'off'}
      max={latest}
      required
    />
  );
}
