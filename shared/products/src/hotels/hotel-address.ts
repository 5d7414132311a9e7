import { formatRooms, type GeoPoint, type StayDates, type StayRoom } from '@travesia/domain';

/** A hotel and the stay that is asked of it; null days are left to the page. */
export interface AskedHotel {
  readonly hotelCode: string;
  readonly hotelName: string;
  readonly location: GeoPoint;
  readonly dates: StayDates | null;
  readonly rooms: readonly StayRoom[];
}

const NAME_MAX_CHARS = 80;

/** The page of a hotel, for addresses that the server writes; `mfe-hotels` reads it. Its list is what is around it. */
export function hotelPageAddress({ hotelCode, hotelName, location, dates, rooms }: AskedHotel): string {
  const query = new URLSearchParams({
    place: hotelName.slice(0, NAME_MAX_CHARS),
    type: 'hotel',
    id: hotelCode,
    at: [location.lat, location.lon].map((degrees) => degrees.toFixed(5)).join(','),
    ...(dates && { in: dates.startDate, out: dates.endDate }),
    rooms: formatRooms(rooms),
    hotel: hotelCode,
  });
  return `/hoteles/summary?${query.toString()}`;
}
