import { PlaceIcon } from '@travesia/ui/icon';
import type { Place } from '@travesia/contracts';
import styles from './place-option.module.css';

/** A city with its country. */
export function PlaceOption({ place }: { place: Place }) {
  return (
    <span className={styles.option}>
      <span className={styles.sign}>
        <PlaceIcon aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{place.name}</span>
        <span className={styles.where}>{place.countryName}</span>
      </span>
    </span>
  );
}
