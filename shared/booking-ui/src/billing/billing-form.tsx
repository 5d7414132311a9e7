import { useMemo, useState, type Ref } from 'react';
import { postalCodeExample, postalCodeRequired, regionKindOf } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import type { BillingInformation } from '@travesia/contracts';
import { Checkbox } from '@travesia/ui/checkbox';
import { Disclosure } from '@travesia/ui/disclosure';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import { useCountries } from '../countries/use-countries.ts';
import { useBlockForm, type BlockFormHandle } from '../form/block-form.ts';
import { MailField } from '../mail-field/index.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import { parseBilling, type BillingValues } from './billing-values.ts';
import styles from '../form/form.module.css';

export type BillingFormProps = {
  initialValues: BillingValues;
  onChange: (values: BillingValues, billing: BillingInformation | null) => void;
  handle?: Ref<BlockFormHandle>;
};

const FORM_ID = 'billing';

/** Who pays and where their bank statement goes (S-14, S-15). */
export function BillingForm({ initialValues, onChange, handle }: BillingFormProps) {
  const { t, tag } = useText(bookingTexts);
  const countries = useCountries(tag);
  const names = useMemo(() => new Map(countries.map(({ code, name }) => [code, name])), [countries]);
  const [country, setCountry] = useState(initialValues.country);
  const { field, control } = useBlockForm<BillingValues, BillingInformation>({
    id: FORM_ID,
    initialValues,
    parse: (values) => parseBilling(values, (code) => names.get(code) ?? code),
    onChange: (values, payload) => {
      setCountry(values.country);
      onChange(values, payload);
    },
    handle,
    values: { example: postalCodeExample(country) ?? '' },
  });
  const hasSecondLine = initialValues.addressLine2 !== '' || initialValues.addressLine3 !== '';

  return (
    <div className={styles.grid}>
      <p className={`${styles.wide} ${styles.soft}`}>{t('billing.statement')}</p>
      <TextField
        {...field('cardHolderName')}
        label={t('billing.cardHolderName')}
        autoComplete="billing name"
        required
      />
      <MailField {...field('emailId')} label={t('billing.emailId')} autoComplete="billing email" required />
      <Select {...field('country')} label={t('billing.country')} autoComplete="billing country" required>
        <option value="">{t('travellers.choose')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <TextField
        {...field('postCode')}
        label={t('billing.postCode')}
        aside={postalCodeRequired(country || null) ? undefined : t('form.optional')}
        autoComplete="billing postal-code"
        required={postalCodeRequired(country || null)}
      />
      <TextField
        {...field('addressLine1')}
        className={styles.wide}
        label={t('billing.address')}
        autoComplete="billing address-line1"
        required
      />
      <Disclosure
        bare
        className={styles.wide}
        title={t('billing.moreLines')}
        open={hasSecondLine || undefined}
      >
        <div className={styles.grid}>
          <TextField
            {...field('addressLine2')}
            label={t('billing.addressLine2')}
            autoComplete="billing address-line2"
          />
          <TextField
            {...field('addressLine3')}
            label={t('billing.addressLine3')}
            autoComplete="billing address-line3"
          />
        </div>
      </Disclosure>
      <TextField
        {...field('city')}
        label={t('billing.townCity')}
        autoComplete="billing address-level2"
        required
      />
      <TextField
        {...field('region')}
        label={t(`billing.region.${regionKindOf(country) ?? 'other'}`)}
        aside={t('form.optional')}
        autoComplete="billing address-level1"
      />
      <Checkbox
        {...control('cardHolderStaysHome')}
        className={styles.wide}
        label={t('billing.cardHolderNotTraveling')}
      />
    </div>
  );
}
