import { PACKAGE_CHILD_AGES, ROOMS } from '../constants.ts';
import { sumMoney, type Money } from '../money/money.ts';
import type { TravellerCounts } from '../travellers/traveller-types.ts';

export interface PackageRoom {
  readonly adults: number;
  readonly childAges: readonly number[];
}

/**
 * The flight's travellers in hotel rooms (K-02): infants count as children; ages are given ones (children first,
 * then infants) or else 8 for a child and 1 for an infant. Adults are spread evenly, children after them.
 * Never more rooms than adults.
 */
export function packageRooms(
  travellers: TravellerCounts,
  roomCount: number,
  givenAges: readonly number[] = [],
): PackageRoom[] {
  const count = Math.max(ROOMS.min, Math.min(roomCount, ROOMS.max, travellers.adult));
  const assumed = [
    ...Array.from({ length: travellers.child }, () => PACKAGE_CHILD_AGES.child),
    ...Array.from({ length: travellers.infant }, () => PACKAGE_CHILD_AGES.infant),
  ];
  const ages = assumed.map((age, place) => givenAges[place] ?? age);
  return Array.from({ length: count }, (_, room) => ({
    adults: Math.floor(travellers.adult / count) + (room < travellers.adult % count ? 1 : 0),
    childAges: ages.filter((_age, place) => place % count === room),
  }));
}

/** Flight plus hotel, or plus room once it is chosen (K-05). */
export function packageTotal(flight: Money, stay: Money): Money {
  return sumMoney([flight, stay], flight.currency);
}
