import type { SeenFareDay } from '@travesia/contracts';

/** Prices stand side by side with their bags only where each is known with one; otherwise all are without. */
export const areAllWithBag = (fares: readonly Pick<SeenFareDay, 'price' | 'withBagPrice'>[]): boolean =>
  fares.every(({ price, withBagPrice }) => price === null || withBagPrice !== null);
