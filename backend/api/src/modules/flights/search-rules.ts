import { legsOf, type FlightSearchPayload, type Leg } from '@travesia/contracts';
import { addDays, BOOKING_HORIZON_DAYS, todayIn, type LocalDate } from '@travesia/domain';
import { airportsOfPlace } from '@travesia/geography';
import { ApiError, type FieldProblem } from '../../errors/index.ts';

/** By the clocks of the place of departure; where a city has several zones, the most lenient counts (F-08). */
function dateProblem(date: LocalDate, timeZones: readonly string[], nowMs: number): string | null {
  const days = timeZones.map((timeZone) => todayIn(nowMs, timeZone));
  if (days.length === 0) return null;
  if (days.every((today) => date < today)) return 'date_in_past';
  return days.every((today) => date > addDays(today, BOOKING_HORIZON_DAYS)) ? 'date_too_far' : null;
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
const timeZonesOfGoodLegs = new WeakMap<Leg, readonly string[]>();

function legProblems(leg: Leg, path: string, nowMs: number): FieldProblem[] {
  const known = timeZonesOfGoodLegs.get(leg);
  const places = known ? [] : placeProblems(leg, path);
  const timeZones = known ?? [...new Set(airportsOfPlace(leg.from).map(({ timeZone }) => timeZone))];
  if (places.length === 0) timeZonesOfGoodLegs.set(leg, timeZones);
  const date = dateProblem(leg.departureDate, timeZones, nowMs);
  return date === null ? places : [...places, { path: `${path}.departureDate`, code: date }];
}

/** Dates and places that the schema alone cannot judge (F-08, B-11). */
export function searchProblems(search: FlightSearchPayload, nowMs: number): FieldProblem[] {
  return legsOf(search).flatMap((leg, place) => legProblems(leg, `legInfo.${place + 1}`, nowMs));
}

export function checkSearch(payload: FlightSearchPayload, nowMs: number): void {
  const fields = searchProblems(payload, nowMs);
  if (fields.length > 0) throw new ApiError('invalid_request', { fields });
}
