import type { PriceLine, MoneyBody } from '@travesia/contracts';
import { convertMoney, formatMoney, shownLines, shownUnit, sumMoney } from '@travesia/domain';
import { Charged, useMoney, usePriceFormat, useShownMoney, useText } from '@travesia/i18n';
import { bookingTexts } from '../texts/booking-texts.ts';
import styles from './price-breakup.module.css';

export type PriceBreakupProps = {
  lines: readonly PriceLine[];
  total: MoneyBody;
  /** What the property takes on top of the total. */
  payAtProperty?: MoneyBody | null | undefined;
  /** Our fees and margin (to travellers: service charges) in the total, which a refund leaves out. */
  keptByUs?: MoneyBody | null | undefined;
  /** For how many the total is; null: it is what a booking costs more, not the price of a trip. */
  travellerCount: number | null;
  /** Whose a line is, where it is one person's. */
  travellerName?: (travellerId: string) => string;
  /** What was paid before anything was changed or added. */
  firstPaid?: MoneyBody | undefined;
};

/** The fare break-up; its lines add up to the total (S-41). */
export function PriceBreakup({
  lines,
  total,
  payAtProperty,
  keptByUs,
  travellerCount,
  travellerName,
  firstPaid,
}: PriceBreakupProps) {
  const { t } = useText(bookingTexts);
  const money = useShownMoney();
  const price = useMoney();
  const format = usePriceFormat();
  const { numberLocale, rates } = format;
  const shown = shownLines(
    lines.map((line) => line.total),
    total,
    format,
    firstPaid,
  );

  // Added in the currency of the charge, as lists of hotels and rooms do; nowhere while a rate is missing.
  const there = payAtProperty && rates && convertMoney(payAtProperty, total.currency, rates);
  const whole = there && sumMoney([total, there], total.currency);

  return (
    <div className={styles.breakup}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('price.title')}</caption>
        <tbody>
          {lines.map((line, place) => {
            const amount = shown[place] ?? line.total;
            const unit = shownUnit(line, amount, format);
            return (
              // Two lines may say the same (a fare and its change); rows of equal keys outlive the next render.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={place}>
                <th scope="row">
                  {line.label}
                  {line.travellerId !== undefined && (
                    <span className={styles.quantity}>{travellerName?.(line.travellerId)}</span>
                  )}
                  {line.quantity > 1 && (
                    <span className={styles.quantity}>
                      {unit
                        ? t('price.quantity', { count: line.quantity, unit: formatMoney(unit, numberLocale) })
                        : t('price.times', { count: line.quantity })}
                    </span>
                  )}
                </th>
                <td>
                  {formatMoney(amount, numberLocale)}{' '}
                  <Charged amount={line.total} className={styles.charged} />
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {travellerCount === null
                ? t('amendment.toPay')
                : t('price.totalParty', { count: travellerCount })}
            </th>
            <td>
              {money(total)} <Charged amount={total} className={styles.charged} />
            </td>
          </tr>
          {payAtProperty && (
            <tr className={styles.atProperty}>
              <th scope="row">
                {t('price.atProperty')}
                <span className={styles.quantity}>{t('price.notInTotal')}</span>
              </th>
              {/* In the money that the property takes. */}
              <td>{formatMoney(payAtProperty, numberLocale)}</td>
            </tr>
          )}
          {whole && (
            <tr className={styles.withProperty}>
              <th scope="row">{t('price.withProperty')}</th>
              <td>{money(whole)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      {keptByUs && <p className={styles.kept}>{t('price.keptByUs', { kept: price(keptByUs) })}</p>}
    </div>
  );
}
