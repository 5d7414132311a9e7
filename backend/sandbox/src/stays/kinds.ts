/** What a house is; the wire has no field for it, its name and amenities tell. */
const HOUSE_KINDS = ['hotel', 'apartment', 'motel', 'resort', 'extended_stay', 'conference_center'] as const;
export type HouseKind = (typeof HOUSE_KINDS)[number];

/** What is seen on a picture; stands in its address. */
export const PHOTO_SUBJECTS = [
  'exterior',
  'lobby',
  'room',
  'bathroom',
  'restaurant',
  'pool',
  'gym',
  'spa',
  'view',
  'terrace',
  'apartment',
  'suite',
] as const;
export type PhotoSubject = (typeof PHOTO_SUBJECTS)[number];
