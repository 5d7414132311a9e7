import { Link } from '@travesia/platform/libraries';
import { Tag } from '@travesia/ui/chip';
import { buttonClass } from '@travesia/ui/button';
import { Ticket, TicketMain, TicketStub } from '@travesia/ui/ticket';
import type { Hotel } from '@travesia/contracts';
import { pricePerNight } from '@travesia/domain';
import { formatLocalTime, formatNumber, useText } from '@travesia/i18n';
import { useMoney, useRemotePage } from '@travesia/page';
import { hotelAddress, type HotelSearch } from '../../search/index.ts';
import { PackageTotal } from '../../package/index.ts';
import { HotelPhoto, Stars, StayPrice, staysTexts, tellingAmenities } from '../../stays/index.ts';
import { resultsTexts } from '../texts.ts';
import styles from './hotel-ticket.module.css';

export type HotelTicketProps = {
  hotel: Hotel;
  search: HotelSearch;
  /** With the filter on, the price is that of the cheapest rate that can be cancelled. */
  wantsFreeCancellation: boolean;
  eager?: boolean;
};

const AMENITIES_SHOWN = 4;

/** A hotel of the list (H-07). */
export function HotelTicket({ hotel, search, wantsFreeCancellation, eager }: HotelTicketProps) {
  const { t, locale } = useText(resultsTexts);
  const words = useText(staysTexts);
  const money = useMoney();
  const { numberLocale } = useRemotePage();
  const { hotelInfo, hotelImageInfo, hotelRateInfo } = hotel;
  const { hotelName, hotelCode, locationInfo, reviewScore, reviewCount } = hotelInfo;
  const rate = hotelRateInfo.rateInfo.convertedRateInfo;
  const freeAmount = rate?.freeCancellationAmount ?? null;
  const showsFree = wantsFreeCancellation && rate?.freeCancellation === 'available' && freeAmount !== null;
  const total = showsFree ? freeAmount : rate?.amountAfterTax;
  const address = hotelAddress(search, hotelCode);
  const oneDecimal = (value: number) => formatNumber(Math.round(value * 10) / 10, { locale, numberLocale });

  return (
    <Ticket as="article" aria-label={hotelName}>
      <TicketMain className={styles.main}>
        <HotelPhoto
          photo={hotelImageInfo.photos[0]}
          hotel={hotelInfo}
          shownAs="(width >= 768px) 15rem, 100vw"
          eager={eager ?? false}
          className={styles.photo}
        />
        <div className={styles.facts}>
          <div className={styles.head}>
            <h4 className={styles.name}>
              <Link to={address}>{hotelName}</Link>
            </h4>
            <Stars rating={hotelInfo.rating} />
          </div>
          <p className={styles.soft}>
            {words.t(`type.${hotelInfo.accommodationType}`)}
            {hotelInfo.propertyQuality && ` · ${words.t(`quality.${hotelInfo.propertyQuality}`)}`}
            {' · '}
            {t('distance', {
              km: oneDecimal(locationInfo.distanceKm),
              place: search.place?.name ?? '',
            })}
          </p>
          <p className={styles.soft}>
            {locationInfo.address.line}, {locationInfo.address.cityName}
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
          <ul className={styles.amenities} role="list">
            {tellingAmenities(hotelInfo.amenities, AMENITIES_SHOWN).map((amenity) => (
              <li key={amenity}>
                <Tag>{words.t(`amenity.${amenity}`)}</Tag>
              </li>
            ))}
          </ul>
          {(hotelInfo.checkInFrom || hotelInfo.checkOutUntil) && (
            <p className={styles.small}>
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
            <p className={styles.cancellation} data-tone={showsFree ? 'included' : rate.freeCancellation}>
              {showsFree || rate.freeCancellation !== 'available'
                ? t(`cancellation.${showsFree ? 'included' : rate.freeCancellation}`)
                : t('cancellation.available', {
                    price: money(pricePerNight(freeAmount ?? rate.amountAfterTax, rate.nights)),
                  })}
            </p>
          )}
        </div>
      </TicketMain>
      <TicketStub className={styles.stub}>
        {rate && total ? (
          <div>
            <StayPrice
              night={pricePerNight(total, rate.nights)}
              total={total}
              nights={rate.nights}
              payAtProperty={rate.payAtProperty}
            />
            <PackageTotal flightOfferId={search.flightOfferId} stay={total} />
          </div>
        ) : (
          <p className={styles.soft}>{t('noPrice')}</p>
        )}
        <Link
          to={address}
          className={buttonClass({ look: 'call' })}
          aria-label={t('seeRoomsOf', { hotel: hotelName })}
        >
          {t('seeRooms')}
        </Link>
      </TicketStub>
    </Ticket>
  );
}
