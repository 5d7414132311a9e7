import { packageTotal, type Money } from '@travesia/domain';
import { useMoney, useShownMoney, useText } from '@travesia/i18n';
import { usePackageFlight } from '../hooks/use-package-flight.ts';
import { packageTexts } from '../texts.ts';
import styles from './package-bar.module.css';

export type PackageTotalProps = { flightOfferId: string | undefined; stay: Money };

/** Flight and stay together, beside the stay's own price (K-05). */
export function PackageTotal({ flightOfferId, stay }: PackageTotalProps) {
  const { t } = useText(packageTexts);
  const money = useMoney();
  const shown = useShownMoney();
  const flight = usePackageFlight(flightOfferId);
  const price = flight.data?.data.price.intTotal;
  if (!price || price.currency !== stay.currency) return null;
  return (
    <p className={styles.total}>
      <strong>{t('total', { price: money(packageTotal(price, stay)) })}</strong>{' '}
      <span className={styles.sum}>{t('sum', { flight: shown(price), stay: shown(stay) })}</span>
    </p>
  );
}
