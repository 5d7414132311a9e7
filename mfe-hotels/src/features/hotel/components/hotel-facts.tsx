import { detailStyles } from '@travesia/booking-ui/detail';
import type { HotelInfo } from '@travesia/contracts';
import { phoneLink } from '@travesia/domain';
import { formatLocalTime, useText } from '@travesia/i18n';
import { ReviewScore, Stars, staysTexts } from '../../stays/index.ts';

/** Stars, kind, address, guests' score, the house's hours (H-07). */
export function HotelFacts({ hotelInfo }: { hotelInfo: HotelInfo }) {
  const { t, tag } = useText(staysTexts);
  const { address } = hotelInfo.locationInfo;
  const { checkInFrom, checkOutUntil, phoneNumber } = hotelInfo;
  return (
    <>
      <div className={detailStyles.tags}>
        <ReviewScore hotelInfo={hotelInfo} />
        <span>
          <Stars rating={hotelInfo.rating} /> {t(`type.${hotelInfo.accommodationType}`)}
          {hotelInfo.propertyQuality && ` · ${t(`quality.${hotelInfo.propertyQuality}`)}`}
        </span>
      </div>
      <p className={detailStyles.soft}>
        {[address.line, address.postalCode, address.cityName, address.region, address.countryName]
          .filter(Boolean)
          .join(', ')}
        {phoneNumber && (
          <>
            {' · '}
            <a href={phoneLink(phoneNumber)}>{phoneNumber}</a>
          </>
        )}
      </p>
      <p className={detailStyles.soft}>
        {[
          checkInFrom && t('checkIn', { time: formatLocalTime(checkInFrom, tag) }),
          checkOutUntil && t('checkOut', { time: formatLocalTime(checkOutUntil, tag) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}
