import type { HotelAmenity } from '@travesia/domain';
import type { StaysAmenity } from './wire-types.ts';

const BY_TYPE: Readonly<Record<StaysAmenity['type'], HotelAmenity>> = {
  parking: 'parking',
  gym: 'health_club',
  wifi: 'wifi',
  '24_hour_front_desk': 'front_desk_24h',
  accessibility_hearing: 'accessible_hearing',
  accessibility_mobility: 'accessible_mobility',
  adult_only: 'adults_only',
  business_centre: 'business_centre',
  cash_machine: 'atm',
  childcare_service: 'childcare',
  concierge: 'concierge',
  laundry: 'laundry',
  lounge: 'lounge',
  pets_allowed: 'pets',
  pool: 'pool',
  restaurant: 'restaurant',
  room_service: 'room_service',
  spa: 'spa',
};

/** Codes of our filters (H-08). What is free or guarded stands only in the supplier's words. */
export function amenitiesFromDuffel(list: readonly StaysAmenity[] | null): HotelAmenity[] {
  const found = new Set<HotelAmenity>();
  for (const { type, description } of list ?? []) {
    const known = Object.hasOwn(BY_TYPE, type) ? BY_TYPE[type] : undefined;
    if (known) found.add(known);
    if (known === 'parking' && /\b(free|complimentary)\b/i.test(description ?? '')) found.add('free_parking');
    if (/\bsecurity\b/i.test(description ?? '')) found.add('security_24h');
  }
  return [...found];
}
