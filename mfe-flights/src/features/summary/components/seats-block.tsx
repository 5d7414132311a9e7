import { useEffect, useState } from 'react';
import type { ChosenSeat, SaveState } from '@travesia/booking';
import { failureCode } from '@travesia/api-client';
import { frameStyles } from '@travesia/booking-ui/frame';
import { SaveMark } from '@travesia/booking-ui/save-mark';
import type { FlightOffer } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { useSeatPlan } from '../hooks/use-seat-plan.ts';
import { summaryTexts } from '../texts.ts';
import styles from './summary.module.css';

export type SeatsBlockProps = {
  offer: FlightOffer;
  travellerName: (id: string) => string;
  chosen: readonly ChosenSeat[];
  state: SaveState;
  /** Seats were chosen at the price before this one, which is another offer. */
  areLost: boolean;
  onChange: (seats: ChosenSeat[]) => void;
  onRetry: () => void;
};

/** The server found that the map on the screen is not the airline's any more. */
const OUTDATED: ReadonlySet<string> = new Set(['seat_taken', 'price_changed', 'exit_row_age', 'not_found']);

/** Seats of the airline's map for each traveller and flight; going on without is one press, or none. */
export function SeatsBlock({
  offer,
  travellerName,
  chosen,
  state,
  areLost,
  onChange,
  onRetry,
}: SeatsBlockProps) {
  const { t } = useText(summaryTexts);
  const [isOpen, setOpen] = useState(chosen.length > 0);
  const plan = useSeatPlan(offer.id, isOpen);
  const { failure } = state;
  const isOutdated = failure !== null && OUTDATED.has(failureCode(failure));
  const { refetch } = plan;
  useEffect(() => {
    // Whatever is not on the new map is taken out of the choice and named there.
    if (isOutdated) void refetch();
  }, [isOutdated, failure, refetch]);

  const saveMark = <SaveMark state={state} onRetry={onRetry} />;

  return (
    <section className={frameStyles.block} aria-labelledby="seats-title">
      <h2 id="seats-title">{t('seats.title')}</h2>
      {areLost && (
        <Notice tone="attention" announce="polite">
          {t('seats.lost')}
        </Notice>
      )}
      {!isOpen && (
        <>
          <p className={frameStyles.soft}>{t('seats.optional')}</p>
          <p className={styles.actions}>
            <Button onClick={() => setOpen(true)}>{t('seats.choose')}</Button>
          </p>
        </>
      )}
      {isOpen && plan.isPending && (
        <SkeletonGroup label={t('seats.loading')}>
          <Skeleton shape="text" />
          <Skeleton shape="picture" />
        </SkeletonGroup>
      )}
      {isOpen && plan.isError && (
        <Notice
          tone="attention"
          actions={
            <Button pending={plan.isFetching} onClick={() => void plan.refetch()}>
              {t('seats.retry')}
            </Button>
          }
        >
          {t('seats.failed')}
        </Notice>
      )}
      {isOpen && plan.data && (
        <plan.data.SeatPlan
          maps={plan.data.maps}
          travellers={offer.travelerPricings.map(({ travelerId }) => ({
            id: travelerId,
            name: travellerName(travelerId),
          }))}
          chosen={chosen}
          onChange={onChange}
          status={saveMark}
        />
      )}
      {!(isOpen && plan.data) && saveMark}
      {isOpen && (
        <p className={styles.actions}>
          <Button
            onClick={() => {
              if (chosen.length > 0) onChange([]);
              setOpen(false);
            }}
          >
            {t(chosen.length > 0 ? 'seats.remove' : 'seats.skip')}
          </Button>
        </p>
      )}
    </section>
  );
}
