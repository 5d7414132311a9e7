import { journeyTypesOf, type JourneyType } from './journey-types.ts';

interface FareOfTraveller {
  readonly type: string;
  readonly fareDetailsBySegment: readonly {
    readonly segmentId: string;
    readonly includedCabinBags: number;
    readonly includedCheckedBags: number;
  }[];
}

const fewest = (pieces: readonly number[]) => (pieces.length > 0 ? Math.min(...pieces) : 0);

/** Bags in the fare of everybody with a seat: the fewest pieces on any of these flights are what they can count on. */
export function includedBags(
  travelers: readonly FareOfTraveller[],
  segments: readonly { readonly id: string }[],
): { cabin: number; checked: number } {
  const ids = new Set(segments.map(({ id }) => id));
  const fares = (travelers.find(({ type }) => type !== 'INFANT')?.fareDetailsBySegment ?? []).filter(
    ({ segmentId }) => ids.has(segmentId),
  );
  return {
    cabin: fewest(fares.map((fare) => fare.includedCabinBags)),
    checked: fewest(fares.map((fare) => fare.includedCheckedBags)),
  };
}

/** Journeys of a trip whose fare includes no checked bag. */
export function journeysWithoutBag({
  travelerPricings,
  itineraries,
}: {
  readonly travelerPricings: readonly FareOfTraveller[];
  readonly itineraries: readonly { readonly segments: readonly { readonly id: string }[] }[];
}): JourneyType[] {
  return journeyTypesOf(itineraries.length).filter(
    (_, place) => includedBags(travelerPricings, itineraries[place]?.segments ?? []).checked === 0,
  );
}
