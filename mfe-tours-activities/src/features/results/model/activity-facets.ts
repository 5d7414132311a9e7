import type { Activity, ActivityAvailability } from '@travesia/contracts';
import { DURATION_TYPES, type LocalDate } from '@travesia/domain';

/** What a list is filtered by; the first three are of one way to have it on one day. */
export const ACTIVITY_FACETS = ['day', 'time', 'language', 'age', 'duration', 'category'] as const;
export type ActivityFacet = (typeof ACTIVITY_FACETS)[number];
/** The ticks of each facet. */
export type ActivityTicks = Readonly<Record<ActivityFacet, readonly string[]>>;

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
type DayPart = (typeof DAY_PARTS)[number];
/** The hour that each begins with. */
export const AFTERNOON = '12:00';
export const EVENING = '18:00';

export const AGE_GROUPS = [
  { id: 'baby', from: 0, to: 2 },
  { id: 'small', from: 3, to: 5 },
  { id: 'child', from: 6, to: 11 },
  { id: 'young', from: 12, to: 17 },
] as const;
export const AGE_KEYS: readonly string[] = AGE_GROUPS.map(({ id }) => id);

function dayPartOf(time: string): DayPart {
  if (time < AFTERNOON) return 'morning';
  return time < EVENING ? 'afternoon' : 'evening';
}

const KEYS: Readonly<Record<ActivityFacet, (activity: Activity) => readonly string[]>> = {
  day: ({ availability }) => availability.flatMap(({ dates }) => dates),
  time: ({ availability }) => availability.flatMap(({ times }) => times.map(dayPartOf)),
  language: ({ availability }) => availability.flatMap(({ languages }) => languages),
  age: ({ ages }) =>
    AGE_GROUPS.flatMap(({ id, ...group }) =>
      ages.some(({ from, to }) => from <= group.from && to >= group.to) ? [id] : [],
    ),
  duration: ({ durationType }) => (durationType === null ? [] : [durationType]),
  category: ({ categories }) => categories.map(({ code }) => code),
};

/** Whether the supplier does not say it. */
export const isUnknown = (facet: ActivityFacet, activity: Activity): boolean =>
  facet === 'age' ? activity.ages.length === 0 : KEYS[facet](activity).length === 0;

const RANKED: Readonly<Partial<Record<ActivityFacet, readonly string[]>>> = {
  time: DAY_PARTS,
  age: AGE_KEYS,
  duration: DURATION_TYPES,
};

/** The keys that a list has, each with its activities: in their own order, languages and categories the most frequent first. */
export function byKey(facet: ActivityFacet, activities: readonly Activity[]): [string, Activity[]][] {
  const having = new Map<string, Activity[]>();
  for (const activity of activities) {
    for (const key of new Set(KEYS[facet](activity))) {
      const known = having.get(key);
      if (known) known.push(activity);
      else having.set(key, [activity]);
    }
  }
  const ranks = facet === 'day' ? [...having.keys()].toSorted() : RANKED[facet];
  return [...having].toSorted(([one, some], [other, others]) =>
    ranks
      ? ranks.indexOf(one) - ranks.indexOf(other)
      : others.length - some.length || one.localeCompare(other),
  );
}

const isAny = <Item>(
  ticks: readonly string[],
  items: readonly Item[],
  keyOf: (item: Item) => string,
): boolean => ticks.length === 0 || items.some((item) => ticks.includes(keyOf(item)));
const itself = (key: string) => key;

export const isWayFiltered = ({ day, time, language }: ActivityTicks) =>
  day.length > 0 || time.length > 0 || language.length > 0;

/** The ways to have it that fulfil day, time and language together. */
export function fittingWays(
  { availability }: Activity,
  { day, time, language }: ActivityTicks,
): ActivityAvailability[] {
  return availability.filter(
    ({ dates, times, languages }) =>
      isAny(day, dates, itself) && isAny(time, times, dayPartOf) && isAny(language, languages, itself),
  );
}

/** Whether ages, duration and category fit. Ages are each a person that comes along, so two of them mean both. */
export function fitsAsSuch(activity: Activity, { age, duration, category }: ActivityTicks): boolean {
  const ages = KEYS.age(activity);
  return (
    age.every((group) => ages.includes(group)) &&
    isAny(duration, KEYS.duration(activity), itself) &&
    isAny(category, activity.categories, ({ code }) => code)
  );
}

/** The lowest price of each day with these times and languages. */
export function pricesByDay(
  activity: Activity,
  ticks: ActivityTicks,
): ReadonlyMap<LocalDate, ActivityAvailability['total']> {
  const prices = new Map<LocalDate, ActivityAvailability['total']>();
  for (const { dates, total } of fittingWays(activity, { ...ticks, day: [] })) {
    for (const date of dates) {
      const known = prices.get(date);
      if (!known || total.amount < known.amount) prices.set(date, total);
    }
  }
  return prices;
}
