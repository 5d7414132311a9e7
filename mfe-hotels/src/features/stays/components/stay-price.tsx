import { offerStyles } from '@travesia/booking-ui/offer';
import type { MoneyBody } from '@travesia/contracts';
import { formatMoney } from '@travesia/domain';
import { Charged, useShownMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { staysTexts } from '../texts.ts';

export type StayPriceProps = {
  night: MoneyBody;
  total: MoneyBody;
  nights: number;
  payAtProperty: MoneyBody | null;
};

/** The total of the stay, what a night of it costs, and what is paid at the property as a line of its own (H-11). */
export function StayPrice({ night, total, nights, payAtProperty }: StayPriceProps) {
  const { t } = useText(staysTexts);
  const shown = useShownMoney();
  const { numberLocale } = useRemotePage();
  return (
    <p className={offerStyles.price}>
      <span>
        <strong className={offerStyles.amount}>{shown(total)}</strong>{' '}
        <Charged amount={total} className={offerStyles.small} />
      </span>
      <span className={offerStyles.soft}>{t('price.stay', { count: nights })}</span>
      <span>
        {shown(night)} {t('price.perNight')}
      </span>
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
