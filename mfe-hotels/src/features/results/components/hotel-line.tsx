import { memo } from 'react';
import { offerStyles, OfferLine } from '@travesia/booking-ui/offer';
import type { Hotel } from '@travesia/contracts';
import { classes } from '@travesia/ui/classes';
import { dateOf } from '@travesia/domain';
import { formatLocalDate, formatLocalTime, formatNumber, useShownMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { hotelAddress, type HotelSearch, type WantedTerms } from '../../search/index.ts';
import { PackageTotal } from '../../package/index.ts';
import { HotelPhoto, Stars, stayCost, StayPrice, staysTexts, tellingAmenities } from '../../stays/index.ts';
import type { ShownStay, StayWay } from '../model/stay-ways.ts';
import { resultsTexts } from '../texts.ts';

export type HotelLineProps = {
  hotel: Hotel;
  search: HotelSearch;
  /** The cheapest rate that fulfils the filters; undefined where it has no price. */
  stay: ShownStay | undefined;
  /** What the filters want of a rate; the page of the hotel goes on with it. */
  wanted: WantedTerms;
  eager?: boolean;
};

const AMENITIES_SHOWN = 4;

/** A hotel of the list (H-07). */
export const HotelLine = memo(function HotelLine({ hotel, search, stay, wanted, eager }: HotelLineProps) {
  const { t, locale } = useText(resultsTexts);
  const words = useText(staysTexts);
  const money = useShownMoney();
  const { numberLocale } = useRemotePage();
  const { hotelInfo, hotelImageInfo } = hotel;
  const { hotelName, hotelCode, locationInfo, reviewScore, reviewCount } = hotelInfo;
  const way = stay?.way;
  const nightOf = (dearer: StayWay) => money(stayCost(dearer, dearer.nights).night);
  const until = way?.freeUntil && formatLocalDate(dateOf(way.freeUntil), locale, 'short');
  const oneDecimal = (value: number) => formatNumber(Math.round(value * 10) / 10, { locale, numberLocale });

  return (
    <OfferLine
      name={hotelName}
      headingLevel={4}
      address={hotelAddress(search, hotelCode, wanted)}
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
          {way?.board && (
            <p>
              {words.t(`board.${way.board}`)}
              {stay?.breakfastWay && ` · ${t('breakfastFrom', { price: nightOf(stay.breakfastWay) })}`}
            </p>
          )}
          {way && (
            <p
              className={offerStyles.cancellation}
              data-tone={way.cancellation === 'free' ? 'included' : way.cancellation}
            >
              {stay?.freeWay
                ? t('cancellation.available', { price: nightOf(stay.freeWay) })
                : until
                  ? t('cancellation.freeUntil', { date: until })
                  : t(`cancellation.${way.cancellation}`)}
            </p>
          )}
        </>
      }
      price={
        way ? (
          <div>
            <StayPrice amounts={way} nights={way.nights} />
            <PackageTotal flightOfferId={search.flightOfferId} stay={way} />
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
