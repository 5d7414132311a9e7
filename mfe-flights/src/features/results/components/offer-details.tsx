import { useConditionSentences } from '@travesia/booking-ui/conditions';
import { Segments } from '@travesia/booking-ui/itinerary';
import { ShareButton } from '@travesia/booking-ui/share';
import type { FlightOffer } from '@travesia/contracts';
import type { OfferJourney } from '../../../offers/journeys-of.ts';
import { TravelWarnings } from '../../../offers/warnings/index.ts';
import type { BagTotals } from '../model/with-bags.ts';
import { FareComparison } from './fare-comparison.tsx';
import styles from './offer-line.module.css';

export type OfferDetailsProps = {
  id: string;
  journey: OfferJourney;
  isLastOfDay: boolean;
  /** The same flights at their fares; none where only one direction is chosen here. */
  fares: readonly FlightOffer[];
  bags: BagTotals | null;
  onSelect: (offer: FlightOffer) => void;
};

/** What an offer opens: its fares, then each flight and each wait (F-18). */
export function OfferDetails({ id, journey, isLastOfDay, fares, bags, onSelect }: OfferDetailsProps) {
  const sentencesOf = useConditionSentences();
  const [cheapest] = fares;
  const [only] = fares.length === 1 ? fares : [];
  return (
    <div id={id} className={styles.details}>
      {fares.length > 1 && <FareComparison fares={fares} bags={bags} onSelect={onSelect} />}
      <TravelWarnings journey={journey} isLastOfDay={isLastOfDay} />
      <Segments journey={journey} />
      {only && (
        <ul role="list" className={styles.rules}>
          {sentencesOf({ of: 'fare', terms: only.conditions }).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {cheapest && (
        <div>
          <ShareButton
            subject={{ kind: 'flight', offerId: cheapest.id }}
            name={`${journey.origin.cityName} – ${journey.destination.cityName}`}
          />
        </div>
      )}
    </div>
  );
}
