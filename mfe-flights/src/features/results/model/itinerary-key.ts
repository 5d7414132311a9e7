import type { FlightOffer, Itinerary } from '@travesia/contracts';

/** `AV47-1127T0740_AV116-1127T1820`: the same flights have the same key, whatever the fare (F-21). */
export function itineraryKey({ segments }: Itinerary): string {
  return segments
    .map(
      ({ marketingCarrierCode, flightNumber, departure }) =>
        `${marketingCarrierCode}${flightNumber}-${departure.at.slice(5).replaceAll(/[-:]/g, '')}`,
    )
    .join('_');
}

/** Whether an offer's first journeys are these flights. */
export const beginsWith = ({ itineraries }: FlightOffer, picked: readonly string[]): boolean =>
  picked.every((key, place) => {
    const itinerary = itineraries[place];
    return itinerary !== undefined && itineraryKey(itinerary) === key;
  });
