import type { CalendarEventView, Locale } from '@travesia/contracts';
import type { HotelOrder } from './hotel-order.ts';
import { addressText, hotelHeading } from './hotel-sections.ts';

/** Id of a stay among the events of a trip. */
export const STAY_EVENT = 'stay';
const CLOCK = /^\d{2}:\d{2}$/;

/** From the door of the room to the last morning; whole days where the house names no hours. */
export function hotelCalendar(order: HotelOrder, locale: Locale): CalendarEventView[] {
  const { hotel, stay } = order;
  const { checkInFrom, checkOutUntil, timeZone } = hotel;
  const isTimed = CLOCK.test(checkInFrom ?? '') && CLOCK.test(checkOutUntil ?? '');
  const moment = (day: string, clock: string | null) =>
    isTimed ? { at: `${day}T${clock}`, timeZone } : { at: day, timeZone: null };
  return [
    {
      id: STAY_EVENT,
      title: hotelHeading(order, locale),
      place: addressText(order, locale),
      start: moment(stay.startDate, checkInFrom),
      end: moment(stay.endDate, checkOutUntil),
    },
  ];
}
