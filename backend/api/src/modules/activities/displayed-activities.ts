import type { MarginRule } from '@travesia/contracts';
import { coastAround } from '@travesia/geography';
import { LRUCache } from 'lru-cache';
import { marginKey } from '../booking/index.ts';
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
import { soldActivity } from './sold-day.ts';

const LISTS_KEPT = 300;
const ACTIVITIES_KEPT = 2000;
const INVALIDATIONS_KEPT = 5000;
/** Longer than any answer from before an invalidation is shown. */
const INVALIDATIONS_KEPT_MS = 6 * 3_600_000;

/** What prices earn, by the supplier's two types. */
export type ActivityMargins = Readonly<Record<SupplierActivity['type'], MarginRule | null>>;

type DisplayedList = ActivitySearchResult & { readonly id: string; readonly expiresAtMs: number };
interface DisplayedActivity {
  readonly id: string;
  /** Null where the supplier does not have it any more. */
  readonly activity: SupplierActivity | null;
  /** See `coastAround`; of the meeting point. */
  readonly coast: string | null;
  readonly expiresAtMs: number;
}
interface ListQuestion {
  readonly search: ActivitySearch;
  readonly margins: ActivityMargins;
}
interface ActivityQuestion {
  readonly code: string;
  readonly days: ActivityDays;
  readonly margins: ActivityMargins;
  /** How often it was found to be wrong lately: an answer from before is not an answer. */
  readonly invalidations: number;
}

const keyOfMargins = ({ TICKET, EXCURSION }: ActivityMargins) => marginKey(TICKET, EXCURSION);

function coastOf({ content }: SupplierActivity): string | null {
  const { location } = content.meetingPoint ?? { location: null };
  return location && coastAround(location);
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
  const lists = createSharedAnswers<ListQuestion, DisplayedList, DisplayedList>({
    clock,
    memory,
    kind: 'activities:1',
    form: AS_IT_IS,
    max: LISTS_KEPT,
    keyOf: ({ search, margins }) => `${keyOfMargins(margins)}${searchKey(search)}`,
    async fetch({ search, margins }) {
      const found = await supplier.search(search);
      const activities = found.activities.map((each) => soldActivity(each, margins[each.type]));
      return { ...found, activities, id: newId(), expiresAtMs: shownUntil(clock) };
    },
  });
  const activities = createSharedAnswers<ActivityQuestion, DisplayedActivity, DisplayedActivity>({
    clock,
    memory,
    kind: 'activity:2',
    form: AS_IT_IS,
    max: ACTIVITIES_KEPT,
    keyOf: ({ code, days, margins, invalidations }) =>
      `${keyOfMargins(margins)}${activityKey(code, days)} ${invalidations}`,
    async fetch({ code, days, margins }) {
      const found = await supplier.activity(code, days);
      const activity = found && soldActivity(found, margins[found.type]);
      return { id: newId(), activity, coast: activity && coastOf(activity), expiresAtMs: shownUntil(clock) };
    },
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
      question: Omit<ActivityQuestion, 'invalidations'>,
      options?: { readonly isFresh?: boolean },
    ): Promise<DisplayedActivity> {
      return activities.ask({ ...question, invalidations: await invalidationsOf(question.code) }, options);
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
