import { summaryStyles } from '@travesia/booking-ui/summary';
import type { FlightOffer } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { bookingTexts } from '@travesia/booking-ui/texts';
import styles from './summary.module.css';

/** The fewest pieces on any flight of the journey: that is what the traveller may count on. */
function includedOn(offer: FlightOffer, segmentIds: ReadonlySet<string>) {
  const fares = (offer.travelerPricings[0]?.fareDetailsBySegment ?? []).filter(({ segmentId }) =>
    segmentIds.has(segmentId),
  );
  const fewest = (pieces: number[]) => (pieces.length > 0 ? Math.min(...pieces) : 0);
  return {
    cabin: fewest(fares.map((fare) => fare.includedCabinBags)),
    checked: fewest(fares.map((fare) => fare.includedCheckedBags)),
  };
}

export function IncludedBags({ offer }: { offer: FlightOffer }) {
  const { t } = useText(bookingTexts);
  return (
    <dl className={styles.included}>
      {offer.itineraries.map((itinerary, index) => {
        const bags = includedOn(offer, new Set(itinerary.segments.map(({ id }) => id)));
        return (
          <div key={itinerary.segments[0]?.id}>
            <dt>
              {t(index === 0 ? 'baggage.onward' : 'baggage.return')} · {t('baggage.included')}
            </dt>
            <dd>
              {t('baggage.cabinBags', { count: bags.cabin })},{' '}
              {t('baggage.checkedBags', { count: bags.checked })}{' '}
              <span className={summaryStyles.soft}>{t('baggage.perTraveller')}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
