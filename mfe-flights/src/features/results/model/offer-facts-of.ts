import type { Dictionaries, FlightOffer } from '@travesia/contracts';
import { includedBags, minuteOfDay, type GeoPoint, type OfferFacts } from '@travesia/domain';
import { itineraryKey } from './itinerary-key.ts';

function pointOf(code: string | undefined, dictionaries: Dictionaries): GeoPoint | null {
  return (code && dictionaries.locations[code]) || null;
}

/** An offer as filters and sorts see it; null where it lacks the journey, which a supplier's slip may cause. */
export function offerFactsOf(
  offer: FlightOffer,
  /** Which journey of the trip is being picked, from 0. */
  leg: number,
  dictionaries: Dictionaries,
  lacksBagPrice = false,
): OfferFacts | null {
  const itinerary = offer.itineraries[leg];
  const outbound = offer.itineraries[0];
  const first = itinerary?.segments[0];
  const last = itinerary?.segments.at(-1);
  if (!itinerary || !outbound || !first || !last) return null;
  const inbound = leg === 0 ? offer.itineraries[1] : undefined;
  const waits = itinerary.segments.slice(1).map(({ departure }, place) => {
    const landing = itinerary.segments[place]?.arrival.at ?? departure.at;
    return (Date.parse(`${departure.at}Z`) - Date.parse(`${landing}Z`)) / 60_000;
  });
  const bags = includedBags(
    offer.travelerPricings,
    offer.itineraries.flatMap(({ segments }) => segments),
  );
  return {
    id: offer.id,
    group: itineraryKey(itinerary),
    priceMinor: offer.price.intTotal.amount,
    durationMinutes: itinerary.durationInMinutes,
    stops: itinerary.stops,
    departureMinute: minuteOfDay(first.departure.at),
    arrivalMinute: minuteOfDay(last.arrival.at),
    departureAirport: first.departure.iataCode,
    arrivalAirport: last.arrival.iataCode,
    layovers: [...new Set(itinerary.segments.slice(0, -1).map(({ arrival }) => arrival.iataCode))],
    longestWaitMinutes: waits.length > 0 ? Math.max(...waits) : null,
    aircraft: [...new Set(itinerary.segments.flatMap(({ aircraft }) => aircraft ?? []))],
    hasCabinBag: bags.cabin > 0,
    hasCheckedBag: bags.checked > 0,
    co2Kg: offer.co2Kg ?? null,
    lacksBagPrice,
    departureBand: itinerary.departureTimeTag,
    arrivalBand: itinerary.arrivalTimeTag,
    airline: first.marketingCarrierCode,
    otherJourney: inbound
      ? { stops: inbound.stops, airline: inbound.segments[0]?.marketingCarrierCode ?? '' }
      : null,
    isRefundable: offer.conditions.refundable,
    isChangeable: offer.conditions.changeable,
    isPenaltyFree: offer.conditions.penaltyFree,
    origin: pointOf(outbound.segments[0]?.departure.iataCode, dictionaries),
    destination: pointOf(outbound.segments.at(-1)?.arrival.iataCode, dictionaries),
  };
}
