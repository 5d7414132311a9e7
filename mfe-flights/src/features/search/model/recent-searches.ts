import { LocalDateSchema } from '@travesia/contracts';
import type { LocalDate } from '@travesia/domain';
import * as v from 'valibot';
import { RECENT_KEY } from './recent-key.ts';

const RECENT_MAX = 4;

const RecentSearchSchema = v.object({
  /** Of the results, with all that was asked for; it is checked where it is read. */
  address: v.string(),
  fromCity: v.pipe(v.string(), v.maxLength(80)),
  /** Of several cities, all that follow the first one. */
  toCity: v.pipe(v.string(), v.maxLength(240)),
  departureDate: LocalDateSchema,
  lastDate: v.nullable(LocalDateSchema),
});
export type RecentSearch = v.InferOutput<typeof RecentSearchSchema>;

type RecentStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Searches made in this browser, newest first; what is past, broken or refused is silently not there. */
export function readRecentSearches(storage: RecentStorage | null, today: LocalDate): RecentSearch[] {
  try {
    const parsed = v.safeParse(v.array(RecentSearchSchema), JSON.parse(storage?.getItem(RECENT_KEY) ?? '[]'));
    if (!parsed.success) return [];
    return parsed.output.filter(({ departureDate }) => departureDate >= today).slice(0, RECENT_MAX);
  } catch {
    return [];
  }
}

export function rememberSearch(
  storage: RecentStorage | null,
  recent: Omit<RecentSearch, 'departureDate'> & { departureDate: LocalDate | null },
  today: LocalDate,
): void {
  const entry = v.safeParse(RecentSearchSchema, recent);
  if (!entry.success) return;
  const { fromCity, toCity } = entry.output;
  const others = readRecentSearches(storage, today).filter(
    (other) => other.fromCity !== fromCity || other.toCity !== toCity,
  );
  try {
    storage?.setItem(RECENT_KEY, JSON.stringify([entry.output, ...others].slice(0, RECENT_MAX)));
  } catch {
    // A full or refused storage costs only this convenience.
  }
}
