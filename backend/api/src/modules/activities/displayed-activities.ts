import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import { AS_IT_IS, createSharedAnswers, shownUntil } from '../../display/shared-answers.ts';
import type { Random } from '../../random.ts';
import type { SharedMemory } from '../../shared-memory/index.ts';
import type {
  ActivityDays,
  ActivitySearch,
  ActivitySearchResult,
  ActivitySupplier,
  SupplierActivity,
} from './ports.ts';
import { activityKey, searchKey } from './search-rules.ts';

const LISTS_KEPT = 300;
const ACTIVITIES_KEPT = 2000;
const INVALIDATIONS_KEPT = 5000;
/** Longer than any answer from before an invalidation is shown. */
const INVALIDATIONS_KEPT_MS = 6 * 3_600_000;

type DisplayedList = ActivitySearchResult & { readonly id: string; readonly expiresAtMs: number };
interface DisplayedActivity {
  readonly id: string;
  /** Null where the supplier does not have it any more. */
  readonly activity: SupplierActivity | null;
  readonly expiresAtMs: number;
}
interface ActivityQuestion {
  readonly code: string;
  readonly days: ActivityDays;
  /** How often it was found to be wrong lately: an answer from before is not an answer. */
  readonly invalidations: number;
}

/** Lists and activities as every visitor sees them: one answer for activities and tours, parted when it is shown. */
export function createDisplayedActivities({
  supplier,
  clock,
  random,
  memory,
}: {
  readonly supplier: Pick<ActivitySupplier, 'search' | 'activity'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly memory: SharedMemory | undefined;
}) {
  const newId = () => `srch_${random.bytes(12).toString('base64url')}`;
  const lists = createSharedAnswers<ActivitySearch, DisplayedList, DisplayedList>({
    clock,
    memory,
    kind: 'activities:1',
    form: AS_IT_IS,
    max: LISTS_KEPT,
    keyOf: searchKey,
    fetch: async (search) => ({
      ...(await supplier.search(search)),
      id: newId(),
      expiresAtMs: shownUntil(clock),
    }),
  });
  const activities = createSharedAnswers<ActivityQuestion, DisplayedActivity, DisplayedActivity>({
    clock,
    memory,
    kind: 'activity:1',
    form: AS_IT_IS,
    max: ACTIVITIES_KEPT,
    keyOf: ({ code, days, invalidations }) => `${activityKey(code, days)} ${invalidations}`,
    fetch: async ({ code, days }) => ({
      id: newId(),
      activity: await supplier.activity(code, days),
      expiresAtMs: shownUntil(clock),
    }),
  });
  const invalidationsHere = new LRUCache<string, number>({ max: INVALIDATIONS_KEPT });
  const invalidationKey = (code: string) => `invalidations:activity:${code}`;

  async function invalidationsOf(code: string): Promise<number> {
    const told = await memory?.texts([invalidationKey(code)]);
    return told ? Number(told[0] ?? 0) : (invalidationsHere.get(code) ?? 0);
  }

  return {
    list: lists.ask,
    async activity(
      { code, days }: Omit<ActivityQuestion, 'invalidations'>,
      options?: { readonly isFresh?: boolean },
    ): Promise<DisplayedActivity> {
      return activities.ask({ code, days, invalidations: await invalidationsOf(code) }, options);
    },
    /** A page of it was found to be wrong: whoever opens it next is shown the truth, for all its days. */
    async invalidate(code: string): Promise<void> {
      invalidationsHere.set(code, (invalidationsHere.get(code) ?? 0) + 1);
      await memory?.tally(invalidationKey(code), INVALIDATIONS_KEPT_MS);
    },
    sweep() {
      lists.sweep();
      activities.sweep();
    },
  };
}
