import type { FlightOffer, FlightSearchPayload } from '@travesia/contracts';

/** The fare wishes of F-12. */
export function hasWantedFare({ conditions }: FlightOffer, payload: FlightSearchPayload): boolean {
  if (payload.refundableFare && !conditions.refundable) return false;
  if (payload.noRestrictionFare && !(conditions.refundable && conditions.changeable)) return false;
  return !payload.noPenaltyFare || conditions.penaltyFree;
}
