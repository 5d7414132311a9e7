import * as v from 'valibot';
import { addDays, LEGS_MAX } from '@travesia/domain';
import { airportsOfPlace, type Airport } from '@travesia/geography';
import type { CabinClass, PassengerType } from './wire-types.ts';
import { DateSchema, readData } from '../duffel/body.ts';
import { WireError } from '../duffel/wire-error.ts';

export interface QuerySlice {
  readonly from: string;
  readonly to: string;
  readonly fromAirports: readonly Airport[];
  readonly toAirports: readonly Airport[];
  readonly date: string;
}

export interface QueryPassenger {
  readonly type: PassengerType;
  readonly age: number | null;
  readonly familyName: string | null;
}

/** An offer request as understood. */
export interface OfferQuery {
  readonly slices: readonly QuerySlice[];
  readonly passengers: readonly QueryPassenger[];
  readonly cabin: CabinClass | null;
  readonly maxConnections: number;
}

const AIRPORTS_OF_A_CITY = 3;
const CHILD_BELOW = 12;
const INFANT_BELOW = 2;

export function placeOf(code: string, field: string): { code: string; airports: readonly Airport[] } {
  const airports = airportsOfPlace(code);
  if (airports.length === 0)
    throw WireError.validation(field, 'The place must be the IATA code of an airport or a city.');
  return { code, airports: airports.slice(0, AIRPORTS_OF_A_CITY) };
}

const SliceSchema = v.object({ origin: v.string(), destination: v.string(), departure_date: DateSchema });

const PassengerSchema = v.pipe(
  v.object({
    type: v.nullish(v.picklist(['adult', 'child', 'infant_without_seat'])),
    age: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(129)), null),
    family_name: v.nullish(v.string(), null),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): QueryPassenger => {
    const { age, family_name: familyName } = value;
    const type = age === null ? value.type : typeAt(age);
    if (type) return { type, age, familyName };
    addIssue({ message: 'A passenger needs a type or an age.' });
    return NEVER;
  }),
);

const typeAt = (age: number): PassengerType =>
  age < INFANT_BELOW ? 'infant_without_seat' : age < CHILD_BELOW ? 'child' : 'adult';

const OfferQuerySchema = v.object({
  slices: v.pipe(v.array(SliceSchema), v.minLength(1), v.maxLength(LEGS_MAX)),
  passengers: v.pipe(v.array(PassengerSchema), v.nonEmpty('At least one passenger is needed.')),
  cabin_class: v.nullish(v.picklist(['economy', 'premium_economy', 'business', 'first']), null),
  max_connections: v.optional(v.number(), 1),
});

/** Reads the body of POST /air/offer_requests; the message of a refusal names the field. */
export function readOfferQuery(body: unknown, today: string): OfferQuery {
  const { slices, passengers, cabin_class: cabin, max_connections: most } = readData(OfferQuerySchema, body);
  const seated = passengers.filter(({ type }) => type !== 'infant_without_seat');
  const adults = passengers.filter(({ type }) => type === 'adult');
  if (seated.length > 9) throw WireError.validation('passengers', 'At most nine seated passengers.');
  if (passengers.length - seated.length > adults.length)
    throw WireError.validation('passengers', 'An infant needs an adult.');
  const read = slices.map(({ origin, destination, departure_date: date }, index): QuerySlice => {
    const from = placeOf(origin, `slices.${index}.origin`);
    const to = placeOf(destination, `slices.${index}.destination`);
    const path = `slices.${index}.departure_date`;
    // Somewhere it is still yesterday.
    if (date < addDays(today, -1)) throw WireError.validation(path, 'The date must not be in the past.');
    if (date < (slices[index - 1]?.departure_date ?? date))
      throw WireError.validation(path, 'A slice must not depart before the one that it follows.');
    return { from: from.code, to: to.code, fromAirports: from.airports, toAirports: to.airports, date };
  });
  return { slices: read, passengers, cabin, maxConnections: Math.max(0, Math.min(2, most)) };
}
