import { GROWN_UP_AGE, PACKAGE_FLOW, type TravellerCounts } from '@travesia/domain';
import { ROUND_TRIP, type FlightSearch } from './flight-search.ts';

/** Names in the query string; forms without code send the same ones. */
export const SEARCH_PARAMETERS = {
  from: 'from',
  to: 'to',
  departure: 'depart',
  return: 'return',
  tripType: 'trip',
  adults: 'adults',
  children: 'children',
  infants: 'infants',
  cabin: 'cabin',
  flow: 'flow',
  rooms: 'rooms',
  ages: 'ages',
  hotelDestination: 'stay',
  near: 'near',
  flexible: 'flex',
  leg: 'leg',
} as const;

/** The days as the form sends them. */
export const DATE_NAMES = { from: SEARCH_PARAMETERS.departure, to: SEARCH_PARAMETERS.return } as const;
export const RESULTS_PATH = '/vuelos/results';

/** The ages that are known of everybody under 18, in the order of the travellers. */
export function minorsText({ ages = [] }: TravellerCounts): string {
  return ages.filter((age) => age < GROWN_UP_AGE).join(',');
}

/** What `readSearch` reads; defaults are left out, so that addresses stay short enough to read. */
export function writeSearch(search: FlightSearch): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') query.set(name, String(value));
  };
  set(SEARCH_PARAMETERS.from, search.from);
  set(SEARCH_PARAMETERS.to, search.to);
  set(SEARCH_PARAMETERS.departure, search.departureDate);
  if (search.tripType === ROUND_TRIP) set(SEARCH_PARAMETERS.return, search.returnDate);
  set(SEARCH_PARAMETERS.adults, search.travellers.adult);
  set(SEARCH_PARAMETERS.children, search.travellers.child || null);
  set(SEARCH_PARAMETERS.infants, search.travellers.infant || null);
  set(SEARCH_PARAMETERS.ages, minorsText(search.travellers));
  set(SEARCH_PARAMETERS.cabin, search.cabin);
  set(SEARCH_PARAMETERS.tripType, search.tripType);
  for (const leg of search.more ?? [])
    query.append(SEARCH_PARAMETERS.leg, [leg.from, leg.to, leg.departureDate].join('.'));
  set(SEARCH_PARAMETERS.near, search.asked ? `${search.asked.from}-${search.asked.to}` : null);
  set(SEARCH_PARAMETERS.flexible, search.isFlexible ? 1 : null);
  if (search.package) {
    set(SEARCH_PARAMETERS.flow, PACKAGE_FLOW);
    set(SEARCH_PARAMETERS.rooms, search.package.rooms);
    set(SEARCH_PARAMETERS.hotelDestination, search.package.hotelDestination);
  }
  return query;
}

/** `/mad-bog/results`: the slug is for people, the query says everything (F-14). */
export function resultsPath(search: Pick<FlightSearch, 'from' | 'to'>): string {
  if (!search.from || !search.to) return RESULTS_PATH;
  return `/${search.from.toLowerCase()}-${search.to.toLowerCase()}/results`;
}

export function resultsAddress(search: FlightSearch): string {
  return `${resultsPath(search)}?${writeSearch(search).toString()}`;
}
