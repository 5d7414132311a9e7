import { useText } from '@travesia/i18n';
import { TextField, type TextFieldProps } from '@travesia/ui/text-field';
import { bookingTexts } from '../texts/booking-texts.ts';

export type NameFieldsProps = {
  field: (name: 'firstName' | 'lastName') => Omit<TextFieldProps, 'label'>;
  /** The browser knows the name of one person: the first. */
  isFirst: boolean;
};

/** First and last name of a person, as on the document. */
export function NameFields({ field, isFirst }: NameFieldsProps) {
  const { t } = useText(bookingTexts);
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
        autoComplete={isFirst ? 'family-name' : 'off'}
        required
      />
    </>
  );
}
