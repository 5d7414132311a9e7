import { addDays, daysBetween, isLocalDate, type GeoPoint } from '@travesia/domain';
import { dataOf, isRecord } from '../duffel/body.ts';
import { WireError } from '../duffel/wire-error.ts';

type StayGuest = { readonly type: 'adult' } | { readonly type: 'child'; readonly age: number };

/** A search as understood. */
export interface StayQuery {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: readonly string[];
  readonly rooms: number;
  readonly guests: readonly StayGuest[];
  readonly adults: number;
  readonly children: number;
  readonly freeCancellationOnly: boolean;
  /** True: rates paid now; false: rates paid at the house; null: both. */
  readonly instantPayment: boolean | null;
  readonly where:
    | { readonly kind: 'around'; readonly centre: GeoPoint; readonly radiusKm: number }
    | {
        readonly kind: 'houses';
        readonly ids: readonly string[];
        /** Rooms and rates come with the results. */
        readonly wantsRates: boolean;
      };
}

const LONGEST_STAY = 99;
const MOST_ROOMS = 9;
const MOST_GUESTS = 45;
const DEFAULT_RADIUS_KM = 5;
const MOST_RADIUS_KM = 100;
const MOST_IDS = 200;
const GROWN_UP = 18;

function dayOf(data: Record<string, unknown>, name: string): string {
  const value = data[name];
  if (typeof value !== 'string' || !isLocalDate(value))
    throw WireError.validation(name, 'The date must be YYYY-MM-DD.');
  return value;
}

function guestOf(value: unknown, index: number): StayGuest {
  const path = `guests.${index}`;
  if (!isRecord(value)) throw WireError.validation(path, 'A guest must be an object.');
  const { type, age } = value;
  if (type === 'adult') return { type };
  if (type !== 'child') throw WireError.validation(`${path}.type`, "Type must be 'adult' or 'child'.");
  if (typeof age !== 'number' || !Number.isInteger(age) || age < 0 || age >= GROWN_UP)
    throw WireError.validation(`${path}.age`, 'A child needs an age of 0 to 17.');
  return { type, age };
}

function whereOf(data: Record<string, unknown>): StayQuery['where'] {
  const { location, accommodation } = data;
  if (isRecord(accommodation)) {
    const ids = Array.isArray(accommodation['ids']) ? accommodation['ids'] : [];
    if (ids.length === 0 || ids.length > MOST_IDS || !ids.every((id) => typeof id === 'string'))
      throw WireError.validation('accommodation.ids', `Give 1 to ${MOST_IDS} accommodation ids.`);
    return { kind: 'houses', ids, wantsRates: accommodation['fetch_rates'] === true };
  }
  const point = isRecord(location) ? location['geographic_coordinates'] : undefined;
  const lat = isRecord(point) ? point['latitude'] : undefined;
  const lon = isRecord(point) ? point['longitude'] : undefined;
  if (typeof lat !== 'number' || Math.abs(lat) > 90)
    throw WireError.validation('location.geographic_coordinates.latitude', 'Latitude is -90 to 90.');
  if (typeof lon !== 'number' || Math.abs(lon) > 180)
    throw WireError.validation('location.geographic_coordinates.longitude', 'Longitude is -180 to 180.');
  const radius = isRecord(location) ? (location['radius'] ?? DEFAULT_RADIUS_KM) : DEFAULT_RADIUS_KM;
  if (typeof radius !== 'number' || radius <= 0 || radius > MOST_RADIUS_KM)
    throw WireError.validation('location.radius', `The radius is at most ${MOST_RADIUS_KM} km.`);
  return { kind: 'around', centre: { lat, lon }, radiusKm: radius };
}

/** Reads the body of POST /stays/search; the message of a refusal names the field. */
export function readStayQuery(body: unknown, today: string): StayQuery {
  const data = dataOf(body);
  const checkIn = dayOf(data, 'check_in_date');
  const checkOut = dayOf(data, 'check_out_date');
  const count = daysBetween(checkIn, checkOut);
  // Somewhere it is still yesterday.
  if (checkIn < addDays(today, -1))
    throw WireError.validation('check_in_date', 'Check-in must not be in the past.');
  if (count < 1) throw WireError.validation('check_out_date', 'Check-out must be after check-in.');
  if (count > LONGEST_STAY) throw WireError.validation('check_out_date', `At most ${LONGEST_STAY} nights.`);
  const rooms = data['rooms'];
  if (typeof rooms !== 'number' || !Number.isInteger(rooms) || rooms < 1 || rooms > MOST_ROOMS)
    throw WireError.validation('rooms', `Rooms must be 1 to ${MOST_ROOMS}.`);
  const list = data['guests'];
  if (!Array.isArray(list) || list.length === 0 || list.length > MOST_GUESTS)
    throw WireError.validation('guests', 'At least one guest is needed.');
  const guests = list.map(guestOf);
  const adults = guests.filter((guest) => guest.type === 'adult').length;
  if (adults < rooms) throw WireError.validation('guests', 'Every room needs an adult.');
  const instant = data['instant_payment'];
  return {
    checkIn,
    checkOut,
    nights: Array.from({ length: count }, (_, night) => addDays(checkIn, night)),
    rooms,
    guests,
    adults,
    children: guests.length - adults,
    freeCancellationOnly: data['free_cancellation_only'] === true,
    instantPayment: typeof instant === 'boolean' ? instant : null,
    where: whereOf(data),
  };
}
