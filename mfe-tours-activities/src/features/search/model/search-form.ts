import { departureOrFallback, returnOrFallback, type ActivityDates, type LocalDate } from '@travesia/domain';
import type { ActivityForm, ActivitySearch } from './activity-search.ts';

/** The days of a search, settled: what is shown and what is asked are the same (F-09). */
export function settledDates(
  { from, to }: Pick<ActivitySearch, 'from' | 'to'>,
  today: LocalDate,
): ActivityDates {
  const first = departureOrFallback(from ?? undefined, today);
  return { from: first, to: returnOrFallback(to ?? undefined, first, today) };
}

/** The form that shows a search; `typed` are words that stand for no place yet. */
export function formOf(
  search: ActivitySearch,
  { today, typed }: { today: LocalDate; typed: string },
): ActivityForm {
  return {
    place: { text: search.place?.name ?? typed, place: search.place },
    ...settledDates(search, today),
    party: search.party,
  };
}

export function searchOf({ place, from, to, party }: ActivityForm): ActivitySearch {
  return { place: place.place, from, to, party };
}
