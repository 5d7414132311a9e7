import * as v from 'valibot';
import { addDays, daysBetween, type GeoPoint } from '@travesia/domain';
import { DateSchema, readData } from '../duffel/body.ts';
import { WireError } from '../duffel/wire-error.ts';

/** A search as understood. */
export interface StayQuery {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: readonly string[];
  readonly rooms: number;
  readonly guests: readonly v.InferOutput<typeof GuestSchema>[];
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

const GuestSchema = v.variant('type', [
  v.object({ type: v.literal('adult') }),
  v.object({
    type: v.literal('child'),
    age: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(GROWN_UP - 1)),
  }),
]);

const NamesHousesSchema = v.object({ data: v.object({ accommodation: v.looseObject({}) }) });

const HousesSchema = v.pipe(
  v.object({
    accommodation: v.object({
      ids: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MOST_IDS)),
      fetch_rates: v.optional(v.boolean(), false),
    }),
  }),
  v.transform(({ accommodation: { ids, fetch_rates: wantsRates } }) => ({
    kind: 'houses' as const,
    ids,
    wantsRates,
  })),
);

const AroundSchema = v.pipe(
  v.object({
    location: v.object({
      geographic_coordinates: v.object({
        latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
        longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      }),
      radius: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(MOST_RADIUS_KM)), DEFAULT_RADIUS_KM),
    }),
  }),
  v.transform(({ location: { geographic_coordinates: centre, radius: radiusKm } }) => ({
    kind: 'around' as const,
    centre: { lat: centre.latitude, lon: centre.longitude },
    radiusKm,
  })),
);

const StayQuerySchema = v.object({
  check_in_date: DateSchema,
  check_out_date: DateSchema,
  rooms: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ROOMS)),
  guests: v.pipe(v.array(GuestSchema), v.minLength(1), v.maxLength(MOST_GUESTS)),
  free_cancellation_only: v.optional(v.boolean(), false),
  instant_payment: v.nullish(v.boolean(), null),
});

/** Reads the body of POST /stays/search; the message of a refusal names the field. */
export function readStayQuery(body: unknown, today: string): StayQuery {
  const {
    check_in_date: checkIn,
    check_out_date: checkOut,
    rooms,
    guests,
    free_cancellation_only: freeCancellationOnly,
    instant_payment: instantPayment,
  } = readData(StayQuerySchema, body);
  const count = daysBetween(checkIn, checkOut);
  // Somewhere it is still yesterday.
  if (checkIn < addDays(today, -1))
    throw WireError.validation('check_in_date', 'Check-in must not be in the past.');
  if (count < 1) throw WireError.validation('check_out_date', 'Check-out must be after check-in.');
  if (count > LONGEST_STAY) throw WireError.validation('check_out_date', `At most ${LONGEST_STAY} nights.`);
  const adults = guests.filter((guest) => guest.type === 'adult').length;
  if (adults < rooms) throw WireError.validation('guests', 'Every room needs an adult.');
  return {
    checkIn,
    checkOut,
    nights: Array.from({ length: count }, (_, night) => addDays(checkIn, night)),
    rooms,
    guests,
    adults,
    children: guests.length - adults,
    freeCancellationOnly,
    instantPayment,
    where: readData(v.is(NamesHousesSchema, body) ? HousesSchema : AroundSchema, body),
  };
}
