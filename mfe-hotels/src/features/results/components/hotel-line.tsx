import { memo } from 'react';
import { offerStyles, OfferLine } from '@travesia/booking-ui/offer';
import type { Hotel } from '@travesia/contracts';
import { classes } from '@travesia/ui/classes';
import { pricePerNight } from '@travesia/domain';
import { formatLocalTime, formatNumber, useMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { hotelAddress, type HotelSearch } from '../../search/index.ts';
import { PackageTotal } from '../../package/index.ts';
import { HotelPhoto, Stars, StayPrice, staysTexts, tellingAmenities } from '../../stays/index.ts';
import { shownStay } from '../model/shown-stay.ts';
import { resultsTexts } from '../texts.ts';

export type HotelLineProps = {
  hotel: Hotel;
  search: HotelSearch;
  /** With the filter on, the price is that of the cheapest rate that can be cancelled. */
  wantsFreeCancellation: boolean;
  eager?: boolean;
};

const AMENITIES_SHOWN = 4;

/** A hotel of the list (H-07). */
export const HotelLine = memo(function HotelLine({
  hotel,
  search,
  wantsFreeCancellation,
  eager,
}: HotelLineProps) {
  const { t, locale } = useText(resultsTexts);
  const words = useText(staysTexts);
  const money = useMoney();
  const { numberLocale } = useRemotePage();
  const { hotelInfo, hotelImageInfo } = hotel;
  const { hotelName, hotelCode, locationInfo, reviewScore, reviewCount } = hotelInfo;
  const stay = shownStay(hotel, wantsFreeCancellation);
  const rate = stay?.rate;
  const oneDecimal = (value: number) => formatNumber(Math.round(value * 10) / 10, { locale, numberLocale });

  return (
    <OfferLine
      name={hotelName}
      headingLevel={4}
      address={hotelAddress(search, hotelCode, { wantsFreeCancellation })}
      photo={
        <HotelPhoto
          photo={hotelImageInfo.photos[0]}
          hotel={hotelInfo}
          shownAs="(width >= 768px) 11rem, 7rem"
          eager={eager ?? false}
          className={offerStyles.photo}
        />
      }
      mark={<Stars rating={hotelInfo.rating} />}
      tags={tellingAmenities(hotelInfo.amenities, AMENITIES_SHOWN).map((amenity) =>
        words.t(`amenity.${amenity}`),
      )}
      conditions={
        <>
          {(hotelInfo.checkInFrom || hotelInfo.checkOutUntil) && (
            <p className={classes(offerStyles.small, offerStyles.wideOnly)}>
              {[
                hotelInfo.checkInFrom &&
                  words.t('checkIn', { time: formatLocalTime(hotelInfo.checkInFrom, locale) }),
                hotelInfo.checkOutUntil &&
                  words.t('checkOut', { time: formatLocalTime(hotelInfo.checkOutUntil, locale) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          {rate && (
            <p
              className={offerStyles.cancellation}
              data-tone={stay.isFreeRate ? 'included' : rate.freeCancellation}
            >
              {stay.isFreeRate || rate.freeCancellation !== 'available'
                ? t(`cancellation.${stay.isFreeRate ? 'included' : rate.freeCancellation}`)
                : t('cancellation.available', {
                    price: money(
                      pricePerNight(rate.freeCancellationAmount ?? rate.amountAfterTax, rate.nights),
                    ),
                  })}
            </p>
          )}
        </>
      }
      price={
        rate ? (
          <div>
            <StayPrice
              night={stay.night}
              total={stay.total}
              nights={rate.nights}
              payAtProperty={rate.payAtProperty}
            />
            <PackageTotal flightOfferId={search.flightOfferId} stay={stay.total} />
          </div>
        ) : (
          <p className={offerStyles.soft}>{t('noPrice')}</p>
        )
      }
      see={{ words: t('seeRooms'), label: t('seeRoomsOf', { hotel: hotelName }) }}
    >
      <p className={offerStyles.soft}>
        {words.t(`type.${hotelInfo.accommodationType}`)}
        {hotelInfo.propertyQuality && ` · ${words.t(`quality.${hotelInfo.propertyQuality}`)}`}
        {' · '}
        {t('distance', {
          km: oneDecimal(locationInfo.distanceKm),
          place: search.place?.name ?? '',
        })}
      </p>
      {reviewScore !== null && reviewCount !== null && reviewCount > 0 && (
        <p>
          {words.t('reviews', {
            count: reviewCount,
            score: oneDecimal(reviewScore),
            number: formatNumber(reviewCount, { locale, numberLocale }),
          })}
        </p>
      )}
    </OfferLine>
  );
});
