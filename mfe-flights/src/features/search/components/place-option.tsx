import { useText } from '@travesia/i18n';
import type { Airport } from '@travesia/contracts';
import { searchTexts } from '../texts.ts';
import styles from './place-option.module.css';

/** City, airport, code and country of a suggestion, in the page's language. */
export function PlaceOption({ place }: { place: Airport }) {
  const { t } = useText(searchTexts);
  const isCity = place.airportCode === place.cityCode && place.name === place.cityName;
  return (
    <span className={styles.option}>
      <span className={styles.code}>{place.airportCode}</span>
      <span className={styles.words}>
        <span className={styles.city}>{place.cityName}</span>
        <span className={styles.name}>
          {isCity ? t('suggest.allAirports') : place.name} · {place.countryName ?? place.countryCode}
        </span>
      </span>
    </span>
  );
}
