import type { FlightSearchPayload } from '@travesia/contracts';
import { GROWN_UP_AGE } from '@travesia/domain';

/** What is flown, by whom and how; null days are left to the page. */
export interface FlightJourney {
  readonly from: string;
  readonly to: string;
  readonly departureDate: string | null;
  readonly returnDate: string | null;
  readonly isOneWay: boolean;
  /** Of several cities: the legs after the first. */
  readonly more?: readonly { readonly from: string; readonly to: string; readonly departureDate: string }[];
  readonly cabin?: FlightSearchPayload['cabin'];
  readonly travelerInfo: FlightSearchPayload['travelerInfo'];
}

/** The results of a journey, for addresses that the server writes; `mfe-flights` reads it (F-14). */
export function flightResultsAddress(journey: FlightJourney): string {
  const { from, to, departureDate, returnDate, isOneWay, more = [], cabin, travelerInfo } = journey;
  const { adult, child, infant, ages = [] } = travelerInfo;
  const query = new URLSearchParams({
    from,
    to,
    ...(departureDate !== null && { depart: departureDate }),
    ...(returnDate !== null && { return: returnDate }),
    adults: String(adult),
    ...(child > 0 && { children: String(child) }),
    ...(infant > 0 && { infants: String(infant) }),
    ...(ages.some((age) => age < GROWN_UP_AGE) && {
      ages: ages.filter((age) => age < GROWN_UP_AGE).join(','),
    }),
    ...(cabin && { cabin }),
    trip: more.length > 0 ? '3' : isOneWay ? '1' : '2',
  });
  for (const leg of more) query.append('leg', [leg.from, leg.to, leg.departureDate].join('.'));
  return `/${from.toLowerCase()}-${to.toLowerCase()}/results?${query.toString()}`;
}
