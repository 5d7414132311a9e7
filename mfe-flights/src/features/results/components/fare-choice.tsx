import { Button } from '@travesia/ui/button';
import type { FlightOffer } from '@travesia/contracts';
import { useMoney, useText } from '@travesia/i18n';
import { fareBrand } from '../model/journey-view.ts';
import { resultsTexts } from '../texts.ts';
import styles from './fare-choice.module.css';
import { TicketFacts } from './ticket-facts.tsx';

export type FareChoiceProps = {
  fares: readonly FlightOffer[];
  onSelect: (offer: FlightOffer) => void;
};

/** The same flights at other fares. */
export function FareChoice({ fares, onSelect }: FareChoiceProps) {
  const { t } = useText(resultsTexts);
  const money = useMoney();
  return (
    <ul role="list" className={styles.fares}>
      {fares.map((offer) => (
        <li key={offer.id} className={styles.fare}>
          <div>
            <p className={styles.brand}>{fareBrand(offer) ?? t('ticket.fare')}</p>
            <TicketFacts offer={offer} />
          </div>
          <Button size="small" onClick={() => onSelect(offer)}>
            {t('ticket.chooseFare', { price: money(offer.price.intTotal) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
