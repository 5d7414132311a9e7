import { memo } from 'react';
import { offerStyles, OfferLine } from '@travesia/booking-ui/offer';
import { FavouriteToggle } from '@travesia/booking-ui/saved-offers';
import type { Hotel } from '@travesia/contracts';
import { HOTEL } from '@travesia/products/hotels';
import { Checkbox } from '@travesia/ui/checkbox';
import { classes } from '@travesia/ui/classes';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import { formatLocalTime, useText } from '@travesia/i18n';
import { hotelAddress, type HotelSearch, type WantedTerms } from '../../search/index.ts';
import { TripPrice } from '../../package/index.ts';
import {
  HotelPhoto,
  ReviewScore,
  savedHotel,
  Stars,
  staysTexts,
  tellingAmenities,
} from '../../stays/index.ts';
import { useHotelWords } from '../hooks/use-hotel-words.ts';
import type { ShownStay } from '../model/stay-ways.ts';
import { resultsTexts } from '../texts.ts';
import styles from './hotels-list.module.css';

export type HotelLineProps = {
  hotel: Hotel;
  search: HotelSearch;
  /** The cheapest rate that fulfils the filters; undefined where it has no price. */
  stay: ShownStay | undefined;
  /** What the filters want of a rate; the page of the hotel goes on with it. */
  wanted: WantedTerms;
  /** `full`: as many are compared as can be, and this one is not among them. */
  compared: 'yes' | 'no' | 'full';
  /** The same function for as long as the list stands. */
  onCompare: (hotelCode: string) => void;
  eager?: boolean;
};

const AMENITIES_SHOWN = 4;

/** A hotel of the list (H-07). */
export const HotelLine = memo(function HotelLine({
  hotel,
  search,
  stay,
  wanted,
  compared,
  onCompare,
  eager,
}: HotelLineProps) {
  const { t, tag } = useText(resultsTexts);
  const words = useText(staysTexts);
  const ofHotel = useHotelWords();
  const { hotelInfo, hotelImageInfo } = hotel;
  const { hotelName, hotelCode } = hotelInfo;
  const way = stay?.way;
  const meals = stay && ofHotel.meals(stay);

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
                  words.t('checkIn', { time: formatLocalTime(hotelInfo.checkInFrom, tag) }),
                hotelInfo.checkOutUntil &&
                  words.t('checkOut', { time: formatLocalTime(hotelInfo.checkOutUntil, tag) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          {meals && <p>{meals}</p>}
          {stay && (
            <p
              className={offerStyles.cancellation}
              data-tone={stay.way.cancellation === 'free' ? 'included' : stay.way.cancellation}
            >
              {ofHotel.cancellation(stay)}
            </p>
          )}
        </>
      }
      favourite={<FavouriteToggle kind={HOTEL.kind} offer={savedHotel(hotelInfo)} isIcon />}
      actions={
        <>
          <Checkbox
            className={styles.compare ?? ''}
            label={
              <>
                {t('compare.one')} <VisuallyHidden>{hotelName}</VisuallyHidden>
              </>
            }
            checked={compared === 'yes'}
            disabled={compared === 'full'}
            onChange={() => onCompare(hotelCode)}
          />
        </>
      }
      price={
        way ? (
          <TripPrice flightOfferId={search.flightOfferId} amounts={way} nights={way.nights} />
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
        {ofHotel.distance(hotelInfo, search.place?.name ?? '')}
      </p>
      {hotelInfo.reviewCount ? (
        <p>
          <ReviewScore hotelInfo={hotelInfo} />
        </p>
      ) : null}
    </OfferLine>
  );
});
