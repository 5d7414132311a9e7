import {
  activityDatesProblem,
  paxesOf,
  paxesProblem,
  type ActivityDatesProblem,
  type LocalDate,
  type PaxesProblem,
} from '@travesia/domain';
import type { ActivityForm } from './activity-search.ts';

export type SearchField = 'place' | 'dates' | 'party';
/** Also keys of the words that are shown. */
type SearchProblem = 'place_missing' | 'child_age_missing' | ActivityDatesProblem | PaxesProblem;
export type SearchProblems = Partial<Record<SearchField, SearchProblem>>;

/** What keeps a search from being made, one problem a field (T-02, T-03). */
export function searchProblems(form: ActivityForm, today: LocalDate): SearchProblems {
  const dates = activityDatesProblem(form, today);
  const party = form.party.childAges.includes(null)
    ? 'child_age_missing'
    : paxesProblem(paxesOf(form.party, { children: true }));
  return {
    ...(!form.place.place && { place: 'place_missing' as const }),
    ...(dates && { dates }),
    ...(party && { party }),
  };
}

export function hasProblems(problems: SearchProblems): boolean {
  return Object.keys(problems).length > 0;
}
