import type { FlightOffer } from '@travesia/contracts';
import { dateOf, type TravelFacts, type TravellerType } from '@travesia/domain';
import type { TravellerPlace } from '@travesia/booking-ui/travellers';

/** Day of the last arrival: ages and documents are judged on it (S-11). */
export function lastTravelDate(offer: FlightOffer): string {
  const last = offer.itineraries.at(-1)?.segments.at(-1);
  return last ? dateOf(last.arrival.at) : '';
}

export function travelFactsOf(offer: FlightOffer, today: string, passportRequired: boolean): TravelFacts {
  return { today, lastTravelDate: lastTravelDate(offer), passportRequired };
}

/** One form per traveller of the priced offer, in its order; the first adult leads (S-06, S-07). */
export function travellerPlaces(offer: FlightOffer): TravellerPlace[] {
  const firstAdult = offer.travelerPricings.find(({ type }) => type === 'ADULT')?.travelerId;
  return offer.travelerPricings.map(({ travelerId, type }) => ({
    id: travelerId,
    type: type satisfies TravellerType,
    primary: travelerId === firstAdult,
  }));
}
