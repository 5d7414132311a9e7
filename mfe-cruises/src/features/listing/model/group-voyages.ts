import type { Cruise } from '@travesia/contracts';

export interface Voyage {
  /** The sailing that comes first in the order of the list. */
  readonly first: Cruise;
  /** The same voyage on other days, in the order of the calendar. */
  readonly others: readonly Cruise[];
}

/** One entry a voyage: the same ship on the same route, however often it sails. */
export function groupVoyages(cruises: readonly Cruise[]): Voyage[] {
  const voyages = new Map<string, Cruise[]>();
  for (const cruise of cruises) {
    const key = `${cruise.ship}\n${cruise.title}`;
    voyages.set(key, [...(voyages.get(key) ?? []), cruise]);
  }
  return [...voyages.values()].flatMap(([first, ...others]) =>
    first
      ? [{ first, others: others.toSorted((one, other) => (one.sailDate < other.sailDate ? -1 : 1)) }]
      : [],
  );
}
