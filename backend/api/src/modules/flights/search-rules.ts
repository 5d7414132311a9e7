import type { FlightOffer, FlightSearchPayload } from '@travesia/contracts';
import { addDays, isWithinHorizon, type LocalDate } from '@travesia/domain';
import { ApiError } from '../../errors/index.ts';

/** The earliest day it still is anywhere: a traveller west of Greenwich may leave "today". */
const earliestToday = (todayUtc: LocalDate) => addDays(todayUtc, -1);

/** Dates and places that the schema cannot judge (F-08). */
export function checkSearch(
  payload: FlightSearchPayload,
  todayUtc: LocalDate,
  isKnownPlace: (code: string) => boolean,
): void {
  const fields = Object.entries(payload.legInfo).flatMap(([key, leg]) => {
    if (!leg) return [];
    const path = (field: string) => `legInfo.${key}.${field}`;
    const isInTime = isWithinHorizon(leg.departureDate, earliestToday(todayUtc));
    return [
      ...(isInTime ? [] : [{ path: path('departureDate'), code: 'date_out_of_range' }]),
      ...(['from', 'to'] as const)
        .filter((end) => !isKnownPlace(leg[end]))
        .map((end) => ({ path: path(end), code: 'place_unknown' })),
    ];
  });
  if (fields.length > 0) throw new ApiError('invalid_request', { fields });
}

/** What the payload's three fare flags leave (F-12). */
export function keepWantedFares(offers: readonly FlightOffer[], payload: FlightSearchPayload): FlightOffer[] {
  return offers.filter(({ conditions }) => {
    if (payload.refundableFare && !conditions.refundable) return false;
    if (payload.noPenaltyFare && !conditions.penaltyFree) return false;
    return !payload.noRestrictionFare || (conditions.refundable && conditions.changeable);
  });
}
