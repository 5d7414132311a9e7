import { offerStyles } from '@travesia/booking-ui/offer';
import type { MoneyBody } from '@travesia/contracts';
import { formatMoney } from '@travesia/domain';
import { useMoney, useShownMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
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
  const shown = useShownMoney();
  const { numberLocale } = useRemotePage();
  return (
    <p className={offerStyles.price}>
      <span className={styles.night}>
        <strong className={offerStyles.amount}>{shown(night)}</strong> {t('price.perNight')}
      </span>
      <span className={styles.total}>{t('price.stay', { count: nights, price: money(total) })}</span>
      <span className={offerStyles.small}>{t('price.included')}</span>
      {payAtProperty && (
        <span className={offerStyles.small}>
          {/* In the money that the house takes. */}
          {t('price.atProperty', {
            price: formatMoney(payAtProperty, numberLocale),
          })}
        </span>
      )}
    </p>
  );
}
