import { offerStyles } from '@travesia/booking-ui/offer';
import { formatMoney } from '@travesia/domain';
import { Charged, useMoney, useShownMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { stayCost, type StayAmounts } from '../model/stay-cost.ts';
import { staysTexts } from '../texts.ts';

export type StayPriceProps = { amounts: StayAmounts; nights: number };

/** The whole cost of the stay and of a night of it; below, what is paid now and what at the property (H-11, Q-16). */
export function StayPrice({ amounts, nights }: StayPriceProps) {
  const { t } = useText(staysTexts);
  const money = useMoney();
  const shown = useShownMoney();
  const { numberLocale } = useRemotePage();
  const { amountAfterTax, payAtProperty } = amounts;
  const { whole, night, isWhole } = stayCost(amounts, nights);
  // In the money that the house takes.
  const atProperty = payAtProperty && formatMoney(payAtProperty, numberLocale);
  return (
    <p className={offerStyles.price}>
      <span>
        <strong className={offerStyles.amount}>{shown(whole)}</strong>{' '}
        {!atProperty && <Charged amount={whole} className={offerStyles.small} />}
      </span>
      <span className={offerStyles.small}>
        {t(atProperty && isWhole ? 'price.wholeStay' : 'price.stay', { count: nights })}
      </span>
      <span>
        {shown(night)} {t('price.perNight')}
      </span>
      {atProperty && (
        <span className={offerStyles.small}>
          {isWhole
            ? t('price.paidWhere', { now: money(amountAfterTax), there: atProperty })
            : t('price.atProperty', { price: atProperty })}
        </span>
      )}
    </p>
  );
}
