import { chance } from '../world/hash.ts';
import type { HouseKind } from './kinds.ts';
import type { StaysAmenity } from './wire-types.ts';

export type AmenityType = StaysAmenity['type'];

/** How the wire words them; parking and the desk say more than their type. */
const WORDS: Readonly<Record<AmenityType, readonly string[]>> = {
  parking: ['Free parking', 'Paid parking on site'],
  gym: ['Health club'],
  wifi: ['Free Wi-Fi in all rooms'],
  '24_hour_front_desk': ['24-hour front desk and security', '24-hour front desk'],
  accessibility_hearing: ['Equipment for guests with hearing impairments'],
  accessibility_mobility: ['Step-free access'],
  adult_only: ['Adults only'],
  business_centre: ['Meeting rooms'],
  cash_machine: ['ATM on site'],
  childcare_service: ['Childcare'],
  concierge: ['Concierge'],
  laundry: ['Laundry'],
  lounge: ['Lounge'],
  pets_allowed: ['Pets welcome'],
  pool: ['Outdoor pool', 'Indoor pool'],
  restaurant: ['Restaurant'],
  room_service: ['Room service'],
  spa: ['Spa'],
};

const LIKELIHOOD: Readonly<
  Record<AmenityType, (stars: number, kind: HouseKind, isCoast: boolean) => number>
> = {
  wifi: (stars) => 0.86 + stars * 0.03,
  parking: (_stars, kind) => (kind === 'motel' ? 1 : kind === 'resort' ? 0.9 : 0.5),
  gym: (stars, kind) => (kind === 'motel' ? 0 : stars >= 4 ? 0.75 : stars === 3 ? 0.28 : 0.04),
  '24_hour_front_desk': (stars, kind) => (kind === 'apartment' ? 0.15 : 0.35 + stars * 0.13),
  accessibility_hearing: (stars) => stars * 0.05,
  accessibility_mobility: (stars) => 0.25 + stars * 0.12,
  adult_only: (stars, kind) => (kind === 'resort' && stars >= 4 ? 0.14 : 0.01),
  business_centre: (stars, kind) => (kind === 'conference_center' ? 1 : stars >= 4 ? 0.45 : 0.05),
  cash_machine: (stars, kind) => (kind === 'apartment' ? 0 : 0.05 + stars * 0.06),
  childcare_service: (stars, kind) => (kind === 'resort' ? 0.6 : stars >= 4 ? 0.15 : 0.01),
  concierge: (stars) => (stars === 5 ? 0.95 : stars === 4 ? 0.45 : 0.03),
  laundry: (stars, kind) => (kind === 'extended_stay' || kind === 'apartment' ? 0.8 : 0.2 + stars * 0.1),
  lounge: (stars, kind) => (kind === 'apartment' ? 0 : stars >= 4 ? 0.6 : 0.15),
  pets_allowed: (_stars, kind) => (kind === 'apartment' || kind === 'motel' ? 0.5 : 0.24),
  pool: (stars, kind, isCoast) => (kind === 'resort' ? 1 : isCoast ? 0.65 : stars >= 4 ? 0.4 : 0.07),
  restaurant: (stars, kind) =>
    kind === 'apartment' ? 0.04 : kind === 'resort' || kind === 'conference_center' ? 1 : 0.1 + stars * 0.17,
  room_service: (stars, kind) => (kind === 'apartment' ? 0 : stars >= 4 ? 0.7 : 0.1),
  spa: (stars, kind) => (kind === 'resort' ? 0.7 : stars === 5 ? 0.7 : stars === 4 ? 0.25 : 0.02),
};

const TYPES = Object.keys(WORDS) as AmenityType[];

export function amenitiesOf(
  kind: HouseKind,
  stars: number | null,
  isCoast: boolean,
  key: string,
): AmenityType[] {
  return TYPES.filter((type) => chance('amenity', type, key) < LIKELIHOOD[type](stars ?? 2, kind, isCoast));
}

export function wireAmenities(types: readonly AmenityType[], kind: HouseKind, key: string): StaysAmenity[] {
  return types.map((type) => {
    const words = WORDS[type];
    const first = type === 'parking' && kind === 'motel' ? 1 : chance('amenity words', type, key);
    const description = words[first > 0.45 ? 0 : words.length - 1] ?? type;
    return { type, description };
  });
}
