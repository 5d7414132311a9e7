import type { Cruise } from '@travesia/contracts';
import { useMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { CABIN_KINDS, cabinPriceOf } from '../../../data/starting-price.ts';
import { FromPrice } from '../../../components/from-price.tsx';
import { cruiseTexts } from '../../../texts.ts';
import styles from './cruise-detail.module.css';

const PRICED_IN = 'USD';

/** The four kinds of cabin; one that is not to be had says so (C-03, C-04). */
export function CabinPrices({ cruise }: { cruise: Cruise }) {
  const { t } = useText(cruiseTexts);
  const { currency, rates } = useRemotePage();
  const money = useMoney();
  return (
    <section className={styles.prices} aria-labelledby="cabins">
      <h2 id="cabins">{t('cabins.title')}</h2>
      <FromPrice cruise={cruise} />
      <table className={styles.table}>
        <caption className={styles.small}>{t('cabins.caption')}</caption>
        <tbody>
          {CABIN_KINDS.map((kind) => {
            const price = cabinPriceOf(cruise, kind);
            return (
              <tr key={kind}>
                <th scope="row">{t(`cabins.${kind}`)}</th>
                <td>{price ? money(price) : t('cabins.none')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {currency !== PRICED_IN && rates && <p className={styles.small}>{t('cabins.charged')}</p>}
    </section>
  );
}
