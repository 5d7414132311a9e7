import type { HotelSearchPayload } from '@travesia/contracts';
import {
  HOTEL_OFFSET,
  HOTEL_PAGE_SIZE,
  HOTEL_RADIUS,
  HOTEL_RADIUS_UOM,
  DEFAULT_CURRENCY,
  type LocalDate,
} from '@travesia/domain';
import type { HotelSearch } from './hotel-search.ts';
import { hasProblems, searchProblems } from './search-problems.ts';
import { formOf, settledDates } from './search-form.ts';

/** H-04: 200 miles around the place, 200 hotels a page; null while the search cannot be made. */
export function searchPayload(
  search: HotelSearch,
  { today, page = 0 }: { today: LocalDate; page?: number },
): HotelSearchPayload | null {
  const { place, rooms } = search;
  if (!place || hasProblems(searchProblems(formOf(search, { today, typed: '' }), today))) return null;
  return {
    geoSearch: {
      radius: HOTEL_RADIUS,
      UOM: HOTEL_RADIUS_UOM,
      geoCode: { latitude: place.location.lat, longitude: place.location.lon },
    },
    pagination: { offset: HOTEL_OFFSET + page * HOTEL_PAGE_SIZE, pageSize: HOTEL_PAGE_SIZE },
    rateInfo: {
      currencyCode: DEFAULT_CURRENCY,
      refundableOnly: false,
      stayDateTimeRange: settledDates(search, today),
      rooms: {
        room: rooms.map(({ adults, childAges }, index) => ({
          index: index + 1,
          adult: adults,
          children: childAges.length,
          childAge: childAges.map((age) => age ?? 0),
        })),
      },
    },
    ...(place.type === 'hotel' && { hotelCode: place.id }),
  };
}
