import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Disclosure } from '@travesia/ui/disclosure';
import { Notice } from '@travesia/ui/notice';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import { useCountries } from '../countries/use-countries.ts';
import type { BlockForm } from '../form/block-form.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import styles from '../form/form.module.css';

export type DocumentFieldsProps = {
  block: Pick<BlockForm, 'form' | 'field' | 'errorOf'>;
  required: boolean;
  savedDocumentMask: string | null;
  /** It was typed before, and neither this browser nor the server has it. */
  isLost: boolean;
};

const DOCUMENT_FIELDS = ['nationality', 'passportNumber', 'passportIssuanceDate', 'passportExpiryDate'];

/** Passport or ID. What the server already holds is shown as a mask and can be replaced (S-02). */
export function DocumentFields({ block, required, savedDocumentMask, isLost }: DocumentFieldsProps) {
  const { t, locale } = useText(bookingTexts);
  const { form, field, errorOf } = block;
  const countries = useCountries(locale);
  const isKept = form.watch('keepSavedDocument') === true;
  const hasProblem = DOCUMENT_FIELDS.some((name) => errorOf(name));

  if (isKept) {
    return (
      <div className={styles.more}>
        <p className={styles.saved}>
          {t('travellers.savedDocument', { mask: savedDocumentMask || '•••' })}
          <Button variant="quiet" onClick={() => form.setValue('keepSavedDocument', false)}>
            {t('travellers.replaceDocument')}
          </Button>
        </p>
      </div>
    );
  }

  return (
    <Disclosure
      className={styles.more}
      title={t('travellers.document')}
      open={required || hasProblem || isLost || undefined}
    >
      {isLost && (
        <Notice tone="attention" announce="polite">
          {t('errors.document_not_kept')}
        </Notice>
      )}
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
    </Disclosure>
  );
}
