import type { Itinerary } from '@travesia/contracts';

/** `AV47-1127T0740_AV116-1127T1820`: the same flights have the same key, whatever the fare (F-21). */
export function itineraryKey({ segments }: Itinerary): string {
  return segments
    .map(
      ({ marketingCarrierCode, flightNumber, departure }) =>
        `${marketingCarrierCode}${flightNumber}-${departure.at.slice(5).replaceAll(/[-:]/g, '')}`,
    )
    .join('_');
}
