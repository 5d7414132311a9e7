import { CabinSchema, LocalDateSchema, PlaceCodeSchema } from '@travesia/contracts';
import type { LocalDate } from '@travesia/domain';
import {
  array,
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
import { ONE_WAY, ROUND_TRIP, type FlightSearch } from './flight-search.ts';

const RECENT_KEY = 'travesia.recent-searches';
const RECENT_MAX = 4;

const RecentSearchSchema = object({
  search: object({
    tripType: union([literal(ONE_WAY), literal(ROUND_TRIP)]),
    from: PlaceCodeSchema,
    to: PlaceCodeSchema,
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
  }),
  fromCity: pipe(string(), maxLength(80)),
  toCity: pipe(string(), maxLength(80)),
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
  const isSameJourney = (other: RecentSearch) =>
    other.search.from === entry.output.search.from && other.search.to === entry.output.search.to;
  const others = readRecentSearches(storage, today).filter((other) => !isSameJourney(other));
  try {
    storage?.setItem(RECENT_KEY, JSON.stringify([entry.output, ...others].slice(0, RECENT_MAX)));
  } catch {
    // A full or refused storage costs only this convenience.
  }
}
