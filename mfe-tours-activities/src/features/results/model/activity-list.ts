import type { Activity, MoneyBody } from '@travesia/contracts';
import type { LocalDate, PriceBounds, PriceRange } from '@travesia/domain';
import {
  ACTIVITY_FACETS,
  byKey,
  fitsAsSuch,
  fittingWays,
  isUnknown,
  isWayFiltered,
  type ActivityFacet,
  type ActivityTicks,
} from './activity-facets.ts';

export const ACTIVITY_SORTS = ['supplier', 'price_up', 'price_down'] as const;
/** T-05: the supplier's own order, or by price. */
export type ActivitySort = (typeof ACTIVITY_SORTS)[number];

/** Within a facet OR, between facets and price AND (F-25); ages are each a facet of their own. */
export type ActivitySelection = ActivityTicks & { readonly price: PriceRange | null };

export const NO_FILTERS: ActivitySelection = {
  day: [],
  time: [],
  language: [],
  age: [],
  duration: [],
  category: [],
  price: null,
};
export const hasFilters = (selection: ActivitySelection) =>
  selection.price !== null || ACTIVITY_FACETS.some((facet) => selection[facet].length > 0);

/** What an activity costs in the list: the cheapest way to have it that fulfils the filters. */
interface ShownOffer extends Pick<Activity, 'amountUnitType' | 'freeCancellation'> {
  readonly total: MoneyBody;
  readonly each: MoneyBody | null;
  /** A day with this price; null where the filters name no day. */
  readonly date: LocalDate | null;
}

export interface ListedActivity {
  readonly activity: Activity;
  /** null where it has no price. */
  readonly offer: ShownOffer | null;
}

interface ActivityBucket {
  readonly key: string;
  /** How many there would be with this tick and the other filters. */
  readonly count: number;
  /** The lowest of their prices; null where none has one. */
  readonly fromMinor: number | null;
}

interface ActivityFacetView {
  /** What occurs in the list at all. */
  readonly buckets: readonly ActivityBucket[];
  /** Activities of the list of which the supplier does not say it. */
  readonly unknown: number;
}

export interface ActivityListView {
  /** In the chosen order; no price last. */
  readonly activities: readonly ListedActivity[];
  readonly facets: Readonly<Record<ActivityFacet, ActivityFacetView>>;
  /** Lowest and highest price of the whole list; null where nothing has one. */
  readonly bounds: PriceBounds | null;
}

function offerOf(activity: Activity, selection: ActivitySelection): ShownOffer | null {
  const { totalFrom, amountFrom, amountUnitType, freeCancellation } = activity;
  if (!isWayFiltered(selection))
    return totalFrom && { total: totalFrom, each: amountFrom, amountUnitType, freeCancellation, date: null };
  const ways = fittingWays(activity, selection).toSorted(
    (one, other) => one.total.amount - other.total.amount,
  );
  const [cheapest] = ways;
  if (!cheapest) return null;
  return {
    total: cheapest.total,
    each: cheapest.each,
    amountUnitType: cheapest.amountUnitType,
    freeCancellation: cheapest.isFreeToCancel
      ? 'included'
      : ways.some(({ isFreeToCancel }) => isFreeToCancel)
        ? 'available'
        : 'none',
    date: cheapest.dates.find((date) => selection.day.includes(date)) ?? null,
  };
}

function isInPrice(offer: ShownOffer | null, price: PriceRange | null): boolean {
  if (!price) return true;
  if (!offer) return false;
  const { amount } = offer.total;
  return amount >= (price.fromMinor ?? 0) && amount <= (price.toMinor ?? Infinity);
}

function passing(activities: readonly Activity[], selection: ActivitySelection): ListedActivity[] {
  return activities.flatMap((activity) => {
    if (!fitsAsSuch(activity, selection)) return [];
    const offer = offerOf(activity, selection);
    const fits = isInPrice(offer, selection.price) && (offer !== null || !isWayFiltered(selection));
    return fits ? [{ activity, offer }] : [];
  });
}

function sorted(listed: readonly ListedActivity[], sort: ActivitySort): readonly ListedActivity[] {
  if (sort === 'supplier') return listed;
  const direction = sort === 'price_up' ? 1 : -1;
  return listed.toSorted(({ offer: one }, { offer: other }) =>
    one && other
      ? direction * (one.total.amount - other.total.amount)
      : Number(one === null) - Number(other === null),
  );
}

function lowestOf(listed: readonly ListedActivity[]): number | null {
  const amounts = listed.flatMap(({ offer }) => offer?.total.amount ?? []);
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

function facetView(
  facet: ActivityFacet,
  activities: readonly Activity[],
  selection: ActivitySelection,
): ActivityFacetView {
  const others = facet === 'age' ? selection.age : [];
  return {
    buckets: byKey(facet, activities).map(([key, having]) => {
      const left = passing(having, { ...selection, [facet]: [...others, key] });
      return { key, count: left.length, fromMinor: lowestOf(left) };
    }),
    unknown: activities.filter((activity) => isUnknown(facet, activity)).length,
  };
}

/** What is rendered for a choice (T-05, Q-17). */
export function viewActivities(
  activities: readonly Activity[],
  { selection, sort }: { selection: ActivitySelection; sort: ActivitySort },
): ActivityListView {
  const prices = activities.flatMap(({ totalFrom }) => totalFrom?.amount ?? []);
  const view = (facet: ActivityFacet) => facetView(facet, activities, selection);
  return {
    activities: sorted(passing(activities, selection), sort),
    facets: {
      day: view('day'),
      time: view('time'),
      language: view('language'),
      age: view('age'),
      duration: view('duration'),
      category: view('category'),
    },
    bounds: prices.length > 0 ? { fromMinor: Math.min(...prices), toMinor: Math.max(...prices) } : null,
  };
}

export function toggleTick(
  selection: ActivitySelection,
  facet: ActivityFacet,
  key: string,
): ActivitySelection {
  const ticks = selection[facet];
  return {
    ...selection,
    [facet]: ticks.includes(key) ? ticks.filter((each) => each !== key) : [...ticks, key],
  };
}
