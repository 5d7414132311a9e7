import type { FlightOffer, JourneyType } from '@travesia/contracts';
import { includedBags } from '@travesia/domain';

const JOURNEYS: readonly JourneyType[] = ['onward', 'return'];

/** Journeys whose fare includes a checked bag already. */
export function includedJourneys({ travelerPricings, itineraries }: FlightOffer): ReadonlySet<JourneyType> {
  return new Set(
    JOURNEYS.filter(
      (_, place) => includedBags(travelerPricings, itineraries[place]?.segments ?? []).checked > 0,
    ),
  );
}
