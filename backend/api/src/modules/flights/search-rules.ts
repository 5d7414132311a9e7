import type { FlightSearchPayload } from '@travesia/contracts';
import { BOOKING_HORIZON_DAYS, daysBetween, todayIn } from '@travesia/domain';
import { airportsOfPlace } from '@travesia/geography';
import { ApiError, type FieldProblem } from '../../errors/index.ts';

/** Where the day begins last on earth: a flight is past once its day is past there too. */
const LAST_TIME_ZONE = 'Pacific/Pago_Pago';

type Leg = NonNullable<FlightSearchPayload['legInfo'][2]>;

function dateProblem(date: string, nowMs: number): string | null {
  if (daysBetween(todayIn(nowMs, LAST_TIME_ZONE), date) < 0) return 'date_in_past';
  return daysBetween(todayIn(nowMs), date) > BOOKING_HORIZON_DAYS ? 'date_too_far' : null;
}

/** A city and an airport of its own are one place (F-12). */
function isSamePlace(leg: Leg): boolean {
  const from = new Set(airportsOfPlace(leg.from).map(({ code }) => code));
  const to = new Set(airportsOfPlace(leg.to).map(({ code }) => code));
  return from.size > 0 && (from.isSubsetOf(to) || (to.size > 0 && to.isSubsetOf(from)));
}

function legProblems(leg: Leg, path: string, nowMs: number): FieldProblem[] {
  const unknownEnds = (['from', 'to'] as const).filter((end) => airportsOfPlace(leg[end]).length === 0);
  const date = dateProblem(leg.departureDate, nowMs);
  return [
    ...unknownEnds.map((end) => ({ path: `${path}.${end}`, code: 'place_unknown' })),
    ...(isSamePlace(leg) ? [{ path, code: 'same_place' }] : []),
    ...(date === null ? [] : [{ path: `${path}.departureDate`, code: date }]),
  ];
}

/** Dates and places that the schema alone cannot judge (F-08, B-11). */
export function checkSearch({ legInfo }: FlightSearchPayload, nowMs: number): void {
  const fields = [
    ...legProblems(legInfo[1], 'legInfo.1', nowMs),
    ...(legInfo[2] ? legProblems(legInfo[2], 'legInfo.2', nowMs) : []),
  ];
  if (fields.length > 0) throw new ApiError('invalid_request', { fields });
}
