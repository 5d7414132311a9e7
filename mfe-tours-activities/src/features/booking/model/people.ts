import type { OrderView } from '@travesia/contracts';
import { isChild, type Pax, type TravellerType } from '@travesia/domain';

export interface Person {
  readonly id: string;
  readonly type: TravellerType;
  readonly age: number;
}

/**
 * Who takes part, in the order of the search; ids and types are the order's own once the server told them.
 * Until then a place of its own stands in.
 */
export function peopleOf(paxes: readonly Pax[], view: OrderView | null): Person[] {
  const travellers = view?.travellers.length === paxes.length ? view.travellers : [];
  return paxes.map((pax, index) => ({
    id: travellers[index]?.id ?? `pax-${index + 1}`,
    type: travellers[index]?.type ?? (isChild(pax) ? 'CHILD' : 'ADULT'),
    age: pax.age,
  }));
}
