import type { FlightOffer } from '@travesia/contracts';
import { roundHalfUp } from '@travesia/domain';
import { Charged, useShownMoney, useText } from '@travesia/i18n';
import { resultsTexts } from '../texts.ts';
import styles from './offer-price.module.css';

export type OfferPriceProps = {
  offer: FlightOffer;
  /** Other pairs with this outbound may cost more. */
  isFrom: boolean;
};

/** The total for the party, always; per person in small. */
export function OfferPrice({ offer, isFrom }: OfferPriceProps) {
  const { t } = useText(resultsTexts);
  const money = useShownMoney();
  const total = offer.price.intTotal;
  const count = offer.travelerPricings.length;
  const isRound = offer.itineraries.length > 1;
  const perPerson = { amount: roundHalfUp(total.amount / Math.max(count, 1)), currency: total.currency };

  return (
    <p className={styles.price}>
      {isFrom && <span className={styles.small}>{t('ticket.from')}</span>}
      <strong className={styles.total}>{money(total)}</strong>
      <Charged amount={total} className={styles.small} />
      <span className={styles.small}>{t(isRound ? 'ticket.totalRound' : 'ticket.total', { count })}</span>
      {count > 1 && (
        <span className={styles.small}>{t('ticket.perPerson', { price: money(perPerson) })}</span>
      )}
    </p>
  );
}
