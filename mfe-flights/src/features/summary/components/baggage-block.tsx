import { useEffect } from 'react';
import type { ChosenBag, SaveState } from '@travesia/booking';
import { frameStyles } from '@travesia/booking-ui/frame';
import type { FlightOffer } from '@travesia/contracts';
import { journeysWithoutBag } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { BaggageChoice, keepSoldBags, oneBagEach } from '@travesia/booking-ui/baggage';
import { SaveMark } from '@travesia/booking-ui/save-mark';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { Notice } from '@travesia/ui/notice';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { useBagOptions } from '../hooks/use-bag-options.ts';
import { IncludedBags } from './included-bags.tsx';

export type BaggageBlockProps = {
  offer: FlightOffer;
  travellerName: (id: string) => string;
  chosen: readonly ChosenBag[];
  state: SaveState;
  /** One for everybody was in the price of the results. */
  isWanted: boolean;
  onWantedAdded: () => void;
  onChange: (bags: ChosenBag[]) => void;
  onRetry: () => void;
};

/** What the fare includes and what can be added, onward and return (F-33, F-36, F-37). */
export function BaggageBlock({
  offer,
  travellerName,
  chosen,
  state,
  isWanted,
  onWantedAdded,
  onChange,
  onRetry,
}: BaggageBlockProps) {
  const { t } = useText(bookingTexts);
  const options = useBagOptions(offer.id);

  useEffect(() => {
    if (!options.data) return;
    if (isWanted) {
      onChange(oneBagEach(options.data, journeysWithoutBag(offer)));
      onWantedAdded();
      return;
    }
    const kept = keepSoldBags(chosen, options.data);
    if (kept.length !== chosen.length) onChange(kept);
  }, [options.data, chosen, offer, isWanted, onWantedAdded, onChange]);

  return (
    <section className={frameStyles.block} aria-labelledby="baggage-title">
      <h2 id="baggage-title">{t('baggage.title')}</h2>
      <IncludedBags offer={offer} />
      {options.isPending && (
        <SkeletonGroup label={t('baggage.loading')}>
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {options.isError && <Notice tone="attention">{t('baggage.failed')}</Notice>}
      {options.data?.length === 0 && (
        <>
          <p>{t('baggage.none')}</p>
          <Notice>{t('baggage.unknownConditions')}</Notice>
        </>
      )}
      {options.data && options.data.length > 0 && (
        <>
          <h3>{t('baggage.add')}</h3>
          <p className={frameStyles.soft}>{t('baggage.optional')}</p>
          <BaggageChoice
            options={options.data}
            chosen={chosen}
            travellerName={travellerName}
            onChange={onChange}
          />
          <SaveMark state={state} onRetry={onRetry} />
        </>
      )}
    </section>
  );
}
