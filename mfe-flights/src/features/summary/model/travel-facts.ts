import type { FlightOffer, FlightOfferReply, OrderView, TravelerInfo } from '@travesia/contracts';
import {
  ageOn,
  dateOf,
  fareAges,
  GROWN_UP_AGE,
  isLocalDate,
  travellerAges,
  type TravelFacts,
  type TravellerType,
} from '@travesia/domain';
import type { TravellerPlace } from '@travesia/booking-ui/travellers';

/** Day of the last arrival: ages and documents are judged on it (S-11). */
export function lastTravelDate(offer: FlightOffer): string {
  const last = offer.itineraries.at(-1)?.segments.at(-1);
  return last ? dateOf(last.arrival.at) : '';
}

export function travelFactsOf(
  offer: FlightOffer,
  today: string,
  demands:
    | Pick<OrderView['requirements'], 'passportRequired' | 'documentTypes' | 'loyaltyAirlines'>
    | undefined,
): TravelFacts {
  return {
    today,
    lastTravelDate: lastTravelDate(offer),
    passportRequired: demands?.passportRequired ?? false,
    ...(demands?.documentTypes && { documentTypes: demands.documentTypes }),
    ...(demands?.loyaltyAirlines && { loyaltyAirlines: demands.loyaltyAirlines }),
  };
}

/** Who travels by the birth dates that were typed; null where the offer is priced for these ages (W-04). */
export function unpricedAges(
  { data, search }: Pick<FlightOfferReply, 'data' | 'search'>,
  people: readonly { readonly id: string; readonly dateOfBirth?: unknown }[],
): TravelerInfo | null {
  const lastDay = lastTravelDate(data);
  const priced = travellerAges(search.travelerInfo);
  const isPriced = (age: number, index: number) => {
    const { from, to } = fareAges(priced[index] ?? age);
    return age >= from && age <= to;
  };
  const ages = data.travelerPricings.map(({ travelerId }, index) => {
    const born = people.find(({ id }) => id === travelerId)?.dateOfBirth;
    return typeof born === 'string' && isLocalDate(born) ? ageOn(born, lastDay) : (priced[index] ?? 0);
  });
  return ages.every(isPriced) ? null : { ...search.travelerInfo, ages };
}

/** One form per traveller of the priced offer, in its order; the first adult leads (S-06, S-07). */
export function travellerPlaces(offer: FlightOffer, party?: TravelerInfo): TravellerPlace[] {
  const firstAdult = offer.travelerPricings.find(({ type }) => type === 'ADULT')?.travelerId;
  const ages = party ? travellerAges(party) : [];
  return offer.travelerPricings.map(({ travelerId, type }, index) => {
    const age = ages[index] ?? GROWN_UP_AGE;
    return {
      id: travelerId,
      type: type satisfies TravellerType,
      primary: travelerId === firstAdult,
      ...(age < GROWN_UP_AGE && { age }),
    };
  });
}
