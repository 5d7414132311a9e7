import { dateOf, daysBetween, timeOf, type LocalDateTime } from '../dates/local-date.ts';

/** What is read of a flight and the wait after it; the segments of `journeySections` fit. */
interface ConnectedFlight {
  readonly operatedBy: string | null;
  readonly from: { readonly code: string; readonly terminal: string | null };
  readonly to: { readonly code: string; readonly terminal: string | null };
  readonly departureAt: LocalDateTime;
  readonly arrivalAt: LocalDateTime;
  readonly connectionInMinutes: number | null;
}

/** In the order in which they are told: what can break a trip before what only tires. */
const TRAVEL_WARNINGS = [
  'shortConnection',
  'changeOfAirport',
  'overnightWait',
  'longConnection',
  'lastOfDay',
  'anotherDay',
  'operatedByAnother',
] as const;
export type TravelWarningCode = (typeof TRAVEL_WARNINGS)[number];

export interface TravelWarning {
  readonly code: TravelWarningCode;
  /** Position of the flight that it is about; of a wait, the flight before it. */
  readonly segment: number;
}

const OVERNIGHT_AT = '03:00';
const LONG_CONNECTION_MINUTES = 4 * 60;
/**
 * Minimum times differ by airport and airline, and no supplier sends them. These are ours: enough to walk to another
 * gate, to another terminal with its security check, and to collect bags and cross a city.
 */
const MINIMUM_MINUTES = { sameTerminal: 60, otherTerminal: 90, otherAirport: 180 } as const;

/** How long a connection should be at least. */
export function minimumConnectionMinutes(
  landing: ConnectedFlight['to'],
  takeoff: ConnectedFlight['from'],
): number {
  if (landing.code !== takeoff.code) return MINIMUM_MINUTES.otherAirport;
  const isOtherTerminal =
    landing.terminal !== null && takeoff.terminal !== null && landing.terminal !== takeoff.terminal;
  return isOtherTerminal ? MINIMUM_MINUTES.otherTerminal : MINIMUM_MINUTES.sameTerminal;
}

/** Whether the small hours of a night are spent waiting. */
function isOvernight(from: LocalDateTime, until: LocalDateTime): boolean {
  const isBefore = timeOf(from) < OVERNIGHT_AT;
  if (dateOf(from) === dateOf(until)) return isBefore && timeOf(until) > OVERNIGHT_AT;
  return isBefore || timeOf(until) > OVERNIGHT_AT || daysBetween(dateOf(from), dateOf(until)) > 1;
}

/**
 * What can go wrong, or surprise, on one journey of a trip. An offer is one ticket of one airline, so a
 * transfer at one's own risk is only the way between two airports.
 */
export function travelWarnings(
  segments: readonly ConnectedFlight[],
  { isLastOfDay = false }: { readonly isLastOfDay?: boolean } = {},
): TravelWarning[] {
  const found: TravelWarning[] = [];
  segments.forEach((flight, segment) => {
    if (flight.operatedBy !== null) found.push({ code: 'operatedByAnother', segment });
    const next = segments[segment + 1];
    const wait = flight.connectionInMinutes;
    if (!next || wait === null) return;
    if (wait < minimumConnectionMinutes(flight.to, next.from))
      found.push({ code: 'shortConnection', segment });
    if (flight.to.code !== next.from.code) found.push({ code: 'changeOfAirport', segment });
    if (isOvernight(flight.arrivalAt, next.departureAt)) found.push({ code: 'overnightWait', segment });
    else if (wait >= LONG_CONNECTION_MINUTES) found.push({ code: 'longConnection', segment });
  });
  const first = segments[0];
  const last = segments.at(-1);
  if (isLastOfDay) found.push({ code: 'lastOfDay', segment: 0 });
  if (first && last && dateOf(first.departureAt) !== dateOf(last.arrivalAt))
    found.push({ code: 'anotherDay', segment: segments.length - 1 });
  return found.toSorted((a, b) => TRAVEL_WARNINGS.indexOf(a.code) - TRAVEL_WARNINGS.indexOf(b.code));
}
