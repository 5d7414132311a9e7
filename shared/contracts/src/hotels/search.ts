import * as v from 'valibot';
import {
  ADULTS,
  CHILD_AGE,
  HOTEL_OFFSET,
  HOTEL_PAGE_SIZE,
  HOTEL_RADIUS,
  HOTEL_RADIUS_UOM,
  ROOMS,
  roomsProblems,
  STAY_NIGHTS,
  stayNights,
} from '@travesia/domain';
import { CountSchema, CurrencyCodeSchema, IdSchema, LocalDateSchema } from '../values.ts';

const coordinate = (limit: number, code: string) =>
  v.pipe(v.number(code), v.minValue(-limit, code), v.maxValue(limit, code));

/** One room of the search: index from 1, an age for each child (H-04). */
export const SearchRoomSchema = v.pipe(
  v.object({
    index: v.pipe(v.number(), v.integer(), v.minValue(1)),
    adult: v.pipe(
      v.number('count_invalid'),
      v.integer('count_invalid'),
      v.minValue(ADULTS.min, 'adult_missing'),
      v.maxValue(ADULTS.max, 'too_many_adults'),
    ),
    children: CountSchema,
    childAge: v.array(
      v.pipe(
        v.number('child_age_missing'),
        v.integer('child_age_missing'),
        v.minValue(CHILD_AGE.min, 'child_age_missing'),
        v.maxValue(CHILD_AGE.max, 'child_age_missing'),
      ),
    ),
  }),
  v.check((room) => room.children === room.childAge.length, 'child_age_missing'),
);
export type SearchRoom = v.InferOutput<typeof SearchRoomSchema>;

export const SearchRoomsSchema = v.object({
  room: v.pipe(
    v.array(SearchRoomSchema),
    v.minLength(ROOMS.min, 'room_count_invalid'),
    v.maxLength(ROOMS.max, 'room_count_invalid'),
    v.check(
      (rooms) =>
        !roomsProblems(rooms.map((room) => ({ adults: room.adult, childAges: room.childAge }))).some(
          ({ code }) => code === 'too_many_adults_in_room',
        ),
      'too_many_adults_in_room',
    ),
    v.check(
      (rooms) =>
        !roomsProblems(rooms.map((room) => ({ adults: room.adult, childAges: room.childAge }))).some(
          ({ code, room }) => room === null && code !== 'room_count_invalid',
        ),
      'too_many_travellers',
    ),
  ),
});

export const StayDateRangeSchema = v.pipe(
  v.object({ startDate: LocalDateSchema, endDate: LocalDateSchema }),
  v.forward(
    v.partialCheck(
      [['startDate'], ['endDate']],
      (range) => stayNights(range) >= STAY_NIGHTS.min,
      'check_out_not_after_check_in',
    ),
    ['endDate'],
  ),
  v.forward(
    v.partialCheck(
      [['startDate'], ['endDate']],
      (range) => stayNights(range) <= STAY_NIGHTS.max,
      'too_many_nights',
    ),
    ['endDate'],
  ),
);

/** POST /hotel/search (H-04, B-36) */
export const HotelSearchPayloadSchema = v.object({
  geoSearch: v.object({
    radius: v.optional(
      v.pipe(
        v.number('distance_invalid'),
        v.minValue(1, 'distance_invalid'),
        v.maxValue(HOTEL_RADIUS, 'distance_invalid'),
      ),
      HOTEL_RADIUS,
    ),
    UOM: v.optional(v.picklist(['MI', 'KM']), HOTEL_RADIUS_UOM),
    geoCode: v.object({ latitude: coordinate(90, 'lat_invalid'), longitude: coordinate(180, 'lon_invalid') }),
  }),
  /** `offset` is the place of the first hotel wanted, from 1. */
  pagination: v.optional(
    v.object({
      offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), HOTEL_OFFSET),
      pageSize: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HOTEL_PAGE_SIZE)),
        HOTEL_PAGE_SIZE,
      ),
    }),
    {},
  ),
  rateInfo: v.object({
    currencyCode: v.optional(CurrencyCodeSchema, 'USD'),
    refundableOnly: v.optional(v.boolean(), false),
    stayDateTimeRange: StayDateRangeSchema,
    rooms: SearchRoomsSchema,
  }),
  /** A hotel found by name: it stands first, whatever its distance. */
  hotelCode: v.optional(IdSchema),
});
export type HotelSearchPayload = v.InferOutput<typeof HotelSearchPayloadSchema>;
