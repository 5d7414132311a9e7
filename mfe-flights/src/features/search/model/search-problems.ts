import {
  isAgeMissing,
  isWithinHorizon,
  partyProblem,
  type LocalDate,
  type PartyProblem,
} from '@travesia/domain';
import { ROUND_TRIP, type FlightSearch, type SearchForm } from './flight-search.ts';
import { searchOf } from './search-form.ts';

/** Of several cities, the legs after the first have fields by their place among them. */
type LegField = `${'origin' | 'destination' | 'dates'}.${number}`;
export type SearchField = 'origin' | 'destination' | 'dates' | 'travellers' | LegField;

/** Also keys of the words that are shown. */
type SearchProblem =
  | 'origin_missing'
  | 'destination_missing'
  | 'place_unclear'
  | 'same_place'
  | 'departure_past'
  | 'departure_too_late'
  | 'return_before_departure'
  | 'return_too_late'
  | 'no_night'
  | 'leg_before_previous'
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

/** What ends the names of a leg's fields; those of the first have none. */
const fieldEnd = (place: number) => (place > 0 ? (`.${place - 1}` as const) : '');

function legDateProblem(
  date: LocalDate | null,
  before: LocalDate,
  today: LocalDate,
): SearchProblem | undefined {
  if (date === null) return undefined;
  if (date < before) return 'leg_before_previous';
  return isWithinHorizon(date, today) ? undefined : 'departure_too_late';
}

/** What keeps a search from being made (F-07, F-08); missing dates do not, they fall back (F-09). */
export function searchProblems(search: FlightSearch, today: LocalDate): SearchProblems {
  const problems: SearchProblems = {};
  const dates = dateProblem(search, today);
  if (dates) problems.dates = dates;
  const legs = [search, ...(search.more ?? [])];
  for (const [place, leg] of legs.entries()) {
    const at = fieldEnd(place);
    if (leg.from === null) problems[`origin${at}`] = 'origin_missing';
    if (leg.to === null) problems[`destination${at}`] = 'destination_missing';
    else if (leg.to === leg.from) problems[`destination${at}`] = 'same_place';
    const before = legs[place - 1];
    const date = before && legDateProblem(leg.departureDate, before.departureDate ?? today, today);
    if (date) problems[`dates${at}`] = date;
  }
  const travellers = partyProblem(search.travellers);
  if (travellers) problems.travellers = travellers;
  return problems;
}

/** The same for a form: words that stand for no place, or for several, are not a missing place. */
export function formProblems(form: SearchForm, today: LocalDate): SearchProblems {
  const problems = searchProblems(searchOf(form), today);
  for (const [place, { origin, destination }] of [form, ...form.more].entries()) {
    const at = fieldEnd(place);
    if (problems[`origin${at}`] && origin.text) problems[`origin${at}`] = 'place_unclear';
    if (problems[`destination${at}`] === 'destination_missing' && destination.text)
      problems[`destination${at}`] = 'place_unclear';
  }
  if (isAgeMissing(form.travellers)) problems.travellers ??= 'age_missing';
  return problems;
}

export function hasProblems(problems: SearchProblems): boolean {
  return Object.keys(problems).length > 0;
}
