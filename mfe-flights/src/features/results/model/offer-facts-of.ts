import type { Dictionaries, FlightOffer } from '@travesia/contracts';
import type { GeoPoint, OfferFacts } from '@travesia/domain';
import { itineraryKey } from './itinerary-key.ts';

/** Which journey of the trip is being picked: 0 outbound, 1 return. */
export type Leg = 0 | 1;

function pointOf(code: string | undefined, dictionaries: Dictionaries): GeoPoint | null {
  return (code && dictionaries.locations[code]) || null;
}

/** An offer as filters and sorts see it; null where it lacks the journey, which a supplier's slip may cause. */
export function offerFactsOf(offer: FlightOffer, leg: Leg, dictionaries: Dictionaries): OfferFacts | null {
  const itinerary = offer.itineraries[leg];
  const outbound = offer.itineraries[0];
  const first = itinerary?.segments[0];
  if (!itinerary || !outbound || !first) return null;
  const inbound = leg === 0 ? offer.itineraries[1] : undefined;
  return {
    id: offer.id,
    group: itineraryKey(itinerary),
    priceMinor: offer.price.intTotal.amount,
    durationMinutes: itinerary.durationInMinutes,
    stops: itinerary.stops,
    departureBand: itinerary.departureTimeTag,
    arrivalBand: itinerary.arrivalTimeTag,
    airline: first.marketingCarrierCode,
    otherJourney: inbound
      ? { stops: inbound.stops, airline: inbound.segments[0]?.marketingCarrierCode ?? '' }
      : null,
    isRefundable: offer.conditions.refundable,
    isPenaltyFree: offer.conditions.penaltyFree,
    origin: pointOf(outbound.segments[0]?.departure.iataCode, dictionaries),
    destination: pointOf(outbound.segments.at(-1)?.arrival.iataCode, dictionaries),
  };
}
