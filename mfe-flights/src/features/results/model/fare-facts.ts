import type { FlightOffer } from '@travesia/contracts';
import { includedBags } from '@travesia/domain';

/** Bags of one adult that the fare includes on every flight, and whether more can be bought (F-19). */
export interface BagsView {
  readonly cabinBags: number;
  readonly checkedBags: number;
  readonly canBuyChecked: boolean;
}

export function bagsView(offer: FlightOffer): BagsView {
  const fares = offer.travelerPricings.find(({ type }) => type !== 'INFANT')?.fareDetailsBySegment ?? [];
  const { cabin, checked } = includedBags(
    offer.travelerPricings,
    offer.itineraries.flatMap(({ segments }) => segments),
  );
  return {
    cabinBags: cabin,
    checkedBags: checked,
    canBuyChecked: fares.some((fare) => fare.additionalServices.chargeableCheckedBags.quantity > 0),
  };
}

/** Name of the fare where the airline gives it one. */
export function fareBrand(offer: FlightOffer): string | null {
  return offer.travelerPricings[0]?.fareDetailsBySegment[0]?.fareBrand ?? null;
}

/** The cheapest refundable fare of the same flights, where `offer` is not: what the filter counts is then said on the line. */
export function refundableInstead(offer: FlightOffer, fares: readonly FlightOffer[]): FlightOffer | null {
  if (offer.conditions.refundable) return null;
  return fares
    .filter(({ conditions }) => conditions.refundable)
    .reduce<FlightOffer | null>(
      (best, fare) => (best && best.price.intTotal.amount <= fare.price.intTotal.amount ? best : fare),
      null,
    );
}
