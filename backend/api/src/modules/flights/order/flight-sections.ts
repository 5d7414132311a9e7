import type { Locale, OrderSection, OrderView, Segment } from '@travesia/contracts';
import { dateOf, includedBags } from '@travesia/domain';
import { findAirport } from '@travesia/geography';
import type { FlightOrder } from './flight-order.ts';
import { WORDS } from './words.ts';

type Journey = Extract<OrderSection, { kind: 'journey' }>;
type SegmentView = Journey['segments'][number];

/** Places are named in the reader's language; what geography does not know keeps the supplier's name. */
function placeOf(order: FlightOrder, code: string, locale: Locale) {
  const airport = findAirport(code);
  const location = order.dictionaries[locale].locations[code];
  return {
    code,
    name: airport?.name ?? location?.name ?? code,
    cityName: airport?.cityName[locale] ?? location?.cityName ?? code,
    lat: airport?.location.lat ?? location?.lat ?? 0,
    lon: airport?.location.lon ?? location?.lon ?? 0,
  };
}

/** Both times are the connecting airport's own clock, so their difference is the time on the ground. */
function minutesBetween(arrivalAt: string, departureAt: string): number {
  return Math.round((Date.parse(`${departureAt}Z`) - Date.parse(`${arrivalAt}Z`)) / 60_000);
}

function segmentView(order: FlightOrder, segment: Segment, next: Segment | undefined, locale: Locale) {
  const { carriers, aircraft } = order.dictionaries[locale];
  const fare = order.offer.travelerPricings[0]?.fareDetailsBySegment.find(
    (details) => details.segmentId === segment.id,
  );
  const end = (endpoint: Segment['departure']) => {
    const { code, name, cityName } = placeOf(order, endpoint.iataCode, locale);
    return { code, name, cityName, terminal: endpoint.terminal ?? null };
  };
  const operator = segment.operatingCarrierCode;
  return {
    carrierCode: segment.marketingCarrierCode,
    carrierName: carriers[segment.marketingCarrierCode] ?? segment.marketingCarrierCode,
    operatedBy: operator === segment.marketingCarrierCode ? null : (carriers[operator] ?? operator),
    flightNumber: segment.flightNumber,
    aircraft: segment.aircraft === null ? null : (aircraft[segment.aircraft] ?? segment.aircraft),
    cabin: fare?.cabin ?? 'economy',
    from: end(segment.departure),
    to: end(segment.arrival),
    departureAt: segment.departure.at,
    arrivalAt: segment.arrival.at,
    durationInMinutes: segment.durationInMinutes,
    connectionInMinutes: next ? minutesBetween(segment.arrival.at, next.departure.at) : null,
  } satisfies SegmentView;
}

/** Onward and return journey as the checkout and the confirmation draw them. */
export function flightSections(order: FlightOrder, locale: Locale): Journey[] {
  return order.offer.itineraries.map((itinerary, index) => {
    const first = itinerary.segments[0];
    const last = itinerary.segments.at(-1);
    if (!first || !last) throw new RangeError('an itinerary without segments cannot be sold');
    const from = placeOf(order, first.departure.iataCode, locale);
    const to = placeOf(order, last.arrival.iataCode, locale);
    const journeyType = index === 0 ? 'onward' : 'return';
    const point = (place: typeof from) => ({
      code: place.code,
      lat: place.lat,
      lon: place.lon,
      cityName: place.cityName,
    });
    return {
      kind: 'journey',
      journeyType,
      heading: WORDS[locale].journey(journeyType, from.cityName, to.cityName),
      durationInMinutes: itinerary.durationInMinutes,
      stops: itinerary.stops,
      origin: point(from),
      destination: point(to),
      segments: itinerary.segments.map((segment, at) =>
        segmentView(order, segment, itinerary.segments[at + 1], locale),
      ),
      includedBags: includedBags(order.offer.travelerPricings, itinerary.segments),
    };
  });
}

/** 'Madrid – Bogotá': what the traveller calls this trip. */
export function flightHeading(order: FlightOrder, locale: Locale): string {
  const [onward] = flightSections(order, locale);
  return onward ? `${onward.origin.cityName} – ${onward.destination.cityName}` : '';
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
  return order.offer.travelerPricings.map(({ travelerId, type }) => ({
    id: travelerId,
    type,
    associatedAdultId: order.supplier.associatedAdults[travelerId] ?? null,
  }));
}
