import type { PriceLine, MoneyBody } from '@travesia/contracts';
import { Charged, useShownMoney, useText } from '@travesia/i18n';
import { bookingTexts } from '../texts/booking-texts.ts';
import styles from './price-breakup.module.css';

export type PriceBreakupProps = {
  lines: readonly PriceLine[];
  total: MoneyBody;
  travellerCount: number;
};

/** The fare break-up; its lines add up to the total (S-41). */
export function PriceBreakup({ lines, total, travellerCount }: PriceBreakupProps) {
  const { t } = useText(bookingTexts);
  const money = useShownMoney();

  return (
    <div className={styles.breakup}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('price.title')}</caption>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.code}-${line.travellerType ?? ''}-${line.unit.amount}-${line.label}`}>
              <th scope="row">
                {line.label}
                {line.quantity > 1 && (
                  <span className={styles.quantity}>
                    {t('price.quantity', { count: line.quantity, unit: money(line.unit) })}
                  </span>
                )}
              </th>
              <td>
                {money(line.total)} <Charged amount={line.total} className={styles.charged} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('price.totalParty', { count: travellerCount })}</th>
            <td>
              {money(total)} <Charged amount={total} className={styles.charged} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
