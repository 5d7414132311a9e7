import type { FlightSearchPayload, InfoData, Leg, TravelerInfo } from '@travesia/contracts';
import { GROWN_UP_AGE, type LocalDate, type TravellerCounts } from '@travesia/domain';
import { SEARCH_CURRENCY, type FlightSearch } from './flight-search.ts';
import { withDates } from './search-dates.ts';

/** The legs of a search, whatever its kind; null while an end of one is missing. */
export function legsOfSearch(search: FlightSearch, today: LocalDate): readonly Leg[] | null {
  const { from, to, departureDate, returnDate, more = [] } = withDates(search, today);
  if (!from || !to) return null;
  const legs: Leg[] = [{ from, to, departureDate }];
  if (returnDate !== null) legs.push({ from: to, to: from, departureDate: returnDate });
  for (const leg of more) {
    if (!leg.from || !leg.to) return null;
    const before = legs.at(-1)?.departureDate ?? departureDate;
    legs.push({ from: leg.from, to: leg.to, departureDate: leg.departureDate ?? before });
  }
  return legs;
}

/** F-12, rebuilt from the whole search each time (F-05); null while an end of the journey is missing. */
export function searchPayload(
  search: FlightSearch,
  { today, infoData }: { today: LocalDate; infoData: InfoData },
): FlightSearchPayload | null {
  const { cabin, travellers } = search;
  const [first, second, third, fourth, fifth] = legsOfSearch(search, today) ?? [];
  if (!first) return null;
  return {
    legInfo: {
      1: first,
      ...(second && { 2: second }),
      ...(third && { 3: third }),
      ...(fourth && { 4: fourth }),
      ...(fifth && { 5: fifth }),
    },
    refundableFare: false,
    noRestrictionFare: false,
    noPenaltyFare: false,
    ...(cabin && { cabin }),
    travelerInfo: travelerInfoOf(travellers),
    currencyCode: SEARCH_CURRENCY,
    infoData,
  };
}

/** The ages are sent where somebody pays another fare by theirs (W-04). */
function travelerInfoOf({ adult, child, infant, ages }: TravellerCounts): TravelerInfo {
  return { adult, child, infant, ...(ages?.some((age) => age < GROWN_UP_AGE) && { ages: [...ages] }) };
}

/** Equal searches have equal keys, whoever sent the visitor (F-13). */
export function searchKey(payload: FlightSearchPayload): string {
  const { infoData: _, ...question } = payload;
  return JSON.stringify(question);
}
