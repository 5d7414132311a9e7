import type { Cruise } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { useMoney } from '@travesia/page';
import { startingPrice } from '../data/starting-price.ts';
import { cruiseTexts } from '../texts.ts';
import styles from './from-price.module.css';

/** The lowest price per person, or that it is told by phone (C-04). */
export function FromPrice({ cruise }: { cruise: Cruise }) {
  const { t } = useText(cruiseTexts);
  const money = useMoney();
  const price = startingPrice(cruise);
  if (!price) return <p className={styles.ask}>{t('price.ask')}</p>;
  return (
    <p className={styles.price}>
      <span className={styles.from}>{t('price.from')}</span>
      <strong className={styles.amount}>{money(price, { withCode: true })}</strong>
      <span className={styles.from}>{t('price.perPerson')}</span>
    </p>
  );
}
