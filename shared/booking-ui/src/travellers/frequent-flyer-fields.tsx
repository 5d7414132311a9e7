import { useText } from '@travesia/i18n';
import { Disclosure } from '@travesia/ui/disclosure';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import type { TravelFacts } from '@travesia/domain';
import type { BlockForm } from '../form/block-form.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import styles from '../form/form.module.css';

export type FrequentFlyerFieldsProps = {
  block: Pick<BlockForm, 'field' | 'control' | 'errorOf'>;
  /** Airlines whose programmes the offer supports; of none, nothing is asked (W-05). */
  airlines: NonNullable<TravelFacts['loyaltyAirlines']>;
};

/** A number of a frequent-flyer programme, and of which. */
export function FrequentFlyerFields({ block, airlines }: FrequentFlyerFieldsProps) {
  const { t } = useText(bookingTexts);
  const { field, control, errorOf } = block;
  const [seller, ...partners] = airlines;
  if (!seller) return null;
  return (
    <Disclosure
      className={styles.more}
      title={t('travellers.frequentFlyer')}
      open={errorOf('frequentFlyerNumber') !== undefined || undefined}
    >
      <div className={styles.grid}>
        {partners.length > 0 && (
          <Select {...control('frequentFlyerAirline')} label={t('travellers.frequentFlyerAirline')}>
            <option value="">{seller.name}</option>
            {partners.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <TextField
          {...field('frequentFlyerNumber')}
          label={t('travellers.frequentFlyerNumber')}
          hint={t('travellers.frequentFlyerHint', { airline: seller.name })}
          autoComplete="off"
        />
      </div>
    </Disclosure>
  );
}
