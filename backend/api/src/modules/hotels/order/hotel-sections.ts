import type { Locale, OrderSection } from '@travesia/contracts';
import { formatMoney, guestCounts, stayNights } from '@travesia/domain';
import { countryName } from '@travesia/geography';
import { dayText, timeText } from '../../../text/amounts.ts';
import type { BuyerFacts } from '../../booking/index.ts';
import { cityNameIn } from '../hotel-view.ts';
import { roomDescription, roomTypeIn } from '../room-names.ts';
import type { HotelOrder } from './hotel-order.ts';
import { wordsOf } from './order-words.ts';

type Facts = Extract<OrderSection, { kind: 'facts' }>;

function guestsText({ stay }: HotelOrder, locale: Locale): string {
  const words = wordsOf(locale);
  const ages = stay.rooms.flatMap((room) => room.childAges);
  const adults = words('adults', { count: guestCounts(stay.rooms).adults });
  return ages.length === 0
    ? adults
    : `${adults}, ${words('children', { count: ages.length, ages: ages.join(', ') })}`;
}

export function addressText({ hotel }: HotelOrder, locale: Locale): string {
  const { line, postalCode, countryCode } = hotel.address;
  const city = [postalCode, cityNameIn(hotel, locale)].filter(Boolean).join(' ');
  return [line, city, countryName(countryCode, locale)].filter(Boolean).join(', ');
}

/** 'Hotel Azahar, Madrid': what the traveller calls this stay. */
export function hotelHeading({ hotel }: HotelOrder, locale: Locale): string {
  return `${hotel.name}, ${cityNameIn(hotel, locale)}`;
}

/** The stay and the room as the checkout and the confirmation draw them (H-14). */
export function hotelSections(
  order: HotelOrder,
  locale: Locale,
  { numberLocale }: Pick<BuyerFacts, 'numberLocale'>,
): Facts[] {
  const { hotel, room, rate, stay } = order;
  const words = wordsOf(locale);
  const arrival = dayText(stay.startDate, locale);
  const departure = dayText(stay.endDate, locale);
  const nights = words('nights', { count: stayNights(stay) });
  const beds = roomDescription(room, locale);
  return [
    {
      kind: 'facts',
      heading: hotel.name,
      facts: [
        { label: words('label.address'), value: addressText(order, locale) },
        ...(hotel.phoneNumber ? [{ label: words('label.phone'), value: hotel.phoneNumber }] : []),
        {
          label: words('label.checkIn'),
          value: hotel.checkInFrom
            ? words('from', { day: arrival, time: timeText(hotel.checkInFrom, locale) })
            : arrival,
        },
        {
          label: words('label.checkOut'),
          value: `${hotel.checkOutUntil ? words('until', { day: departure, time: timeText(hotel.checkOutUntil, locale) }) : departure} (${nights})`,
        },
        { label: words('label.guests'), value: guestsText(order, locale) },
      ],
    },
    {
      kind: 'facts',
      heading: words('roomHeading'),
      facts: [
        {
          label: words('label.room'),
          value: words('rooms', { count: stay.rooms.length, type: roomTypeIn(room.name, locale) }),
        },
        ...(beds ? [{ label: words('label.beds'), value: beds }] : []),
        { label: words('label.board'), value: words(`board.${rate.board}`) },
        ...(rate.dueAtProperty
          ? [{ label: words('label.payAtProperty'), value: formatMoney(rate.dueAtProperty, numberLocale) }]
          : []),
      ],
    },
  ];
}
