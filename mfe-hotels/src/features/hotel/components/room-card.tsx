import { optionStyles } from '@travesia/booking-ui/detail';
import { classes } from '@travesia/ui/classes';
import type { HotelInfo, RateCondition, RatePlan, Room, Stay } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { HotelPhoto } from '../../stays/index.ts';
import type { RateSelection } from '../hooks/use-select-rate.ts';
import { commonConditions, otherConditions } from '../model/common-conditions.ts';
import { hotelTexts } from '../texts.ts';
import { ConditionLines } from './condition-lines.tsx';
import { RateRow } from './rate-row.tsx';
import styles from './room-card.module.css';

export type RoomCardProps = {
  room: Room;
  /** What holds for every rate of the house, and is told there. */
  told: readonly RateCondition[];
  hotelInfo: HotelInfo;
  stay: Stay;
  flightOfferId: string | undefined;
  selection: RateSelection;
  onSelect: (rate: RatePlan) => void;
  onRefresh: () => void;
};

/** One kind of room: picture, beds, how many it sleeps, and a row for each rate (H-06, H-07). */
export function RoomCard(props: RoomCardProps) {
  const { room, told, hotelInfo, stay, flightOfferId, selection, onSelect, onRefresh } = props;
  const { t } = useText(hotelTexts);
  const ofRoom = otherConditions(commonConditions(room.ratePlans), told);
  const photo = room.photos[0];
  const beds = room.beds.map(({ type, count }) => t(`bed.${type}`, { count })).join(', ');
  return (
    <section className={classes(optionStyles.option, styles.room)} aria-labelledby={`room-${room.roomID}`}>
      <div className={styles.about}>
        {photo && (
          <HotelPhoto
            photo={photo}
            hotel={hotelInfo}
            alt={photo.caption}
            ofRoom
            shownAs="(width >= 768px) 14rem, 100vw"
            className={styles.photo}
          />
        )}
        <div className={styles.words}>
          <h3 id={`room-${room.roomID}`}>{room.roomType}</h3>
          <p>{beds || room.roomDescription}</p>
          {room.occupancyMax !== null && <p>{t('rooms.sleeps', { count: room.occupancyMax })}</p>}
          <ConditionLines conditions={ofRoom} />
        </div>
      </div>
      <ul role="list" aria-label={t('rooms.rates', { room: room.roomType })}>
        {room.ratePlans.map((rate) => (
          <li key={rate.rateKey}>
            <RateRow
              rate={rate}
              conditions={otherConditions(rate.conditions, [...told, ...ofRoom])}
              stay={stay}
              flightOfferId={flightOfferId}
              roomType={room.roomType}
              selection={selection}
              onSelect={onSelect}
              onRefresh={onRefresh}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
