import { ROOMS } from '../constants.ts';
import { sumMoney, type Money } from '../money/money.ts';
import { ageGroups, INFANT_AGE } from '../travellers/ages.ts';
import type { TravellerCounts } from '../travellers/traveller-types.ts';

export interface PackageRoom {
  readonly adults: number;
  readonly childAges: readonly number[];
}

/**
 * The flight's travellers in hotel rooms (K-02): whoever is under 18 counts as a child; an infant of unknown age is 1.
 * Grown-ups are spread evenly, children after them. Never more rooms than grown-ups.
 */
export function packageRooms(travellers: TravellerCounts, roomCount: number): PackageRoom[] {
  const { grownUps, youths, children, infants } = ageGroups(travellers);
  // Who travels without a grown-up is of an age to do so.
  const adults = grownUps || youths.length;
  const knownInfants = travellers.ages?.some((age) => age <= INFANT_AGE.max) ?? false;
  const ages = [
    ...(grownUps > 0 ? youths : []),
    ...children,
    ...(knownInfants ? infants : infants.map(() => INFANT_AGE.max)),
  ];
  const count = Math.max(ROOMS.min, Math.min(roomCount, ROOMS.max, adults));
  return Array.from({ length: count }, (_, room) => ({
    adults: Math.floor(adults / count) + (room < adults % count ? 1 : 0),
    childAges: ages.filter((_age, place) => place % count === room),
  }));
}

/** Flight plus hotel, or plus room once it is chosen (K-05). */
export function packageTotal(flight: Money, stay: Money): Money {
  return sumMoney([flight, stay], flight.currency);
}
