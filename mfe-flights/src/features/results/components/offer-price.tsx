import type { FlightOffer } from '@travesia/contracts';
import { roundHalfUp, type Money } from '@travesia/domain';
import { Charged, useShownMoney, useText } from '@travesia/i18n';
import { resultsTexts } from '../texts.ts';
import styles from './offer-line.module.css';

export type OfferPriceProps = {
  offer: FlightOffer;
  /** Other pairs with this outbound may cost more. */
  isFrom: boolean;
  /** What the cheapest return of the pinned outbound costs; null where none is pinned. */
  cheapest: Money | null;
};

/** The total for the party, always; per person in small, and on the return what it costs more than the cheapest. */
export function OfferPrice({ offer, isFrom, cheapest }: OfferPriceProps) {
  const { t } = useText(resultsTexts);
  const money = useShownMoney();
  const total = offer.price.intTotal;
  const count = offer.travelerPricings.length;
  const label = ['ticket.total', 'ticket.totalRound'] as const;
  const party = label[offer.itineraries.length - 1] ?? 'ticket.totalTrip';
  const perPerson = { amount: roundHalfUp(total.amount / Math.max(count, 1)), currency: total.currency };
  const more = cheapest && total.amount - cheapest.amount;

  return (
    <p className={styles.price}>
      {isFrom && <span className={styles.from}>{t('ticket.from')} </span>}
      <strong className={styles.total}>{money(total)}</strong>
      <Charged amount={total} className={styles.small} />
      {more !== null && (
        <span className={styles.small}>
          {more > 0
            ? t('ticket.more', { price: money({ amount: more, currency: total.currency }) })
            : t('ticket.same')}
        </span>
      )}
      <span className={styles.party}>{t(party, { count })}</span>
      {count > 1 && <span className={styles.each}>{t('ticket.perPerson', { price: money(perPerson) })}</span>}
    </p>
  );
}
