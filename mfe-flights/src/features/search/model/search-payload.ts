import type { FlightSearchPayload, InfoData, TravelerInfo } from '@travesia/contracts';
import {
  departureOrFallback,
  GROWN_UP_AGE,
  returnOrFallback,
  type LocalDate,
  type TravellerCounts,
} from '@travesia/domain';
import { ROUND_TRIP, SEARCH_CURRENCY, type FlightSearch } from './flight-search.ts';

/** A search with its dates settled (F-09): what is shown and what is asked are the same. */
export function withDates(
  search: FlightSearch,
  today: LocalDate,
): FlightSearch & { departureDate: LocalDate } {
  const departureDate = departureOrFallback(search.departureDate ?? undefined, today);
  const returnDate =
    search.tripType === ROUND_TRIP
      ? returnOrFallback(search.returnDate ?? undefined, departureDate, today)
      : null;
  return { ...search, departureDate, returnDate };
}

/** F-12, rebuilt from the whole search each time (F-05); null while an end of the journey is missing. */
export function searchPayload(
  search: FlightSearch,
  { today, infoData }: { today: LocalDate; infoData: InfoData },
): FlightSearchPayload | null {
  const { from, to, departureDate, returnDate, cabin, travellers } = withDates(search, today);
  if (!from || !to) return null;
  return {
    legInfo: {
      1: { from, to, departureDate },
      ...(returnDate !== null && { 2: { from: to, to: from, departureDate: returnDate } }),
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
