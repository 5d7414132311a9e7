import type { Activity } from '@travesia/contracts';
import { DURATION_TYPES, type DurationType, type PriceBounds, type PriceRange } from '@travesia/domain';

export const THINGS_SORTS = ['supplier', 'price_up', 'price_down'] as const;
/** T-05: the supplier's own order, or by price. */
export type ThingsSort = (typeof THINGS_SORTS)[number];

/** Within the durations OR, between durations and price AND (F-25). */
export interface ThingsSelection {
  readonly durations: readonly DurationType[];
  readonly price: PriceRange | null;
}

export const NO_FILTERS: ThingsSelection = { durations: [], price: null };
export const hasFilters = ({ durations, price }: ThingsSelection) => durations.length > 0 || price !== null;

export interface DurationBucket {
  readonly type: DurationType;
  /** How many there would be with this tick and the other filters. */
  readonly count: number;
}

export interface ThingsView {
  /** In the chosen order; no price last. */
  readonly things: readonly Activity[];
  /** Durations that occur at all, shortest first. */
  readonly durations: readonly DurationBucket[];
  /** Lowest and highest price of the whole list; null where nothing has one. */
  readonly bounds: PriceBounds | null;
}

const priceOf = ({ totalFrom }: Activity) => totalFrom?.amount ?? null;

function isInPrice(thing: Activity, price: PriceRange | null): boolean {
  if (!price) return true;
  const amount = priceOf(thing);
  if (amount === null) return false;
  return amount >= (price.fromMinor ?? 0) && amount <= (price.toMinor ?? Infinity);
}

function isOfDuration({ durationType }: Activity, durations: readonly DurationType[]): boolean {
  return durations.length === 0 || (durationType !== null && durations.includes(durationType));
}

function sorted(things: readonly Activity[], sort: ThingsSort): readonly Activity[] {
  if (sort === 'supplier') return things;
  const direction = sort === 'price_up' ? 1 : -1;
  return things.toSorted((one, other) => {
    const [first, second] = [priceOf(one), priceOf(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return direction * (first - second);
  });
}

/** What is rendered for a choice (T-05). */
export function viewThings(
  things: readonly Activity[],
  { selection, sort }: { selection: ThingsSelection; sort: ThingsSort },
): ThingsView {
  const { durations, price } = selection;
  const inPrice = things.filter((thing) => isInPrice(thing, price));
  const prices = things.map(priceOf).filter((amount) => amount !== null);
  return {
    things: sorted(
      inPrice.filter((thing) => isOfDuration(thing, durations)),
      sort,
    ),
    durations: DURATION_TYPES.filter((type) => things.some((thing) => thing.durationType === type)).map(
      (type) => ({
        type,
        count: inPrice.filter((thing) => thing.durationType === type).length,
      }),
    ),
    bounds: prices.length > 0 ? { fromMinor: Math.min(...prices), toMinor: Math.max(...prices) } : null,
  };
}

export function toggleDuration(selection: ThingsSelection, type: DurationType): ThingsSelection {
  const { durations } = selection;
  return {
    ...selection,
    durations: durations.includes(type) ? durations.filter((each) => each !== type) : [...durations, type],
  };
}
