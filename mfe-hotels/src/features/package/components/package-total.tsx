import { formatMoney, packageTotal, type Money } from '@travesia/domain';
import { useMoney, useShownMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { usePackageFlight } from '../hooks/use-package-flight.ts';
import { packageTexts } from '../texts.ts';
import styles from './package-bar.module.css';

export type PackageTotalProps = {
  flightOfferId: string | undefined;
  stay: { readonly amountAfterTax: Money; readonly payAtProperty: Money | null };
};

/** Flight and stay together, beside the stay's own price (K-05), and what the property takes on top (H-11). */
export function PackageTotal({ flightOfferId, stay }: PackageTotalProps) {
  const { t } = useText(packageTexts);
  const money = useMoney();
  const shown = useShownMoney();
  const { numberLocale } = useRemotePage();
  const flight = usePackageFlight(flightOfferId);
  const price = flight.data?.data.price.intTotal;
  const { amountAfterTax, payAtProperty } = stay;
  if (!price || price.currency !== amountAfterTax.currency) return null;
  return (
    <p className={styles.total}>
      <strong>{t('total', { price: money(packageTotal(price, amountAfterTax)) })}</strong>{' '}
      {payAtProperty && (
        // In the money that the property takes.
        <strong>{t('atProperty', { price: formatMoney(payAtProperty, numberLocale) })} </strong>
      )}
      <span className={styles.sum}>{t('sum', { flight: shown(price), stay: shown(amountAfterTax) })}</span>
    </p>
  );
}
