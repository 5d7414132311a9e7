import { CabinSchema, LocalDateSchema, PlaceCodeSchema } from '@travesia/contracts';
import type { LocalDate } from '@travesia/domain';
import {
  array,
  boolean,
  literal,
  maxLength,
  nullable,
  number,
  object,
  optional,
  pipe,
  safeParse,
  string,
  union,
  type InferOutput,
} from 'valibot';
import { ONE_WAY, ROUND_TRIP, SEVERAL_CITIES, type FlightSearch } from './flight-search.ts';

const RECENT_KEY = 'travesia.recent-searches';
const RECENT_MAX = 4;

const PAIR = { from: PlaceCodeSchema, to: PlaceCodeSchema };
const RecentSearchSchema = object({
  search: object({
    tripType: union([literal(ONE_WAY), literal(ROUND_TRIP), literal(SEVERAL_CITIES)]),
    ...PAIR,
    departureDate: LocalDateSchema,
    returnDate: nullable(LocalDateSchema),
    cabin: nullable(CabinSchema),
    // They are checked where the address is read.
    travellers: object({
      adult: number(),
      child: number(),
      infant: number(),
      ages: optional(array(number())),
    }),
    more: optional(array(object({ ...PAIR, departureDate: LocalDateSchema }))),
    asked: optional(object(PAIR)),
    isFlexible: optional(boolean()),
  }),
  fromCity: pipe(string(), maxLength(80)),
  /** Of several cities, all that follow the first one. */
  toCity: pipe(string(), maxLength(240)),
});
export type RecentSearch = InferOutput<typeof RecentSearchSchema>;

type RecentStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Searches made in this browser, newest first; what is past, broken or refused is silently not there. */
export function readRecentSearches(storage: RecentStorage | null, today: LocalDate): RecentSearch[] {
  try {
    const parsed = safeParse(array(RecentSearchSchema), JSON.parse(storage?.getItem(RECENT_KEY) ?? '[]'));
    if (!parsed.success) return [];
    return parsed.output.filter(({ search }) => search.departureDate >= today).slice(0, RECENT_MAX);
  } catch {
    return [];
  }
}

export function rememberSearch(
  storage: RecentStorage | null,
  recent: { search: FlightSearch; fromCity: string; toCity: string },
  today: LocalDate,
): void {
  const entry = safeParse(RecentSearchSchema, recent);
  if (!entry.success) return;
  const wayOf = ({ search: { from, to, more = [] } }: RecentSearch) =>
    [from, to, ...more.flatMap((leg) => [leg.from, leg.to])].join();
  const way = wayOf(entry.output);
  const others = readRecentSearches(storage, today).filter((other) => wayOf(other) !== way);
  try {
    storage?.setItem(RECENT_KEY, JSON.stringify([entry.output, ...others].slice(0, RECENT_MAX)));
  } catch {
    // A full or refused storage costs only this convenience.
  }
}
