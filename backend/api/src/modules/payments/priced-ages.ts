import { areOfPricedAges, type Booking, type OrderKinds, type Saves } from '../booking/index.ts';

/** An order that amends another one has the travellers of that one. */
export function isPricedForAges(
  kinds: OrderKinds,
  { amends, kind, order, locale }: Booking,
  { passengers }: Saves,
): boolean {
  if (amends !== null || !order || !passengers) return true;
  const rules = kinds.of(kind);
  return areOfPricedAges(rules.requirementsOf(order, locale), rules.travellersOf(order), passengers.list);
}
