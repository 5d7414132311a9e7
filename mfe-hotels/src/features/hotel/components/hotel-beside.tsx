import { detailStyles } from '@travesia/booking-ui/detail';
import { PlaceMap } from '@travesia/booking-ui/place-map';
import { CheckIcon } from '@travesia/ui/icon';
import type { HotelInfo } from '@travesia/contracts';
import { formatNumber, useText } from '@travesia/i18n';
import type { SearchedPlace } from '../../search/index.ts';
import { staysTexts, tellingAmenities } from '../../stays/index.ts';
import { hotelTexts } from '../texts.ts';
import styles from './hotel.module.css';

export type HotelBesideProps = {
  hotelInfo: HotelInfo;
  place: SearchedPlace | null;
  coast: string | null;
};

/** Where the house is and what it has: beside its pictures, below the rooms on a phone. */
export function HotelBeside({ hotelInfo, place, coast }: HotelBesideProps) {
  const { t, tag } = useText(hotelTexts);
  const words = useText(staysTexts);
  const { address, distanceKm, latitude, longitude } = hotelInfo.locationInfo;
  const amenities = tellingAmenities(hotelInfo.amenities);
  return (
    <div className={detailStyles.beside}>
      <section className={styles.location} aria-labelledby="location-title">
        <h2 id="location-title">{t('location')}</h2>
        <PlaceMap
          point={{ lat: latitude, lon: longitude }}
          place={place}
          coast={coast}
          kmWords={(km) => t('map.km', { km: formatNumber(km, tag) })}
          title={t('map.title', { hotel: hotelInfo.hotelName })}
        />
        <p>{t('fromCentre', { km: formatNumber(distanceKm, tag), city: address.cityName })}</p>
      </section>
      {amenities.length > 0 && (
        <section aria-labelledby="amenities-title">
          <h2 id="amenities-title">{t('amenities')}</h2>
          <ul className={styles.amenities} role="list" aria-labelledby="amenities-title">
            {amenities.map((amenity) => (
              <li key={amenity}>
                <CheckIcon />
                {words.t(`amenity.${amenity}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
