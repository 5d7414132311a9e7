import { packageTotal, type Money } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useMoney } from '@travesia/page';
import { usePackageFlight } from '../hooks/use-package-flight.ts';
import { packageTexts } from '../texts.ts';
import styles from './package-bar.module.css';

export type PackageTotalProps = { flightOfferId: string | undefined; stay: Money };

/** Flight and stay together, beside the stay's own price (K-05). */
export function PackageTotal({ flightOfferId, stay }: PackageTotalProps) {
  const { t } = useText(packageTexts);
  const money = useMoney();
  const flight = usePackageFlight(flightOfferId);
  const price = flight.data?.data.price.intTotal;
  if (!price || price.currency !== stay.currency) return null;
  return (
    <p className={styles.total}>
      {t('total', { price: money(packageTotal(price, stay), { withCode: true }) })}
    </p>
  );
}
