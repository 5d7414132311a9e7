import {
  array,
  boolean,
  forward,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  partialCheck,
  picklist,
  pipe,
  check,
  type InferOutput,
} from 'valibot';
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
  pipe(number(code), minValue(-limit, code), maxValue(limit, code));

/** One room of the search: index from 1, an age for each child (H-04). */
export const SearchRoomSchema = pipe(
  object({
    index: pipe(number(), integer(), minValue(1)),
    adult: pipe(
      number('count_invalid'),
      integer('count_invalid'),
      minValue(ADULTS.min, 'adult_missing'),
      maxValue(ADULTS.max, 'too_many_adults'),
    ),
    children: CountSchema,
    childAge: array(
      pipe(
        number('child_age_missing'),
        integer('child_age_missing'),
        minValue(CHILD_AGE.min, 'child_age_missing'),
        maxValue(CHILD_AGE.max, 'child_age_missing'),
      ),
    ),
  }),
  check((room) => room.children === room.childAge.length, 'child_age_missing'),
);
export type SearchRoom = InferOutput<typeof SearchRoomSchema>;

export const SearchRoomsSchema = object({
  room: pipe(
    array(SearchRoomSchema),
    minLength(ROOMS.min, 'room_count_invalid'),
    maxLength(ROOMS.max, 'room_count_invalid'),
    check(
      (rooms) =>
        !roomsProblems(rooms.map((room) => ({ adults: room.adult, childAges: room.childAge }))).some(
          ({ code }) => code === 'too_many_adults_in_room',
        ),
      'too_many_adults_in_room',
    ),
    check(
      (rooms) =>
        !roomsProblems(rooms.map((room) => ({ adults: room.adult, childAges: room.childAge }))).some(
          ({ code, room }) => room === null && code !== 'room_count_invalid',
        ),
      'too_many_travellers',
    ),
  ),
});

export const StayDateRangeSchema = pipe(
  object({ startDate: LocalDateSchema, endDate: LocalDateSchema }),
  forward(
    partialCheck(
      [['startDate'], ['endDate']],
      (range) => stayNights(range) >= STAY_NIGHTS.min,
      'check_out_not_after_check_in',
    ),
    ['endDate'],
  ),
  forward(
    partialCheck(
      [['startDate'], ['endDate']],
      (range) => stayNights(range) <= STAY_NIGHTS.max,
      'too_many_nights',
    ),
    ['endDate'],
  ),
);

/** POST /hotel/search (H-04, B-36) */
export const HotelSearchPayloadSchema = object({
  geoSearch: object({
    radius: optional(
      pipe(
        number('distance_invalid'),
        minValue(1, 'distance_invalid'),
        maxValue(HOTEL_RADIUS, 'distance_invalid'),
      ),
      HOTEL_RADIUS,
    ),
    UOM: optional(picklist(['MI', 'KM']), HOTEL_RADIUS_UOM),
    geoCode: object({ latitude: coordinate(90, 'lat_invalid'), longitude: coordinate(180, 'lon_invalid') }),
  }),
  /** `offset` is the place of the first hotel wanted, from 1. */
  pagination: optional(
    object({
      offset: optional(pipe(number(), integer(), minValue(1), maxValue(100_000)), HOTEL_OFFSET),
      pageSize: optional(pipe(number(), integer(), minValue(1), maxValue(HOTEL_PAGE_SIZE)), HOTEL_PAGE_SIZE),
    }),
    {},
  ),
  rateInfo: object({
    currencyCode: optional(CurrencyCodeSchema, 'USD'),
    refundableOnly: optional(boolean(), false),
    stayDateTimeRange: StayDateRangeSchema,
    rooms: SearchRoomsSchema,
  }),
  /** A hotel found by name: it stands first, whatever its distance. */
  hotelCode: optional(IdSchema),
});
export type HotelSearchPayload = InferOutput<typeof HotelSearchPayloadSchema>;
