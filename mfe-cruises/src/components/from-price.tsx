import type { Cruise } from '@travesia/contracts';
import { Charged, useShownMoney, useText } from '@travesia/i18n';
import { cabinPriceOf, startingPrice } from '../data/starting-price.ts';
import { cruiseTexts } from '../texts.ts';
import styles from './from-price.module.css';

/** The lowest price per person, or that it is told by phone (C-04). */
export function FromPrice({ cruise }: { cruise: Cruise }) {
  const { t } = useText(cruiseTexts);
  const money = useShownMoney();
  const price = startingPrice(cruise);
  const balcony = cabinPriceOf(cruise, 'balcony');
  if (!price) return <p className={styles.ask}>{t('price.ask')}</p>;
  return (
    <p className={styles.price}>
      <span className={styles.from}>{t('price.from')}</span>
      <strong className={styles.amount}>{money(price)}</strong>
      <Charged amount={price} className={styles.from} />
      <span className={styles.from}>{t('price.perPerson')}</span>
      {balcony && balcony.amount !== price.amount && (
        <span className={styles.from}>{t('price.balcony', { price: money(balcony) })}</span>
      )}
    </p>
  );
}
