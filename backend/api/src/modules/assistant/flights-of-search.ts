import {
  legsOf,
  type Dictionaries,
  type FlightOffer,
  type FlightSearchPayload,
  type Leg,
  type Locale,
} from '@travesia/contracts';
import { CHARGE_CURRENCY, byLocale } from '@travesia/domain';
import { airportsOfPlace, findAirline, findAirport } from '@travesia/geography';
import { hasWantedFare } from '../flights/index.ts';
import type { CachedFlights } from './ports.ts';

const OFFERS_MAX = 120;

type Itinerary = FlightOffer['itineraries'][number];

const isAt = (airport: string, place: string) => airportsOfPlace(place).some(({ code }) => code === airport);

function fliesLeg({ segments }: Itinerary, leg: Leg | undefined): boolean {
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last || !leg) return false;
  return (
    isAt(first.departure.iataCode, leg.from) &&
    isAt(last.arrival.iataCode, leg.to) &&
    first.departure.at.startsWith(leg.departureDate)
  );
}

function isForParty({ travelerPricings }: FlightOffer, { travelerInfo }: FlightSearchPayload): boolean {
  const count = (type: string) => travelerPricings.filter((pricing) => pricing.type === type).length;
  return (
    count('ADULT') === travelerInfo.adult &&
    count('CHILD') === travelerInfo.child &&
    count('INFANT') === travelerInfo.infant
  );
}

function hasSoundPrice({ price, travelerPricings }: FlightOffer): boolean {
  const amounts = travelerPricings.map((pricing) => pricing.price.intTotal);
  return (
    [price.intTotal, ...amounts].every(({ currency }) => currency === CHARGE_CURRENCY) &&
    price.currency === CHARGE_CURRENCY &&
    price.intTotal.amount > 0 &&
    amounts.reduce((sum, { amount }) => sum + amount, 0) === price.intTotal.amount
  );
}

/** Every traveller has a fare on every flight, and one of them is in the cabin that was asked for. */
function hasFares({ itineraries, travelerPricings }: FlightOffer, { cabin }: FlightSearchPayload): boolean {
  const flights = itineraries.flatMap(({ segments }) => segments.map(({ id }) => id)).join();
  return travelerPricings.every(
    ({ fareDetailsBySegment: fares }) =>
      fares.map(({ segmentId }) => segmentId).join() === flights &&
      (cabin === undefined || fares.some((fare) => fare.cabin === cabin)),
  );
}

const airportsIn = ({ itineraries }: FlightOffer) =>
  itineraries.flatMap(({ segments }) =>
    segments.flatMap(({ departure, arrival }) => [departure.iataCode, arrival.iataCode]),
  );

function answers(offer: FlightOffer, search: FlightSearchPayload): boolean {
  const legs = legsOf(search);
  return (
    offer.itineraries.length === legs.length &&
    offer.itineraries.every((itinerary, index) => fliesLeg(itinerary, legs[index])) &&
    airportsIn(offer).every((code) => findAirport(code) !== undefined) &&
    isForParty(offer, search) &&
    hasSoundPrice(offer) &&
    hasFares(offer, search) &&
    hasWantedFare(offer, search)
  );
}

/** Names as our own searches have them; the assistant's only where we know none. */
function namesFor(offers: readonly FlightOffer[], told: Dictionaries, locale: Locale): Dictionaries {
  const names: Dictionaries = { carriers: {}, aircraft: {}, locations: {} };
  for (const offer of offers) {
    for (const code of airportsIn(offer)) {
      const airport = findAirport(code);
      if (!airport) continue;
      const { name, cityName, cityCode, countryCode, location, timeZone } = airport;
      names.locations[code] = {
        name,
        cityName: cityName[locale],
        cityCode,
        countryCode,
        ...location,
        timeZone,
      };
    }
    for (const { aircraft, marketingCarrierCode, operatingCarrierCode } of offer.itineraries.flatMap(
      ({ segments }) => segments,
    )) {
      for (const code of [offer.validatingCarrierCode, marketingCarrierCode, operatingCarrierCode]) {
        names.carriers[code] = findAirline(code)?.name ?? told.carriers[code] ?? code;
      }
      if (aircraft !== null) names.aircraft[aircraft] = told.aircraft[aircraft] ?? aircraft;
    }
  }
  return names;
}

/**
 * Of what the assistant kept, the flights that answer this search (F-42): a conversation goes on, and its flights
 * may be of another day or for another party. Ids become our own; null where nothing is left.
 */
export function flightsOfSearch(
  cached: CachedFlights,
  search: FlightSearchPayload,
  newId: () => string,
): { offers: FlightOffer[]; dictionaries: Record<Locale, Dictionaries> } | null {
  const offers = cached.offers
    .filter((offer) => answers(offer, search))
    .slice(0, OFFERS_MAX)
    .map((offer) => ({ ...offer, id: newId() }));
  if (offers.length === 0) return null;
  return { offers, dictionaries: byLocale((locale) => namesFor(offers, cached.dictionaries, locale)) };
}
