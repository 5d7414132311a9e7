import { addDays, isLocalDate, LEGS_MAX } from '@travesia/domain';
import { airportsOfPlace, type Airport } from '@travesia/geography';
import type { CabinClass, PassengerType } from './wire-types.ts';
import { dataOf, isRecord } from '../duffel/body.ts';
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

const CABINS: readonly CabinClass[] = ['economy', 'premium_economy', 'business', 'first'];
const AIRPORTS_OF_A_CITY = 3;
const CHILD_BELOW = 12;
const INFANT_BELOW = 2;

export function placeOf(code: unknown, field: string): { code: string; airports: readonly Airport[] } {
  const airports = typeof code === 'string' ? airportsOfPlace(code) : [];
  if (typeof code !== 'string' || airports.length === 0) {
    throw WireError.validation(field, 'The place must be the IATA code of an airport or a city.');
  }
  return { code, airports: airports.slice(0, AIRPORTS_OF_A_CITY) };
}

function sliceOf(value: unknown, index: number, today: string): QuerySlice {
  if (!isRecord(value)) throw WireError.validation(`slices.${index}`, 'A slice must be an object.');
  const from = placeOf(value['origin'], `slices.${index}.origin`);
  const to = placeOf(value['destination'], `slices.${index}.destination`);
  const date = value['departure_date'];
  if (typeof date !== 'string' || !isLocalDate(date)) {
    throw WireError.validation(`slices.${index}.departure_date`, 'The date must be YYYY-MM-DD.');
  }
  // Somewhere it is still yesterday.
  if (date < addDays(today, -1))
    throw WireError.validation(`slices.${index}.departure_date`, 'The date must not be in the past.');
  return { from: from.code, to: to.code, fromAirports: from.airports, toAirports: to.airports, date };
}

function passengerOf(value: unknown, index: number): QueryPassenger {
  if (!isRecord(value)) throw WireError.validation(`passengers.${index}`, 'A passenger must be an object.');
  const familyName = typeof value['family_name'] === 'string' ? value['family_name'] : null;
  const { age, type } = value;
  if (typeof age === 'number' && Number.isInteger(age) && age >= 0 && age < 130) {
    const ageType = age < INFANT_BELOW ? 'infant_without_seat' : age < CHILD_BELOW ? 'child' : 'adult';
    return { type: ageType, age, familyName };
  }
  if (type === 'adult' || type === 'child' || type === 'infant_without_seat')
    return { type, age: null, familyName };
  throw WireError.validation(`passengers.${index}`, 'A passenger needs a type or an age.');
}

/** Reads the body of POST /air/offer_requests; the message of a refusal names the field. */
export function readOfferQuery(body: unknown, today: string): OfferQuery {
  const data = dataOf(body);
  const { slices, passengers, cabin_class: cabin, max_connections: maxConnections } = data;
  if (!Array.isArray(slices) || slices.length < 1 || slices.length > LEGS_MAX) {
    throw WireError.validation('slices', `One to ${LEGS_MAX} slices are supported.`);
  }
  if (!Array.isArray(passengers) || passengers.length < 1) {
    throw WireError.validation('passengers', 'At least one passenger is needed.');
  }
  if (cabin !== undefined && cabin !== null && !CABINS.includes(cabin as CabinClass)) {
    throw WireError.validation('cabin_class', 'Unknown cabin class.');
  }
  const party = passengers.map(passengerOf);
  const seated = party.filter((passenger) => passenger.type !== 'infant_without_seat');
  if (seated.length > 9) throw WireError.validation('passengers', 'At most nine seated passengers.');
  if (party.length - seated.length > party.filter((passenger) => passenger.type === 'adult').length) {
    throw WireError.validation('passengers', 'An infant needs an adult.');
  }
  const read = slices.map((slice, index) => sliceOf(slice, index, today));
  for (const [index, { date }] of read.entries()) {
    if (date >= (read[index - 1]?.date ?? date)) continue;
    throw WireError.validation(
      `slices.${index}.departure_date`,
      'A slice must not depart before the one that it follows.',
    );
  }
  return {
    slices: read,
    passengers: party,
    cabin: (cabin as CabinClass | undefined) ?? null,
    maxConnections: typeof maxConnections === 'number' ? Math.max(0, Math.min(2, maxConnections)) : 1,
  };
}
