import type { TravelerInfo } from '@travesia/contracts';
import { GROWN_UP_AGE, travellerAges, travellerTypeOfAge, type TravellerType } from '@travesia/domain';
import type { CreateOfferRequestPassenger } from './duffel-types.ts';

export interface Traveller {
  readonly id: string;
  readonly type: TravellerType;
  readonly age: number;
}

/** Traveller ids '1', '2', … in the order adults, children, infants. */
export function travellersOf(counts: TravelerInfo): Traveller[] {
  return travellerAges(counts).map((age, index) => ({
    id: String(index + 1),
    type: travellerTypeOfAge(age),
    age,
  }));
}

/** The airline decides from which age on somebody pays an adult's fare: everybody under 18 is named by age (W-04). */
export function wirePassengers(travellers: readonly Traveller[]): CreateOfferRequestPassenger[] {
  return travellers.map(({ age }) => (age >= GROWN_UP_AGE ? { type: 'adult' } : { age }));
}

/** Each infant is held by a grown-up of its own. */
export function adultsOfInfants(travellers: readonly Traveller[]): Record<string, string> {
  const grownUps = travellers.filter(({ age }) => age >= GROWN_UP_AGE);
  const infants = travellers.filter(({ type }) => type === 'INFANT');
  return Object.fromEntries(
    infants.flatMap((infant, index) => (grownUps[index] ? [[infant.id, grownUps[index].id]] : [])),
  );
}
