import { useConditionSentences } from '@travesia/booking-ui/conditions';
import { Segments } from '@travesia/booking-ui/itinerary';
import { Button } from '@travesia/ui/button';
import type { FlightOffer } from '@travesia/contracts';
import { useMoney, useText } from '@travesia/i18n';
import type { OfferJourney } from '../../../offers/journeys-of.ts';
import { fareBrand } from '../model/fare-facts.ts';
import type { BagTotals } from '../model/with-bags.ts';
import { resultsTexts } from '../texts.ts';
import { FareFacts } from './fare-facts.tsx';
import styles from './offer-line.module.css';

export type OfferDetailsProps = {
  id: string;
  journey: OfferJourney;
  /** The same flights at their fares; none where only one direction is chosen here. */
  fares: readonly FlightOffer[];
  bags: BagTotals | null;
  onSelect: (offer: FlightOffer) => void;
};

/** What an offer opens: its fares, then each flight and each wait (F-18). */
export function OfferDetails({ id, journey, fares, bags, onSelect }: OfferDetailsProps) {
  const { t } = useText(resultsTexts);
  const money = useMoney();
  const sentencesOf = useConditionSentences();
  const rulesOf = ({ conditions }: FlightOffer) =>
    sentencesOf({ of: 'fare', terms: conditions }).map((sentence) => <li key={sentence}>{sentence}</li>);
  const [only] = fares.length === 1 ? fares : [];
  return (
    <div id={id} className={styles.details}>
      {fares.length > 1 && (
        <ul role="list" className={styles.fares} aria-label={t('ticket.fares', { count: fares.length })}>
          {fares.map((offer) => (
            <li key={offer.id} className={styles.fare}>
              <div>
                <p className={styles.name}>{fareBrand(offer) ?? t('ticket.fare')}</p>
                <FareFacts offer={offer} bags={bags} />
                <ul role="list" className={styles.rules}>
                  {rulesOf(offer)}
                </ul>
              </div>
              <Button size="small" onClick={() => onSelect(offer)}>
                {t('ticket.chooseFare', { price: money(offer.price.intTotal) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Segments journey={journey} />
      {only && (
        <ul role="list" className={styles.rules}>
          {rulesOf(only)}
        </ul>
      )}
    </div>
  );
}
