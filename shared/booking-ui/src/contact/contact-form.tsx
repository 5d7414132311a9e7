import type { Ref } from 'react';
import { useText } from '@travesia/i18n';
import type { CustomerDetails } from '@travesia/contracts';
import { Checkbox } from '@travesia/ui/checkbox';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import { useCountries } from '../countries/use-countries.ts';
import { useBlockForm, type BlockFormHandle } from '../form/block-form.ts';
import { MailField } from '../mail-field/index.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import { parseContact, type ContactValues } from './contact-values.ts';
import styles from '../form/form.module.css';

export type ContactFormProps = {
  initialValues: ContactValues;
  onChange: (values: ContactValues, details: CustomerDetails | null) => void;
  /** Where the market sends short messages: whether they may go to this phone (N-06). */
  withTextMessages?: boolean;
  handle?: Ref<BlockFormHandle>;
};

const FORM_ID = 'contact';

/** Who is told about the booking (S-04). */
export function ContactForm(props: ContactFormProps) {
  const { initialValues, onChange, withTextMessages, handle } = props;
  const { t, tag } = useText(bookingTexts);
  const countries = useCountries(tag);
  const { form, field, control } = useBlockForm({
    id: FORM_ID,
    initialValues,
    parse: parseContact,
    onChange,
    handle,
  });

  const chosenCountry = form.watch('phoneCountry');
  const dialCode = countries.find(({ code }) => code === chosenCountry)?.dialCode;

  return (
    <div className={styles.grid}>
      <MailField {...field('email')} label={t('contact.email')} required />
      <div className={styles.phone}>
        <Select
          {...control('phoneCountry')}
          label={t('contact.dialCode')}
          // A long country cuts its code off.
          aside={dialCode && `+${dialCode}`}
          autoComplete="tel-country-code"
        >
          {countries.map((country) => (
            <option key={country.code} value={country.code}>
              {`${country.name} +${country.dialCode}`}
            </option>
          ))}
        </Select>
        <TextField
          {...field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          label={t('contact.phone')}
          hint={t('contact.phoneHint')}
          required
        />
      </div>
      {withTextMessages && (
        <Checkbox
          {...control('textMessages')}
          className={styles.wide}
          label={t('contact.textMessages')}
          hint={t('contact.textMessagesHint')}
        />
      )}
      <TextField
        {...field('emergencyContact')}
        type="tel"
        inputMode="tel"
        label={t('contact.emergencyContact')}
        aside={t('form.optional')}
      />
      <Checkbox
        {...control('newsletterSubscribe')}
        className={styles.wide}
        label={t('contact.newsletterSubscribe')}
      />
    </div>
  );
}
