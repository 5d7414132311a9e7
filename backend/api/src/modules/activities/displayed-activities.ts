import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import { createSharedAnswers, sharedUntil } from '../../display/shared-answers.ts';
import type { Random } from '../../random.ts';
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
const DOUBTS_KEPT = 5000;

type DisplayedList = ActivitySearchResult & { readonly searchId: string; readonly expiresAtMs: number };
interface DisplayedActivity {
  /** Null where the supplier does not have it any more. */
  readonly activity: SupplierActivity | null;
  readonly expiresAtMs: number;
}

/** Lists and activities as every visitor sees them: one answer for activities and tours, parted when it is shown. */
export function createDisplayedActivities({
  supplier,
  clock,
  random,
}: {
  readonly supplier: Pick<ActivitySupplier, 'search' | 'activity'>;
  readonly clock: Clock;
  readonly random: Random;
}) {
  const lists = createSharedAnswers<ActivitySearch, DisplayedList>({
    clock,
    max: LISTS_KEPT,
    keyOf: searchKey,
    async fetch(search) {
      const result = await supplier.search(search);
      const searchId = `srch_${random.bytes(12).toString('base64url')}`;
      return { ...result, searchId, expiresAtMs: sharedUntil(clock) };
    },
  });
  const doubts = new LRUCache<string, number>({ max: DOUBTS_KEPT });
  const activities = createSharedAnswers<
    { readonly code: string; readonly days: ActivityDays },
    DisplayedActivity
  >({
    clock,
    max: ACTIVITIES_KEPT,
    keyOf: ({ code, days }) => `${activityKey(code, days)} ${doubts.get(code) ?? 0}`,
    fetch: async ({ code, days }) => ({
      activity: await supplier.activity(code, days),
      expiresAtMs: sharedUntil(clock),
    }),
  });
  return {
    list: lists.ask,
    activity: activities.ask,
    /** A page of it was found to be wrong: whoever opens it next is shown the truth, for all its days. */
    doubt(code: string) {
      doubts.set(code, (doubts.get(code) ?? 0) + 1);
    },
    sweep() {
      lists.sweep();
      activities.sweep();
    },
  };
}
