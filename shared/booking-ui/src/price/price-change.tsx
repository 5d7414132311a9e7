import type { MoneyBody, PriceLine } from '@travesia/contracts';
import { Charged, useMoney, useShownMoney, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { bookingTexts } from '../texts/booking-texts.ts';
import { changedLines } from './changed-lines.ts';
import styles from './price-change.module.css';

export type PriceChangeProps = {
  previous: MoneyBody;
  current: MoneyBody;
  /** Why it changed, where that is known. */
  reason?: string;
  /** What it is made of, before and now. */
  lines?: { before: readonly PriceLine[]; now: readonly PriceLine[] };
  onAccept: () => void;
  /** Back to what was typed, where that made the price another one. */
  onCorrect?: () => void;
  onRefuse: () => void;
  /** "Refuse and choose another …". */
  refuse: string;
};

/** A new total needs consent before anything is paid (S-46). */
export function PriceChange(props: PriceChangeProps) {
  const { previous, current, reason, lines, onAccept, onCorrect, onRefuse, refuse } = props;
  const { t } = useText(bookingTexts);
  const money = useMoney();
  const shown = useShownMoney();
  return (
    <Notice
      tone="attention"
      announce="assertive"
      title={t('price.changedTitle')}
      actions={
        <>
          <Button variant="primary" onClick={onAccept}>
            {t('price.accept', { price: money(current) })}
          </Button>
          {onCorrect && <Button onClick={onCorrect}>{t('price.correct')}</Button>}
          <Button variant="quiet" onClick={onRefuse}>
            {refuse}
          </Button>
        </>
      }
    >
      <p>{t('price.changed', { old: money(previous), new: money(current) })}</p>
      {reason && <p>{reason}</p>}
      {lines && (
        <div className={styles.frame}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('price.line')}</th>
                <th scope="col">{t('price.before')}</th>
                <th scope="col">{t('price.now')}</th>
              </tr>
            </thead>
            <tbody>
              {changedLines(lines.before, lines.now).map(({ label, before, now }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{before ? shown(before) : '–'}</td>
                  <td>{now ? shown(now) : '–'}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('price.total')}</th>
                {[previous, current].map((total, place) => (
                  <td key={place === 0 ? 'before' : 'now'}>
                    {shown(total)} <Charged amount={total} className={styles.charged} />
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </Notice>
  );
}
