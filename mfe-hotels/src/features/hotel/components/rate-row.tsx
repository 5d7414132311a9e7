import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import type { RatePlan, Stay } from '@travesia/contracts';
import { errorText, useText } from '@travesia/i18n';
import { useMoney } from '@travesia/page';
import { PackageTotal } from '../../package/index.ts';
import { cancellationLines, StayPrice, staysTexts } from '../../stays/index.ts';
import type { RateSelection } from '../hooks/use-select-rate.ts';
import { hotelTexts } from '../texts.ts';
import styles from './room-card.module.css';

export type RateRowProps = {
  rate: RatePlan;
  stay: Stay;
  flightOfferId: string | undefined;
  roomType: string;
  selection: RateSelection;
  onSelect: (rate: RatePlan) => void;
  onRefresh: () => void;
};

/** Codes after which this rate cannot be had any more: only fresh rooms help. */
const GONE = new Set([
  'rate_expired',
  'room_sold_out',
  'sold_out',
  'hotel_not_found',
  'offer_not_found',
  'not_found',
]);

/** One way to buy the room: meals, cancellation, price, button. */
export function RateRow(props: RateRowProps) {
  const { rate, stay, flightOfferId, roomType, selection, onSelect, onRefresh } = props;
  const { t, locale } = useText(hotelTexts);
  const words = useText(staysTexts);
  const money = useMoney();
  const isConcerned = selection.status !== 'none' && selection.rateKey === rate.rateKey;
  const [policy, ...more] = cancellationLines(rate.cancellation, words.t, { locale, money });

  return (
    <div className={styles.rate}>
      <div className={styles.words}>
        <h4>{words.t(`board.${rate.board}`)}</h4>
        <p className={styles.policy} data-kind={rate.cancellation.kind}>
          {policy}
        </p>
        {more.map((line) => (
          <p key={line} className={styles.soft}>
            {line}
          </p>
        ))}
        {rate.conditions.map(({ title, text, language }) => (
          <p key={title} className={styles.soft} lang={language === locale ? undefined : language}>
            <strong>{title}</strong> {text}
          </p>
        ))}
        {rate.roomsLeft !== null && rate.roomsLeft <= 3 && (
          <p className={styles.soft}>{t('rooms.left', { count: rate.roomsLeft })}</p>
        )}
      </div>
      <div className={styles.buy}>
        <StayPrice
          night={rate.averageNightlyRate}
          total={rate.amountAfterTax}
          nights={stay.nights}
          payAtProperty={rate.payAtProperty}
        />
        <PackageTotal flightOfferId={flightOfferId} stay={rate.amountAfterTax} />
        <Button
          look="call"
          pending={selection.status === 'confirming' && isConcerned}
          pendingText={t('choose.confirming')}
          aria-label={t('choose.label', {
            room: roomType,
            board: words.t(`board.${rate.board}`),
            price: money(rate.amountAfterTax),
          })}
          onClick={() => onSelect(rate)}
        >
          {t('choose.button')}
        </Button>
      </div>
      {selection.status === 'failed' && isConcerned && (
        <Notice
          tone="error"
          className={styles.failure ?? ''}
          title={t('choose.failed')}
          actions={
            GONE.has(selection.code) ? (
              <Button size="small" onClick={onRefresh}>
                {t('choose.refresh')}
              </Button>
            ) : (
              <Button size="small" onClick={() => onSelect(rate)}>
                {t('failed.retry')}
              </Button>
            )
          }
        >
          {errorText(selection.code, locale)}
        </Notice>
      )}
    </div>
  );
}
