import type { FlightSearchPayload } from '@travesia/contracts';
import { addDays, BOOKING_HORIZON_DAYS, todayIn } from '@travesia/domain';
import { airportsOfPlace } from '@travesia/geography';
import { ApiError, type FieldProblem } from '../../errors/index.ts';

/** Where the day begins last on earth: a flight is past once its day is past there too. */
const LAST_TIME_ZONE = 'Pacific/Pago_Pago';

type Leg = NonNullable<FlightSearchPayload['legInfo'][2]>;

/** Days begin on a full quarter of an hour, wherever on earth. */
const QUARTER_MS = 15 * 60_000;

let days = { quarter: NaN, first: '', last: '' };
/** The days on which a flight can be searched now. */
function searchableDays(nowMs: number) {
  const quarter = Math.floor(nowMs / QUARTER_MS);
  if (days.quarter !== quarter) {
    days = {
      quarter,
      first: todayIn(nowMs, LAST_TIME_ZONE),
      last: addDays(todayIn(nowMs), BOOKING_HORIZON_DAYS),
    };
  }
  return days;
}

function dateProblem(date: string, nowMs: number): string | null {
  const { first, last } = searchableDays(nowMs);
  if (date < first) return 'date_in_past';
  return date > last ? 'date_too_far' : null;
}

/** A city and an airport of its own are one place (F-12). */
function isSamePlace(leg: Leg): boolean {
  const from = new Set(airportsOfPlace(leg.from).map(({ code }) => code));
  const to = new Set(airportsOfPlace(leg.to).map(({ code }) => code));
  return from.size > 0 && (from.isSubsetOf(to) || (to.size > 0 && to.isSubsetOf(from)));
}

function placeProblems(leg: Leg, path: string): FieldProblem[] {
  const unknownEnds = (['from', 'to'] as const).filter((end) => airportsOfPlace(leg[end]).length === 0);
  return [
    ...unknownEnds.map((end) => ({ path: `${path}.${end}`, code: 'place_unknown' })),
    ...(isSamePlace(leg) ? [{ path, code: 'same_place' }] : []),
  ];
}

/** Places stay where they are: a leg whose places were good is not asked for them again. */
const withGoodPlaces = new WeakSet<Leg>();

function legProblems(leg: Leg, path: string, nowMs: number): FieldProblem[] {
  const places = withGoodPlaces.has(leg) ? [] : placeProblems(leg, path);
  if (places.length === 0) withGoodPlaces.add(leg);
  const date = dateProblem(leg.departureDate, nowMs);
  return date === null ? places : [...places, { path: `${path}.departureDate`, code: date }];
}

/** Dates and places that the schema alone cannot judge (F-08, B-11). */
export function searchProblems({ legInfo }: FlightSearchPayload, nowMs: number): FieldProblem[] {
  return [
    ...legProblems(legInfo[1], 'legInfo.1', nowMs),
    ...(legInfo[2] ? legProblems(legInfo[2], 'legInfo.2', nowMs) : []),
  ];
}

export function checkSearch(payload: FlightSearchPayload, nowMs: number): void {
  const fields = searchProblems(payload, nowMs);
  if (fields.length > 0) throw new ApiError('invalid_request', { fields });
}
