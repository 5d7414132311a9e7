import type { Cruise } from '@travesia/contracts';
import type { LocalDate } from '@travesia/domain';
import { startingPrice } from '../../../data/starting-price.ts';

/** The soonest sailing with a price of each part of the world, soonest first. */
export function chooseNext(cruises: readonly Cruise[], today: LocalDate, count: number): readonly Cruise[] {
  const soonest = cruises
    .filter((cruise) => cruise.sailDate >= today && startingPrice(cruise) !== null)
    .toSorted((one, other) => (one.sailDate < other.sailDate ? -1 : 1));
  const byRegion = Map.groupBy(soonest, ({ region }) => region);
  return [...byRegion.values()].flatMap(([first]) => first ?? []).slice(0, count);
}
