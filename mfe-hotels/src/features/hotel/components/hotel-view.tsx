import { Link, useNavigate } from '@travesia/platform/libraries';
import { ArrowLeftIcon } from '@travesia/ui/icon';
import { Disclosure } from '@travesia/ui/disclosure';
import { Tag } from '@travesia/ui/chip';
import type { HotelReply } from '@travesia/contracts';
import { formatRooms, guestCounts, type StayDates } from '@travesia/domain';
import { formatDateRange, useText } from '@travesia/i18n';
import { hotelAddress, resultsAddress, SearchPanel, type HotelSearch } from '../../search/index.ts';
import { PackageBar } from '../../package/index.ts';
import { staysTexts, tellingAmenities } from '../../stays/index.ts';
import { hotelTexts } from '../texts.ts';
import { HotelDescription } from './hotel-description.tsx';
import { HotelFacts } from './hotel-facts.tsx';
import { HotelGallery } from './hotel-gallery.tsx';
import { RoomList } from './room-list.tsx';
import styles from './hotel.module.css';

export type HotelViewProps = {
  reply: HotelReply;
  search: HotelSearch;
  dates: StayDates;
  /** Address of the list this came from. */
  results: string;
  onRefresh: () => void;
};

/** A hotel: pictures, facts, rooms with their rates, and what it says of itself. */
export function HotelView({ reply, search, dates, results, onRefresh }: HotelViewProps) {
  const { t, locale } = useText(hotelTexts);
  const words = useText(staysTexts);
  const navigate = useNavigate();
  const { hotel, rooms, description } = reply.data;
  const { hotelInfo } = hotel;
  const { adults, children } = guestCounts(search.rooms);
  const changeStay = (changed: HotelSearch) => {
    // Other nights in the same house stay in it; another place is another list.
    const isSamePlace = changed.place?.id === search.place?.id;
    void navigate(isSamePlace ? hotelAddress(changed, hotelInfo.hotelCode) : resultsAddress(changed));
  };

  return (
    <article className={styles.page}>
      {search.flightOfferId && <PackageBar flightOfferId={search.flightOfferId} />}
      <header className={styles.head}>
        {search.place && (
          <Link to={results} className={styles.back}>
            <ArrowLeftIcon aria-hidden="true" />
            {t('backTo', { place: search.place.name })}
          </Link>
        )}
        <h1 tabIndex={-1}>{hotelInfo.hotelName}</h1>
        <HotelFacts hotelInfo={hotelInfo} />
      </header>
      <HotelGallery hotel={hotel} />
      <ul className={styles.amenities} role="list" aria-label={t('amenities')}>
        {tellingAmenities(hotelInfo.amenities).map((amenity) => (
          <li key={amenity}>
            <Tag>{words.t(`amenity.${amenity}`)}</Tag>
          </li>
        ))}
      </ul>
      <section className={styles.rooms} aria-labelledby="rooms-title">
        <h2 id="rooms-title">{t('rooms.title')}</h2>
        <p className={styles.soft}>
          {formatDateRange(dates.startDate, dates.endDate, locale)} ·{' '}
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
        <RoomList reply={reply} search={search} results={results} onRefresh={onRefresh} />
      </section>
      <HotelDescription description={description} />
    </article>
  );
}
