import type { Locale, OrderSection, OrderView } from '@travesia/contracts';
import {
  dateOf,
  fareAges,
  includedBags,
  inLocale,
  journeySections,
  journeyWord,
  type FlightNames,
} from '@travesia/domain';
import { findAirline, findAirport } from '@travesia/geography';
import type { FlightOrder } from './flight-order.ts';
import { wordsOf } from './words.ts';

type Journey = Extract<OrderSection, { kind: 'journey' }>;

/** Places are named in the reader's language; what geography does not know keeps the supplier's name. */
function namesOf(order: FlightOrder, locale: Locale): FlightNames {
  const { carriers, aircraft, locations } = inLocale(order.dictionaries, locale);
  const codes = order.offer.itineraries.flatMap(({ segments }) =>
    segments.flatMap(({ departure, arrival }) => [departure.iataCode, arrival.iataCode]),
  );
  const known = codes.flatMap((code) => {
    const airport = findAirport(code);
    if (!airport) return [];
    const { name, cityName, location } = airport;
    return [[code, { name, cityName: cityName[locale], lat: location.lat, lon: location.lon }] as const];
  });
  return { carriers, aircraft, locations: { ...locations, ...Object.fromEntries(known) } };
}

/** Outbound and return journey for checkout, confirmation and documents. */
export function flightSections(order: FlightOrder, locale: Locale): Journey[] {
  const { itineraries, travelerPricings } = order.offer;
  const fares = travelerPricings[0]?.fareDetailsBySegment ?? [];
  return journeySections(itineraries, namesOf(order, locale), {
    heading: (journey, from, to) => {
      const { key, number } = journeyWord(journey);
      return wordsOf(locale)(`journey.${key}`, { from, to, number });
    },
    cabin: (segmentId) => fares.find((fare) => fare.segmentId === segmentId)?.cabin ?? 'economy',
  }).map((journey, index) => ({
    ...journey,
    includedBags: includedBags(travelerPricings, itineraries[index]?.segments ?? []),
  }));
}

/** 'Madrid – Bogotá': what the traveller calls this trip. */
export function flightHeading(order: FlightOrder, locale: Locale): string {
  const [first, ...more] = flightSections(order, locale);
  if (!first) return '';
  // There and back is told by the way there.
  const others = more.length > 1 ? more : [];
  return [first.origin, first.destination, ...others.map(({ destination }) => destination)]
    .map(({ cityName }) => cityName)
    .join(' – ');
}

/** What the supplier takes of a traveller (W-05). */
export function demandsOf(
  { supplier, dictionaries }: FlightOrder,
  locale: Locale,
): Pick<OrderView['requirements'], 'documentTypes' | 'loyaltyAirlines'> {
  const { documentTypes, loyaltyProgrammes } = supplier;
  const { carriers } = inLocale(dictionaries, locale);
  return {
    ...(documentTypes && { documentTypes: [...documentTypes] }),
    ...(loyaltyProgrammes && {
      // Partners of the airline are seldom among those that fly.
      loyaltyAirlines: loyaltyProgrammes.map((code) => ({
        code,
        name: carriers[code] ?? findAirline(code)?.name ?? code,
      })),
    }),
  };
}

/** First and last day of the journey, by the airports' own calendars (S-11). */
export function travelDates(
  order: FlightOrder,
): Pick<OrderView['requirements'], 'firstTravelDate' | 'lastTravelDate'> {
  const segments = order.offer.itineraries.flatMap((itinerary) => itinerary.segments);
  return {
    firstTravelDate: dateOf(segments[0]?.departure.at ?? ''),
    lastTravelDate: dateOf(segments.at(-1)?.arrival.at ?? ''),
  };
}

/** The travellers of the offer: forms, bags and tickets are named by these ids (S-07). */
export function orderTravellers(order: FlightOrder): OrderView['travellers'] {
  return order.offer.travelerPricings.map(({ travelerId, type }, index) => {
    const age = order.ages?.[index];
    return {
      id: travelerId,
      type,
      associatedAdultId: order.supplier.associatedAdults[travelerId] ?? null,
      ...(age !== undefined && { ages: fareAges(age) }),
    };
  });
}
