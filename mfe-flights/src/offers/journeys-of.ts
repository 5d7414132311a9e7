import type { Dictionaries, FlightOffer } from '@travesia/contracts';
import { journeySections } from '@travesia/domain';

/** One direction of an offer, in the words and times that every screen shows. */
export type OfferJourney = ReturnType<typeof journeySections>[number];

export function journeysOf(offer: FlightOffer, dictionaries: Dictionaries): OfferJourney[] {
  const fares = offer.travelerPricings[0]?.fareDetailsBySegment ?? [];
  return journeySections(offer.itineraries, dictionaries, {
    heading: (_journey, from, to) => `${from} – ${to}`,
    cabin: (id) => fares.find(({ segmentId }) => segmentId === id)?.cabin ?? 'economy',
  });
}

/** The waits between its flights. */
export function stopsOf({ segments }: OfferJourney) {
  return segments.flatMap(({ to, connectionInMinutes }) =>
    connectionInMinutes === null ? [] : [{ cityName: to.cityName, minutes: connectionInMinutes }],
  );
}

/** Whose flights these are, each airline once. */
export function airlinesOf({ segments }: OfferJourney): string {
  return [...new Set(segments.map(({ carrierName }) => carrierName))].join(', ');
}

/** Carriers that fly it under the name of another. */
export function operatorsOf({ segments }: OfferJourney): string[] {
  return [...new Set(segments.flatMap(({ operatedBy }) => operatedBy ?? []))];
}
