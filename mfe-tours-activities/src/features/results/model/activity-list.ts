import type { Activity } from '@travesia/contracts';
import { DURATION_TYPES, type DurationType, type PriceBounds, type PriceRange } from '@travesia/domain';

export const THINGS_SORTS = ['supplier', 'price_up', 'price_down'] as const;
/** T-05: the supplier's own order, or by price. */
export type ActivitySort = (typeof THINGS_SORTS)[number];

/** Within the durations OR, between durations and price AND (F-25). */
export interface ActivitySelection {
  readonly durations: readonly DurationType[];
  readonly price: PriceRange | null;
}

export const NO_FILTERS: ActivitySelection = { durations: [], price: null };
export const hasFilters = ({ durations, price }: ActivitySelection) => durations.length > 0 || price !== null;

interface DurationBucket {
  readonly type: DurationType;
  /** How many there would be with this tick and the other filters. */
  readonly count: number;
}

export interface ActivityListView {
  /** In the chosen order; no price last. */
  readonly activities: readonly Activity[];
  /** Durations that occur at all, shortest first. */
  readonly durations: readonly DurationBucket[];
  /** Lowest and highest price of the whole list; null where nothing has one. */
  readonly bounds: PriceBounds | null;
}

const priceOf = ({ totalFrom }: Activity) => totalFrom?.amount ?? null;

function isInPrice(activity: Activity, price: PriceRange | null): boolean {
  if (!price) return true;
  const amount = priceOf(activity);
  if (amount === null) return false;
  return amount >= (price.fromMinor ?? 0) && amount <= (price.toMinor ?? Infinity);
}

function isOfDuration({ durationType }: Activity, durations: readonly DurationType[]): boolean {
  return durations.length === 0 || (durationType !== null && durations.includes(durationType));
}

function sorted(activities: readonly Activity[], sort: ActivitySort): readonly Activity[] {
  if (sort === 'supplier') return activities;
  const direction = sort === 'price_up' ? 1 : -1;
  return activities.toSorted((one, other) => {
    const [first, second] = [priceOf(one), priceOf(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return direction * (first - second);
  });
}

/** What is rendered for a choice (T-05). */
export function viewActivities(
  activities: readonly Activity[],
  { selection, sort }: { selection: ActivitySelection; sort: ActivitySort },
): ActivityListView {
  const { durations, price } = selection;
  const inPrice = activities.filter((activity) => isInPrice(activity, price));
  const prices = activities.map(priceOf).filter((amount) => amount !== null);
  return {
    activities: sorted(
      inPrice.filter((activity) => isOfDuration(activity, durations)),
      sort,
    ),
    durations: DURATION_TYPES.filter((type) =>
      activities.some((activity) => activity.durationType === type),
    ).map((type) => ({
      type,
      count: inPrice.filter((activity) => activity.durationType === type).length,
    })),
    bounds: prices.length > 0 ? { fromMinor: Math.min(...prices), toMinor: Math.max(...prices) } : null,
  };
}

export function toggleDuration(selection: ActivitySelection, type: DurationType): ActivitySelection {
  const { durations } = selection;
  return {
    ...selection,
    durations: durations.includes(type) ? durations.filter((each) => each !== type) : [...durations, type],
  };
}
