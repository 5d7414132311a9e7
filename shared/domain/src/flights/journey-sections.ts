import type { LocalDateTime } from '../dates/local-date.ts';
import { journeyTypesOf, type JourneyType } from './journey-types.ts';

/** What is read of an offer (F-17) and its dictionaries; the contracts' shapes fit. */
export interface FlownSegment {
  readonly id: string;
  readonly departure: {
    readonly iataCode: string;
    readonly at: LocalDateTime;
    readonly terminal?: string | null | undefined;
  };
  readonly arrival: {
    readonly iataCode: string;
    readonly at: LocalDateTime;
    readonly terminal?: string | null | undefined;
  };
  readonly durationInMinutes: number;
  readonly flightNumber: string;
  readonly aircraft: string | null;
  readonly operatingCarrierCode: string;
  readonly marketingCarrierCode: string;
}

export interface FlownItinerary {
  readonly segments: readonly FlownSegment[];
  readonly durationInMinutes: number;
  readonly stops: number;
}

export interface FlightNames {
  readonly carriers: Readonly<Record<string, string>>;
  readonly aircraft: Readonly<Record<string, string>>;
  readonly locations: Readonly<
    Record<
      string,
      { readonly name: string; readonly cityName: string; readonly lat: number; readonly lon: number }
    >
  >;
}

export interface JourneyWords {
  readonly heading: (journey: JourneyType, fromCity: string, toCity: string) => string;
  /** Cabin of a segment, in words. */
  readonly cabin: (segmentId: string) => string;
}

const minuteOf = (dateTime: LocalDateTime) => Date.parse(`${dateTime}Z`) / 60_000;

/**
 * The journeys of an offer as every screen shows them: order view, summary, confirmation.
 * Connections compare two clock times of one place (or of one city), so no zone is needed.
 */
export function journeySections(
  itineraries: readonly FlownItinerary[],
  names: FlightNames,
  words: JourneyWords,
) {
  const place = (point: FlownSegment['departure']) => {
    const location = names.locations[point.iataCode];
    return {
      code: point.iataCode,
      name: location?.name ?? point.iataCode,
      cityName: location?.cityName ?? point.iataCode,
      terminal: point.terminal ?? null,
    };
  };
  const end = (code: string) => {
    const location = names.locations[code];
    return { code, lat: location?.lat ?? 0, lon: location?.lon ?? 0, cityName: location?.cityName ?? code };
  };
  const carrier = (code: string) => names.carriers[code] ?? code;

  const types = journeyTypesOf(itineraries.length);
  return itineraries.flatMap((itinerary, index) => {
    const first = itinerary.segments[0];
    const last = itinerary.segments.at(-1);
    const journeyType = types[index];
    if (!first || !last || !journeyType) return [];
    const origin = end(first.departure.iataCode);
    const destination = end(last.arrival.iataCode);
    return [
      {
        kind: 'journey' as const,
        journeyType,
        heading: words.heading(journeyType, origin.cityName, destination.cityName),
        durationInMinutes: itinerary.durationInMinutes,
        stops: itinerary.stops,
        origin,
        destination,
        segments: itinerary.segments.map((segment, position) => {
          const next = itinerary.segments[position + 1];
          const isOwnFlight = segment.operatingCarrierCode === segment.marketingCarrierCode;
          return {
            carrierCode: segment.marketingCarrierCode,
            carrierName: carrier(segment.marketingCarrierCode),
            operatedBy: isOwnFlight ? null : carrier(segment.operatingCarrierCode),
            flightNumber: segment.flightNumber,
            aircraft:
              segment.aircraft === null ? null : (names.aircraft[segment.aircraft] ?? segment.aircraft),
            cabin: words.cabin(segment.id),
            from: place(segment.departure),
            to: place(segment.arrival),
            departureAt: segment.departure.at,
            arrivalAt: segment.arrival.at,
            durationInMinutes: segment.durationInMinutes,
            connectionInMinutes: next ? minuteOf(next.departure.at) - minuteOf(segment.arrival.at) : null,
          };
        }),
      },
    ];
  });
}
