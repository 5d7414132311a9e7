import type { FlightOffer } from '@travesia/contracts';

/** What makes two offers the same to a traveller: flights, cabins and fares, whatever they cost (F-13). */
export function flightKey(offer: FlightOffer): string {
  const segments = offer.itineraries.map((itinerary) =>
    itinerary.segments
      .map(
        (segment) =>
          `${segment.marketingCarrierCode}${segment.flightNumber}:${segment.departure.iataCode}@${segment.departure.at}>${segment.arrival.iataCode}`,
      )
      .join('+'),
  );
  const fares = offer.travelerPricings.map((pricing) =>
    pricing.fareDetailsBySegment
      .map((fare) => `${fare.cabin}/${fare.fareBrand}/${fare.includedCheckedBags}`)
      .join(','),
  );
  return JSON.stringify([segments, fares, offer.validatingCarrierCode]);
}
