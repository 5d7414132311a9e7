import type { UseFormReturn } from 'react-hook-form';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import { useCountries } from '../countries/use-countries.ts';
import { errorCode, fieldProps, type FormValues } from '../form/block-form.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import { useFieldError } from '../texts/use-field-error.ts';
import styles from '../form/form.module.css';

export type DocumentFieldsProps = {
  form: UseFormReturn<FormValues>;
  formId: string;
  required: boolean;
  savedDocumentMask: string | null;
};

/** Passport or ID. What the server already holds is shown as a mask and can be replaced (S-02). */
export function DocumentFields({ form, formId, required, savedDocumentMask }: DocumentFieldsProps) {
  const { t, locale } = useText(bookingTexts);
  const fieldError = useFieldError();
  const countries = useCountries(locale);
  const isKept = form.watch('keepSavedDocument') === true;
  const hasProblem = ['nationality', 'passportNumber', 'passportIssuanceDate', 'passportExpiryDate'].some(
    (name) => errorCode(form, name),
  );
  const field = (name: string) => ({
    ...fieldProps(form, formId, name),
    error: fieldError(errorCode(form, name)),
  });

  if (isKept && savedDocumentMask) {
    return (
      <div className={styles.more}>
        <p className={styles.saved}>
          {t('travellers.savedDocument', { mask: savedDocumentMask })}
          <Button look="quiet" onClick={() => form.setValue('keepSavedDocument', false)}>
            {t('travellers.replaceDocument')}
          </Button>
        </p>
      </div>
    );
  }

  return (
    <details className={styles.more} open={required || hasProblem || undefined}>
      <summary>{t('travellers.document')}</summary>
      <p className={styles.soft}>{t(required ? 'travellers.documentRequired' : 'travellers.documentHint')}</p>
      <div className={styles.grid}>
        <Select {...field('nationality')} label={t('travellers.nationality')}>
          <option value="">{t('travellers.choose')}</option>
          {countries.map((country) => (
            <option key={country.code} value={country.code}>
              {country.name}
            </option>
          ))}
        </Select>
        <TextField
          {...field('passportNumber')}
          label={t('travellers.passportNumber')}
          autoComplete="off"
          required={required}
        />
        <TextField
          {...field('passportIssuanceDate')}
          type="date"
          label={t('travellers.passportIssuanceDate')}
        />
        <TextField
          {...field('passportExpiryDate')}
          type="date"
          label={t('travellers.passportExpiryDate')}
          required={required}
        />
      </div>
    </details>
  );
}
