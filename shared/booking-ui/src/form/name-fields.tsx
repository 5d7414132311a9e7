import { changedSupplierName } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { TextField } from '@travesia/ui/text-field';
import { bookingTexts } from '../texts/booking-texts.ts';
import type { BlockForm } from './block-form.ts';

export type NameFieldsProps = Pick<BlockForm, 'form' | 'field'> & {
  /** The browser knows the name of one person: the first. */
  isFirst: boolean;
};

/** First and last name of a person, as on the document. */
export function NameFields({ form, field, isFirst }: NameFieldsProps) {
  const { t } = useText(bookingTexts);
  const changedName = changedSupplierName(form.watch() as { firstName: string; lastName: string });
  return (
    <>
      <TextField
        {...field('firstName')}
        label={t('travellers.firstName')}
        autoComplete={isFirst ? 'given-name' : 'off'}
        required
      />
      <TextField
        {...field('lastName')}
        label={t('travellers.lastName')}
        hint={changedName && t('travellers.bookingReads', { name: changedName })}
        autoComplete={isFirst ? 'family-name' : 'off'}
        required
      />
    </>
  );
}
