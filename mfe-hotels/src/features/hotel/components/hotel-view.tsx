import { useEffect } from 'react';
import { BackToList, detailStyles, OfferGallery } from '@travesia/booking-ui/detail';
import { addSaved, FavouriteToggle } from '@travesia/booking-ui/saved-offers';
import { ShareButton } from '@travesia/booking-ui/share';
import { useNavigate } from '@travesia/platform/libraries';
import { HOTEL } from '@travesia/products/hotels';
import { Disclosure } from '@travesia/ui/disclosure';
import type { HotelReply } from '@travesia/contracts';
import { formatRooms, guestCounts, type StayDates } from '@travesia/domain';
import { formatDateRange, useText } from '@travesia/i18n';
import {
  hotelAddress,
  resultsAddress,
  SearchPanel,
  type HotelSearch,
  type WantedTerms,
} from '../../search/index.ts';
import { PackageBar } from '../../package/index.ts';
import { HotelPhoto, savedHotel } from '../../stays/index.ts';
import { hotelTexts } from '../texts.ts';
import { HotelBeside } from './hotel-beside.tsx';
import { HotelDescription } from './hotel-description.tsx';
import { HotelFacts } from './hotel-facts.tsx';
import { RoomList } from './room-list.tsx';

export type HotelViewProps = {
  reply: HotelReply;
  search: HotelSearch;
  /** Filters of the rates; the list hands them on. */
  wanted: WantedTerms;
  dates: StayDates;
  /** Address of the list this came from. */
  results: string;
  onRefresh: () => void;
};

/** A hotel: pictures, facts, rooms with their rates, and what it says of itself. */
export function HotelView(props: HotelViewProps) {
  const { reply, search, wanted, dates, results, onRefresh } = props;
  const { t, tag } = useText(hotelTexts);
  const navigate = useNavigate();
  const { hotel, rooms, description } = reply.data;
  const { hotelInfo } = hotel;
  const { adults, children } = guestCounts(search.rooms);
  useEffect(() => addSaved('seen', HOTEL.kind, savedHotel(hotelInfo)), [hotelInfo]);
  const changeStay = (changed: HotelSearch) => {
    // Other nights in the same house stay in it; another place is another list.
    const isSamePlace = changed.place?.id === search.place?.id;
    void navigate(
      isSamePlace
        ? hotelAddress({ ...changed, list: search.list }, hotelInfo.hotelCode, wanted)
        : resultsAddress(changed),
    );
  };

  return (
    <article className={detailStyles.page}>
      {search.flightOfferId && (
        <PackageBar flightOfferId={search.flightOfferId} hotel={reply.data} list={search.list} />
      )}
      <header className={detailStyles.head}>
        {search.place && <BackToList to={results}>{t('backTo', { place: search.place.name })}</BackToList>}
        <h1 tabIndex={-1}>{hotelInfo.hotelName}</h1>
        <HotelFacts hotelInfo={hotelInfo} />
        <div className={detailStyles.tags}>
          <FavouriteToggle kind={HOTEL.kind} offer={savedHotel(hotelInfo)} />
          {rooms.length > 0 && !search.flightOfferId && (
            <ShareButton
              subject={{
                kind: 'hotel',
                hotelCode: hotelInfo.hotelCode,
                stay: { ...dates, rooms: formatRooms(search.rooms) },
              }}
              name={hotelInfo.hotelName}
            />
          )}
        </div>
      </header>
      <OfferGallery
        name={hotelInfo.hotelName}
        photos={hotel.hotelImageInfo.photos}
        drawing={
          <HotelPhoto photo={undefined} hotel={hotelInfo} shownAs="50rem" className={detailStyles.drawing} />
        }
        noPhotos={t('noPhotos')}
      />
      <section className={detailStyles.stack} aria-labelledby="rooms-title">
        <h2 id="rooms-title">{t('rooms.title')}</h2>
        <p className={detailStyles.soft}>
          {formatDateRange(dates.startDate, dates.endDate, tag)} ·{' '}
          {t('rooms.nights', { count: reply.meta.stay.nights })} ·{' '}
          {t('rooms.count', { count: search.rooms.length })} ·{' '}
          {t('rooms.guests', { count: adults + children })}
        </p>
        <Disclosure bare title={t('rooms.change')} open={rooms.length === 0 ? true : undefined}>
          <SearchPanel
            key={`${dates.startDate}${dates.endDate}${formatRooms(search.rooms)}`}
            initial={search}
            onSearch={changeStay}
          />
        </Disclosure>
        <RoomList
          reply={reply}
          search={search}
          wanted={wanted}
          onWant={(next) =>
            void navigate(hotelAddress(search, hotelInfo.hotelCode, next), {
              replace: true,
              preventScrollReset: true,
            })
          }
          results={results}
          onRefresh={onRefresh}
        />
      </section>
      <HotelBeside hotelInfo={hotelInfo} place={search.place} coast={reply.meta.coast} />
      <HotelDescription description={description} />
    </article>
  );
}
