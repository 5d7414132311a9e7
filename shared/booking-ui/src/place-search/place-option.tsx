import { HotelIcon, PlaceIcon } from '@travesia/ui/icon';
import type { Place } from '@travesia/contracts';
import styles from './place-option.module.css';

/** A city with its country, or a hotel with its city. */
export function PlaceOption({ place }: { place: Place }) {
  const isHotel = place.type === 'hotel';
  return (
    <span className={styles.option}>
      <span className={styles.sign}>
        {isHotel ? <HotelIcon aria-hidden="true" /> : <PlaceIcon aria-hidden="true" />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{place.name}</span>
        <span className={styles.where}>
          {isHotel ? `${place.cityName} · ${place.countryName}` : place.countryName}
        </span>
      </span>
    </span>
  );
}
