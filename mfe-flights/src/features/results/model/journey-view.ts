import type { Dictionaries, FlightOffer, Itinerary, Segment } from '@travesia/contracts';
import { daysBetween, dateOf, includedBags } from '@travesia/domain';

/** A wait between two flights. */
export interface Stop {
  readonly airportCode: string;
  readonly cityName: string;
  readonly minutes: number;
  /** The next flight leaves from another airport of the city. */
  readonly changesAirport: boolean;
}

/** One journey of an offer in the facts a ticket shows (F-19). */
export interface JourneyView {
  readonly airlineCode: string;
  readonly airlineName: string;
  /** Operating carriers that differ from the marketing one. */
  readonly operatedBy: readonly string[];
  readonly departure: Segment['departure'];
  readonly arrival: Segment['arrival'];
  readonly departureCity: string;
  readonly arrivalCity: string;
  /** Days between departure and arrival by the local calendars. */
  readonly dayDelta: number;
  readonly durationMinutes: number;
  readonly stops: readonly Stop[];
}

function minutesBetween(arrival: Segment['arrival'], departure: Segment['departure']): number {
  // Both clocks are those of one place, so their difference is the wait.
  return Math.round((Date.parse(`${departure.at}:00Z`) - Date.parse(`${arrival.at}:00Z`)) / 60_000);
}

export function cityOf(code: string, { locations }: Dictionaries): string {
  return locations[code]?.cityName ?? code;
}

export function carrierName(code: string, { carriers }: Dictionaries): string {
  return carriers[code] ?? code;
}

export function journeyView(itinerary: Itinerary, dictionaries: Dictionaries): JourneyView | null {
  const { segments } = itinerary;
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) return null;
  const operators = segments
    .filter((segment) => segment.operatingCarrierCode !== segment.marketingCarrierCode)
    .map((segment) => carrierName(segment.operatingCarrierCode, dictionaries));
  return {
    airlineCode: first.marketingCarrierCode,
    airlineName: carrierName(first.marketingCarrierCode, dictionaries),
    operatedBy: [...new Set(operators)],
    departure: first.departure,
    arrival: last.arrival,
    departureCity: cityOf(first.departure.iataCode, dictionaries),
    arrivalCity: cityOf(last.arrival.iataCode, dictionaries),
    dayDelta: daysBetween(dateOf(first.departure.at), dateOf(last.arrival.at)),
    durationMinutes: itinerary.durationInMinutes,
    stops: segments.slice(1).flatMap((segment, index) => {
      const before = segments[index];
      if (!before) return [];
      return [
        {
          airportCode: before.arrival.iataCode,
          cityName: cityOf(before.arrival.iataCode, dictionaries),
          minutes: minutesBetween(before.arrival, segment.departure),
          changesAirport: before.arrival.iataCode !== segment.departure.iataCode,
        },
      ];
    }),
  };
}

/** Bags of one adult that the fare includes on every flight, and whether more can be bought (F-19). */
export interface BagsView {
  readonly cabinBags: number;
  readonly checkedBags: number;
  readonly canBuyChecked: boolean;
}

export function bagsView(offer: FlightOffer): BagsView {
  const fares = offer.travelerPricings.find(({ type }) => type !== 'INFANT')?.fareDetailsBySegment ?? [];
  const { cabin, checked } = includedBags(
    offer.travelerPricings,
    offer.itineraries.flatMap(({ segments }) => segments),
  );
  return {
    cabinBags: cabin,
    checkedBags: checked,
    canBuyChecked: fares.some((fare) => fare.additionalServices.chargeableCheckedBags.quantity > 0),
  };
}

/** Name of the fare where the airline gives it one. */
export function fareBrand(offer: FlightOffer): string | null {
  return offer.travelerPricings[0]?.fareDetailsBySegment[0]?.fareBrand ?? null;
}
