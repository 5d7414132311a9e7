import type { ChosenBag, ChosenSeat } from '@travesia/booking';
import { BaggageChoice } from '@travesia/booking-ui/baggage';
import { JourneyBags } from '@travesia/booking-ui/itinerary';
import { SeatChoice } from '@travesia/booking-ui/seats';
import type { ConfirmedBooking, ServiceOffers } from '@travesia/contracts';
import { fullName } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { openedTexts } from '../../opened-texts.ts';
import styles from './after-booking.module.css';

export type ServicesWishProps = {
  booking: ConfirmedBooking;
  offers: ServiceOffers;
  bags: readonly ChosenBag[];
  onBagsChange: (bags: ChosenBag[]) => void;
  seats: readonly ChosenSeat[];
  onSeatsChange: (seats: ChosenSeat[]) => void;
};

/** What is in the booking already, and what can be had with it, by traveller and flight. */
export function ServicesWish(props: ServicesWishProps) {
  const { booking, offers, bags, onBagsChange, seats, onSeatsChange } = props;
  const { t } = useText(openedTexts);
  const travellers = booking.travellers.map((traveller) => ({ id: traveller.id, name: fullName(traveller) }));
  const travellerName = (id: string) => travellers.find((each) => each.id === id)?.name ?? '';
  return (
    <>
      <section className={styles.services}>
        <h3>{t('after.adding.bags')}</h3>
        {booking.sections.map(
          (section) =>
            section.kind === 'journey' && (
              <div key={section.journeyType}>
                <b>{section.heading}</b>
                <JourneyBags
                  journey={section}
                  addedBags={{ bags: booking.additionalServices.baggages, travellerName }}
                />
              </div>
            ),
        )}
        {offers.bags.length > 0 ? (
          <BaggageChoice
            options={offers.bags}
            chosen={bags}
            travellerName={travellerName}
            onChange={onBagsChange}
          />
        ) : (
          <p>{t('after.adding.noBags')}</p>
        )}
      </section>
      <section className={styles.services}>
        <h3>{t('after.adding.seats')}</h3>
        {offers.seatMaps.length > 0 ? (
          <SeatChoice
            maps={offers.seatMaps}
            travellers={travellers}
            chosen={seats}
            onChange={onSeatsChange}
          />
        ) : (
          <p>{t('after.adding.noSeats')}</p>
        )}
      </section>
    </>
  );
}
