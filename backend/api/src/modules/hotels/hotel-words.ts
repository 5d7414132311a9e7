import { catalogues } from '@travesia/domain/catalogues';
import type { DescriptionSection, HotelAmenity } from '@travesia/domain';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/hotel.json';

/** Own words for what suppliers say in codes; everything else of a hotel is the supplier's text. */
export const hotelWords = wordsIn(
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/hotel.json'),
);

/** Where a description names an amenity; adults only is among the policies. */
export const AMENITY_SECTIONS: Readonly<Record<Exclude<HotelAmenity, 'adults_only'>, DescriptionSection>> = {
  restaurant: 'dining',
  room_service: 'dining',
  lounge: 'dining',
  wifi: 'facilities',
  free_parking: 'facilities',
  parking: 'facilities',
  laundry: 'facilities',
  business_centre: 'facilities',
  atm: 'facilities',
  accessible_mobility: 'facilities',
  accessible_hearing: 'facilities',
  pool: 'recreation',
  health_club: 'recreation',
  spa: 'recreation',
  front_desk_24h: 'services',
  security_24h: 'services',
  concierge: 'services',
  childcare: 'services',
  pets: 'policies',
};
