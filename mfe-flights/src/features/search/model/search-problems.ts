import {
  isAgeMissing,
  isWithinHorizon,
  partyProblem,
  type LocalDate,
  type PartyProblem,
} from '@travesia/domain';
import { ROUND_TRIP, type FlightSearch, type SearchForm } from './flight-search.ts';
import { searchOf } from './search-form.ts';

export type SearchField = 'origin' | 'destination' | 'dates' | 'travellers';

/** Also keys of the words that are shown. */
export type SearchProblem =
  | 'origin_missing'
  | 'destination_missing'
  | 'place_unclear'
  | 'same_place'
  | 'departure_past'
  | 'departure_too_late'
  | 'return_before_departure'
  | 'return_too_late'
  | 'no_night'
  | 'age_missing'
  | PartyProblem;

export type SearchProblems = Partial<Record<SearchField, SearchProblem>>;

function dateProblem(search: FlightSearch, today: LocalDate): SearchProblem | undefined {
  const { departureDate, returnDate, tripType } = search;
  if (departureDate !== null) {
    if (departureDate < today) return 'departure_past';
    if (!isWithinHorizon(departureDate, today)) return 'departure_too_late';
  }
  if (tripType !== ROUND_TRIP || returnDate === null) return undefined;
  if (returnDate < (departureDate ?? today)) return 'return_before_departure';
  // A stay has a night at least (K-04).
  if (search.package && returnDate === departureDate) return 'no_night';
  return isWithinHorizon(returnDate, today) ? undefined : 'return_too_late';
}

/** What keeps a search from being made (F-07, F-08); missing dates do not, they fall back (F-09). */
export function searchProblems(search: FlightSearch, today: LocalDate): SearchProblems {
  const problems: SearchProblems = {};
  if (search.from === null) problems.origin = 'origin_missing';
  if (search.to === null) problems.destination = 'destination_missing';
  else if (search.to === search.from) problems.destination = 'same_place';
  const dates = dateProblem(search, today);
  if (dates) problems.dates = dates;
  const travellers = partyProblem(search.travellers);
  if (travellers) problems.travellers = travellers;
  return problems;
}

/** The same for a form: words that stand for no place, or for several, are not a missing place. */
export function formProblems(form: SearchForm, today: LocalDate): SearchProblems {
  const problems = searchProblems(searchOf(form), today);
  if (problems.origin && form.origin.text) problems.origin = 'place_unclear';
  if (problems.destination === 'destination_missing' && form.destination.text)
    problems.destination = 'place_unclear';
  if (isAgeMissing(form.travellers)) problems.travellers ??= 'age_missing';
  return problems;
}

export function hasProblems(problems: SearchProblems): boolean {
  return Object.keys(problems).length > 0;
}
