import { HOTEL_AMENITIES, type HotelAmenity } from '@travesia/domain';

/** What many houses have says little; these come last. */
const COMMON: ReadonlySet<HotelAmenity> = new Set(['wifi', 'front_desk_24h', 'laundry']);

/** Amenities as a traveller weighs them: the filters' own first, parking once, the common ones last. */
export function tellingAmenities(
  amenities: readonly HotelAmenity[],
  most: number = HOTEL_AMENITIES.length,
): HotelAmenity[] {
  const known = HOTEL_AMENITIES.filter(
    (amenity) =>
      amenities.includes(amenity) && !(amenity === 'parking' && amenities.includes('free_parking')),
  );
  return [
    ...known.filter((amenity) => !COMMON.has(amenity)),
    ...known.filter((amenity) => COMMON.has(amenity)),
  ].slice(0, most);
}
