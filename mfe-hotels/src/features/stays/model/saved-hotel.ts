import type { SavedOffer } from '@travesia/booking-ui/saved-offers';
import type { HotelInfo } from '@travesia/contracts';

/** What a browser keeps of a hotel. */
export function savedHotel({ hotelCode, hotelName, locationInfo: { address } }: HotelInfo): SavedOffer {
  return {
    code: hotelCode,
    name: hotelName,
    place: [address.cityName, address.countryName].filter(Boolean).join(', '),
  };
}
