import { frameStyles } from '@travesia/booking-ui/frame';
import { summaryStyles } from '@travesia/booking-ui/summary';
import { Ticket, TicketMain } from '@travesia/ui/ticket';
import type { RateValidateReply } from '@travesia/contracts';
import { formatLocalDate, formatLocalTime, useText } from '@travesia/i18n';
import { BoardWords, HotelPhoto, Stars } from '../../stays/index.ts';
import { stayTexts } from '../texts.ts';

/** What is being booked: house, nights, rooms, meals. */
export function StayCard({ checked }: { checked: RateValidateReply }) {
  const { t, tag } = useText(stayTexts);
  const { hotel, room, rate } = checked.data;
  const { hotelInfo, hotelImageInfo } = hotel;
  const { stay } = checked.meta;
  const { address } = hotelInfo.locationInfo;
  const day = (date: string, time: string | null, words: 'card.from' | 'card.until') =>
    [formatLocalDate(date, tag, 'medium'), time && t(words, { time: formatLocalTime(time, tag) })]
      .filter(Boolean)
      .join(', ');

  return (
    <section aria-labelledby="stay-title">
      <Ticket as="div">
        <TicketMain className={summaryStyles.card}>
          <HotelPhoto
            photo={room.photos[0] ?? hotelImageInfo.photos[0]}
            hotel={hotelInfo}
            shownAs="(width >= 640px) 14rem, 100vw"
            className={summaryStyles.photo}
            eager
          />
          <div className={summaryStyles.facts}>
            <h2 id="stay-title">
              {hotelInfo.hotelName} <Stars rating={hotelInfo.rating} />
            </h2>
            <p className={frameStyles.soft}>
              {address.line}, {address.cityName}, {address.countryName}
            </p>
            <dl className={summaryStyles.list}>
              <div>
                <dt>{t('card.checkIn')}</dt>
                <dd>{day(stay.startDate, hotelInfo.checkInFrom, 'card.from')}</dd>
              </div>
              <div>
                <dt>{t('card.checkOut')}</dt>
                <dd>{day(stay.endDate, hotelInfo.checkOutUntil, 'card.until')}</dd>
              </div>
              <div>
                <dt>{t('card.rooms')}</dt>
                <dd>
                  {t('card.room', { count: stay.rooms.length, room: room.roomType })} ·{' '}
                  {t('card.nights', { count: stay.nights })}
                </dd>
              </div>
              <div>
                <dt>{t('card.board')}</dt>
                <dd>
                  <BoardWords board={rate.board} />
                </dd>
              </div>
            </dl>
          </div>
        </TicketMain>
      </Ticket>
    </section>
  );
}
