import type { MoneyBody } from '@travesia/contracts';
import { formatMoney, useText } from '@travesia/i18n';
import { useMoney, useRemotePage } from '@travesia/page';
import { staysTexts } from '../texts.ts';
import styles from './stay-price.module.css';

export type StayPriceProps = {
  night: MoneyBody;
  total: MoneyBody;
  nights: number;
  payAtProperty: MoneyBody | null;
};

/** Price per night with the stay's total, and what is paid at the property as a line of its own (H-11). */
export function StayPrice({ night, total, nights, payAtProperty }: StayPriceProps) {
  const { t } = useText(staysTexts);
  const money = useMoney();
  const { locale, numberLocale } = useRemotePage();
  return (
    <p className={styles.price}>
      <span className={styles.night}>
        <strong className={styles.amount}>{money(night)}</strong> {t('price.perNight')}
      </span>
      <span className={styles.total}>
        {t('price.stay', { count: nights, price: money(total, { withCode: true }) })}
      </span>
      <span className={styles.small}>{t('price.included')}</span>
      {payAtProperty && (
        <span className={styles.small}>
          {/* In the money that the house takes. */}
          {t('price.atProperty', {
            price: formatMoney(payAtProperty, { locale, numberLocale, withCode: true }),
          })}
        </span>
      )}
    </p>
  );
}
