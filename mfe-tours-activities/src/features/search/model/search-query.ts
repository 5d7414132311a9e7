import { PLACE_PARAMETERS, readDay, readPlace, writePlace } from '@travesia/booking-ui/place-address';
import {
  formatPaxes,
  isChild,
  parsePaxes,
  paxesOf,
  type ActivityParty,
  type LocalDate,
} from '@travesia/domain';
import { NEW_SEARCH, type ActivitySearch } from './activity-search.ts';

/** Names in the query string; forms without code send the first ones (T-03). */
export const SEARCH_PARAMETERS = {
  ...PLACE_PARAMETERS,
  from: 'from',
  to: 'to',
  paxes: 'paxes',
} as const;
/** The days as the form sends them. */
export const DATE_NAMES = { from: SEARCH_PARAMETERS.from, to: SEARCH_PARAMETERS.to } as const;

const PEOPLE_MAX = 20;

/** Ages of an address; children of a link from another market are left out where this one has none (T-02). */
function readParty(value: string | null, { children }: { children: boolean }): ActivityParty {
  const paxes = parsePaxes(value ?? '')?.slice(0, PEOPLE_MAX);
  if (!paxes) return NEW_SEARCH.party;
  return {
    adults: paxes.filter((pax) => !isChild(pax)).length,
    childAges: children ? paxes.filter(isChild).map(({ age }) => age) : [],
  };
}

/** Children of the address whom this market does not sell to: the page has to say so. */
export function childrenLeftOut(query: URLSearchParams, { children }: { children: boolean }): number {
  if (children) return 0;
  const paxes = parsePaxes(query.get(SEARCH_PARAMETERS.paxes) ?? '') ?? [];
  return paxes.slice(0, PEOPLE_MAX).filter(isChild).length;
}

/** Reads an address by whoever it was written; what is not usable becomes its default, nothing throws. */
export function readSearch(query: URLSearchParams, rules: { children: boolean }): ActivitySearch {
  return {
    place: readPlace(query),
    from: readDay(query, SEARCH_PARAMETERS.from),
    to: readDay(query, SEARCH_PARAMETERS.to),
    party: readParty(query.get(SEARCH_PARAMETERS.paxes), rules),
  };
}

export function writeSearch({ place, from, to, party }: ActivitySearch): URLSearchParams {
  const query = new URLSearchParams();
  if (place) writePlace(query, place);
  if (from) query.set(SEARCH_PARAMETERS.from, from);
  if (to) query.set(SEARCH_PARAMETERS.to, to);
  query.set(SEARCH_PARAMETERS.paxes, formatPaxes(paxesOf(party, { children: true })));
  return query;
}

export function resultsAddress(resultsPath: string, search: ActivitySearch): string {
  return `${resultsPath}?${writeSearch(search).toString()}`;
}

export const CODE_PARAMETER = 'code';
/** The day that the page of an activity opens with. */
export const DAY_PARAMETER = 'day';

/** The page of one activity; the search stays in the address, so that the way back and the dates are known. */
export function detailAddress(
  detailPath: string,
  search: ActivitySearch,
  code: string,
  day: LocalDate | null = null,
): string {
  const query = writeSearch(search);
  query.set(CODE_PARAMETER, code);
  if (day) query.set(DAY_PARAMETER, day);
  return `${detailPath}?${query.toString()}`;
}
