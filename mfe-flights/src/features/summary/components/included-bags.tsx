import { frameStyles } from '@travesia/booking-ui/frame';
import type { FlightOffer } from '@travesia/contracts';
import { includedBags, journeyTypesOf, journeyWord } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { bookingTexts } from '@travesia/booking-ui/texts';
import styles from './summary.module.css';

export function IncludedBags({ offer }: { offer: FlightOffer }) {
  const { t } = useText(bookingTexts);
  const types = journeyTypesOf(offer.itineraries.length);
  const nameOf = (index: number) => {
    const { key, number } = journeyWord(types[index] ?? 'onward');
    return t(`baggage.${key}`, { number });
  };
  return (
    <dl className={styles.included}>
      {offer.itineraries.map((itinerary, index) => {
        const bags = includedBags(offer.travelerPricings, itinerary.segments);
        return (
          <div key={itinerary.segments[0]?.id}>
            <dt>
              {nameOf(index)} · {t('baggage.included')}
            </dt>
            <dd>
              {t('baggage.cabinBags', { count: bags.cabin })},{' '}
              {t('baggage.checkedBags', { count: bags.checked })}{' '}
              <span className={frameStyles.soft}>{t('baggage.perTraveller')}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
