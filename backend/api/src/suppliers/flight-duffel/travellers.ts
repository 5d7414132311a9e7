import type { TravelerInfo } from '@travesia/contracts';
import type { TravellerType } from '@travesia/domain';
import type { CreateOfferRequestPassenger } from './duffel-types.ts';

/** Ages are not known while searching: any child's and any infant's fare is the same. */
const CHILD_AGE = 8;
const INFANT_AGE = 0;

export interface Traveller {
  readonly id: string;
  readonly type: TravellerType;
}

/** Traveller ids '1', '2', … in the order adults, children, infants. */
export function travellersOf(counts: TravelerInfo): Traveller[] {
  const types: TravellerType[] = [
    ...Array<TravellerType>(counts.adult).fill('ADULT'),
    ...Array<TravellerType>(counts.child).fill('CHILD'),
    ...Array<TravellerType>(counts.infant).fill('INFANT'),
  ];
  return types.map((type, index) => ({ id: String(index + 1), type }));
}

export function wirePassengers(travellers: readonly Traveller[]): CreateOfferRequestPassenger[] {
  return travellers.map(({ type }) => {
    if (type === 'ADULT') return { type: 'adult' };
    return { age: type === 'CHILD' ? CHILD_AGE : INFANT_AGE };
  });
}

/** Each infant is held by an adult of its own. */
export function adultsOfInfants(travellers: readonly Traveller[]): Record<string, string> {
  const adults = travellers.filter(({ type }) => type === 'ADULT');
  const infants = travellers.filter(({ type }) => type === 'INFANT');
  return Object.fromEntries(
    infants.flatMap((infant, index) => (adults[index] ? [[infant.id, adults[index].id]] : [])),
  );
}
