import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Disclosure } from '@travesia/ui/disclosure';
import { Notice } from '@travesia/ui/notice';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import { useCountries } from '../countries/use-countries.ts';
import type { DocumentType } from '@travesia/domain';
import type { BlockForm } from '../form/block-form.ts';
import { documentTypeOf } from './traveller-values.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import styles from '../form/form.module.css';

export type DocumentFieldsProps = {
  block: Pick<BlockForm, 'form' | 'field' | 'control' | 'errorOf'>;
  required: boolean;
  /** Those that the supplier takes; of none, nothing is asked (W-05). */
  types: readonly DocumentType[];
  savedDocumentMask: string | null;
  /** It was typed before, and neither this browser nor the server has it. */
  isLost: boolean;
};

const DOCUMENT_FIELDS = ['nationality', 'passportNumber', 'passportIssuanceDate', 'passportExpiryDate'];

/** Passport or ID. What the server already holds is shown as a mask and can be replaced (S-02). */
export function DocumentFields({ block, required, types, savedDocumentMask, isLost }: DocumentFieldsProps) {
  const { t, tag } = useText(bookingTexts);
  const { form, field, control, errorOf } = block;
  const countries = useCountries(tag);
  const isKept = form.watch('keepSavedDocument') === true;
  const type = documentTypeOf(String(form.watch('documentType') ?? ''), types);
  const hasProblem = DOCUMENT_FIELDS.some((name) => errorOf(name));

  if (types.length === 0) return null;
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
      <p className={styles.soft}>
        {t(required ? 'travellers.documentRequired' : 'travellers.documentHint')}
        {types.some((each) => each !== 'passport') && ` ${t(`travellers.documentWhy.${type}`)}`}
      </p>
      <div className={styles.grid}>
        {types.length > 1 && (
          <Select {...control('documentType')} label={t('travellers.documentType')}>
            {types.map((each) => (
              <option key={each} value={each}>
                {t(`travellers.documentName.${each}`)}
              </option>
            ))}
          </Select>
        )}
        <Select
          {...field('nationality')}
          label={t(type === 'passport' ? 'travellers.nationality' : 'travellers.issuedBy')}
        >
          <option value="">{t('travellers.choose')}</option>
          {countries.map((country) => (
            <option key={country.code} value={country.code}>
              {country.name}
            </option>
          ))}
        </Select>
        <TextField
          {...field('passportNumber')}
          label={type === 'passport' ? t('travellers.passportNumber') : t(`travellers.documentName.${type}`)}
          autoComplete="off"
          required={required}
        />
        {type === 'passport' && (
          <>
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
          </>
        )}
      </div>
    </Disclosure>
  );
}
