import { useConditionSentences } from '@travesia/booking-ui/conditions';
import { RateFailed } from '@travesia/booking-ui/choosing';
import { optionStyles, PolicyLines } from '@travesia/booking-ui/detail';
import { Button } from '@travesia/ui/button';
import { classes } from '@travesia/ui/classes';
import type { RateCondition, RatePlan, Stay } from '@travesia/contracts';
import { useMoney, useText } from '@travesia/i18n';
import { TripPrice } from '../../package/index.ts';
import { staysTexts } from '../../stays/index.ts';
import type { RateSelection } from '../hooks/use-select-rate.ts';
import { hotelTexts } from '../texts.ts';
import { ConditionLines } from './condition-lines.tsx';
import styles from './room-card.module.css';

export type RateRowProps = {
  rate: RatePlan;
  /** Of its own, which neither the house nor the room tells. */
  conditions: readonly RateCondition[];
  stay: Stay;
  flightOfferId: string | undefined;
  roomType: string;
  selection: RateSelection;
  onSelect: (rate: RatePlan) => void;
  onRefresh: () => void;
};

/** One way to buy the room: meals, cancellation, price, button. */
export function RateRow(props: RateRowProps) {
  const { rate, conditions, stay, flightOfferId, roomType, selection, onSelect, onRefresh } = props;
  const { t } = useText(hotelTexts);
  const words = useText(staysTexts);
  const money = useMoney();
  const sentencesOf = useConditionSentences();
  const [condition = ''] = sentencesOf({ of: 'rate', terms: rate.cancellation, clock: 'hotel' });
  const isConcerned = selection.status !== 'none' && selection.rateKey === rate.rateKey;

  return (
    <div className={optionStyles.rate}>
      <div className={styles.words}>
        <h4>{words.t(`board.${rate.board}`)}</h4>
        <PolicyLines policy={rate.cancellation} clock="hotel" />
        <ConditionLines conditions={conditions} />
        {rate.roomsLeft !== null && rate.roomsLeft <= 3 && (
          <p className={styles.left}>{t('rooms.left', { count: rate.roomsLeft })}</p>
        )}
      </div>
      <div className={classes(optionStyles.buy, styles.buy)}>
        <div className={styles.price}>
          <TripPrice flightOfferId={flightOfferId} amounts={rate} nights={stay.nights} />
        </div>
        <Button
          variant="primary"
          pending={selection.status === 'confirming' && isConcerned}
          pendingText={t('choose.confirming')}
          aria-label={t('choose.label', {
            room: roomType,
            board: words.t(`board.${rate.board}`),
            price: money(rate.amountAfterTax),
            condition,
          })}
          onClick={() => onSelect(rate)}
        >
          {t('choose.button')}
        </Button>
      </div>
      {selection.status === 'failed' && isConcerned && (
        <RateFailed
          title={t('choose.failed')}
          code={selection.code}
          onRetry={() => onSelect(rate)}
          refresh={{ words: t('choose.refresh'), onRefresh }}
        />
      )}
    </div>
  );
}
