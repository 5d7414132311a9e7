import { offerStyles } from '@travesia/booking-ui/offer';
import { formatMoney, packageTotal } from '@travesia/domain';
import { Charged, useMoney, useShownMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { stayCost, StayPrice, type StayPriceProps } from '../../stays/index.ts';
import { usePackageFlight } from '../hooks/use-package-flight.ts';
import { packageTexts } from '../texts.ts';

export type TripPriceProps = StayPriceProps & { flightOfferId: string | undefined };

/** What a stay costs; in a package with its flight, with both parts and what the property takes (K-05, H-11). */
export function TripPrice({ flightOfferId, amounts, nights }: TripPriceProps) {
  const { t } = useText(packageTexts);
  const money = useMoney();
  const shown = useShownMoney();
  const { numberLocale } = useRemotePage();
  const flight = usePackageFlight(flightOfferId).data?.data.price.intTotal;
  const { amountAfterTax, payAtProperty } = amounts;
  if (!flight || flight.currency !== amountAfterTax.currency)
    return <StayPrice amounts={amounts} nights={nights} />;
  const { whole, isWhole } = stayCost(amounts, nights);
  const total = packageTotal(flight, whole);
  // In the money that the property takes.
  const there = payAtProperty && formatMoney(payAtProperty, numberLocale);
  return (
    <p className={offerStyles.price}>
      <span>
        <strong className={offerStyles.amount}>{shown(total)}</strong>{' '}
        {!there && <Charged amount={total} className={offerStyles.small} />}
      </span>
      <span className={offerStyles.small}>{t(there && isWhole ? 'whole' : 'total')}</span>
      <span className={offerStyles.small}>
        {t('sum', { flight: shown(flight), stay: shown(amountAfterTax) })}
      </span>
      {there && (
        <span className={offerStyles.small}>
          {isWhole
            ? t('paidWhere', { now: money(packageTotal(flight, amountAfterTax)), there })
            : t('atProperty', { price: there })}
        </span>
      )}
    </p>
  );
}
