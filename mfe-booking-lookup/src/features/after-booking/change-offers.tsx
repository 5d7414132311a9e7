import type { ChangeOffer } from '@travesia/contracts';
import { OrderSections } from '@travesia/booking-ui/itinerary';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { openedTexts } from '../../opened-texts.ts';
import styles from './after-booking.module.css';
import { useChangeTotal } from './use-change-total.ts';

export type ChangeOffersProps = {
  offers: readonly ChangeOffer[];
  /** The one whose price is being asked. */
  chosen: string | null;
  onChoose: (offer: ChangeOffer) => void;
};

/** Flights of the airline on the day, each with what it costs or gives back, penalty included. */
export function ChangeOffers({ offers, chosen, onChoose }: ChangeOffersProps) {
  const { t } = useText(openedTexts);
  const totalOf = useChangeTotal();
  if (offers.length === 0) return <Notice tone="attention">{t('after.changing.none')}</Notice>;
  return (
    <>
      <h3>{t('after.changing.offers')}</h3>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.offerRef} className={styles.offer}>
            <OrderSections sections={[offer.section]} />
            <p className={styles.price}>
              <b>{totalOf(offer.total)}</b>
              <Button
                onClick={() => onChoose(offer)}
                pending={chosen === offer.offerRef}
                pendingText={t('after.changing.choosing')}
                disabled={chosen !== null && chosen !== offer.offerRef}
              >
                {t('after.changing.choose')}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
