/** What a hotel can be filtered by (H-08); words for the codes are each screen's own. */
export const ACCOMMODATION_TYPES = [
  'apartment',
  'hotel',
  'motel',
  'resort',
  'extended_stay',
  'conference_center',
] as const;
export type AccommodationType = (typeof ACCOMMODATION_TYPES)[number];

/** Best first. */
export const PROPERTY_QUALITIES = ['luxury', 'upscale', 'midscale', 'economy'] as const;
export type PropertyQuality = (typeof PROPERTY_QUALITIES)[number];

export const HOTEL_AMENITIES = [
  'free_parking',
  'parking',
  'health_club',
  'restaurant',
  'security_24h',
  'front_desk_24h',
  'pets',
  'atm',
  'pool',
  'wifi',
  'spa',
  'business_centre',
  'childcare',
  'concierge',
  'laundry',
  'lounge',
  'room_service',
  'adults_only',
  'accessible_mobility',
  'accessible_hearing',
] as const;
export type HotelAmenity = (typeof HOTEL_AMENITIES)[number];

export const BOARD_TYPES = ['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'] as const;
export type BoardType = (typeof BOARD_TYPES)[number];

/** What comes back when a stay is cancelled now, best first. */
export const CANCELLATION_KINDS = ['free', 'partial', 'non_refundable'] as const;

export const BED_TYPES = ['single', 'double', 'queen', 'king', 'sofabed'] as const;
export type BedType = (typeof BED_TYPES)[number];

/** Sections of a hotel's description, in the order they are read (H-07). */
export const DESCRIPTION_SECTIONS = [
  'dining',
  'facilities',
  'recreation',
  'services',
  'attractions',
  'policies',
] as const;
export type DescriptionSection = (typeof DESCRIPTION_SECTIONS)[number];
