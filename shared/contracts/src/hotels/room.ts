import {
  array,
  boolean,
  forward,
  integer,
  nullable,
  number,
  object,
  optional,
  partialCheck,
  picklist,
  pipe,
  rawTransform,
  string,
  type InferOutput,
} from 'valibot';
import { BED_TYPES, BOARD_TYPES, parseRooms, roomsProblems, STAY_NIGHTS, stayNights } from '@travesia/domain';
import { IdSchema, LocalDateSchema, MoneySchema } from '../values.ts';
import {
  CancellationSchema,
  HotelDescriptionSchema,
  HotelInfoSchema,
  HotelPhotoSchema,
  RateConditionSchema,
} from './hotel.ts';

/** One way to buy a room. Amounts are for the whole stay, all rooms and guests together. */
export const RatePlanSchema = object({
  /** Names the rate for validate and for the order. */
  rateKey: string(),
  /** The supplier's own name of the rate, in its language; null where it has none. */
  ratePlanName: nullable(string()),
  board: picklist(BOARD_TYPES),
  cancellation: CancellationSchema,
  conditions: array(RateConditionSchema),
  /** What is charged by us: base, taxes and fees together. */
  amountAfterTax: MoneySchema,
  amountBeforeTax: nullable(MoneySchema),
  taxes: nullable(MoneySchema),
  fees: nullable(MoneySchema),
  averageNightlyRate: MoneySchema,
  /** Paid at the property, in its currency: a line of its own, never in amountAfterTax. */
  payAtProperty: nullable(MoneySchema),
  /** The same in the currency of amountAfterTax, by the day's rate; null where there is none. */
  payAtPropertyConverted: optional(nullable(MoneySchema), null),
  /** Rooms left at this price; null where the supplier does not say. */
  roomsLeft: nullable(pipe(number(), integer())),
});
export type RatePlan = InferOutput<typeof RatePlanSchema>;

/** A room with the rates at which it is sold (H-06). */
export const RoomSchema = object({
  /** Place in the list, from 1. */
  roomIndex: pipe(number(), integer()),
  roomID: string(),
  roomType: string(),
  roomTypeCode: string(),
  roomDescription: string(),
  beds: array(object({ type: picklist(BED_TYPES), count: pipe(number(), integer()) })),
  /** Guests one such room takes; null where the supplier does not say. */
  occupancyMax: nullable(pipe(number(), integer())),
  photos: array(HotelPhotoSchema),
  /** Cheapest first. */
  ratePlans: array(RatePlanSchema),
});
export type Room = InferOutput<typeof RoomSchema>;

/** Rooms as one text of an address, see `formatRooms`. */
export const RoomsTextSchema = pipe(
  string('room_count_invalid'),
  rawTransform(({ dataset, addIssue, NEVER }) => {
    const rooms = parseRooms(dataset.value);
    const problem = rooms ? roomsProblems(rooms)[0]?.code : 'room_count_invalid';
    if (!rooms || problem) {
      addIssue({ message: problem ?? 'room_count_invalid' });
      return NEVER;
    }
    return rooms;
  }),
);

/** GET /hotel/{hotelCode}?startDate&endDate&rooms (B-36) */
export const HotelQuerySchema = pipe(
  object({ startDate: LocalDateSchema, endDate: LocalDateSchema, rooms: RoomsTextSchema }),
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
export type HotelQuery = InferOutput<typeof HotelQuerySchema>;

/** The stay that was asked for. */
export const StaySchema = object({
  startDate: LocalDateSchema,
  endDate: LocalDateSchema,
  nights: pipe(number(), integer()),
  rooms: array(object({ adults: pipe(number(), integer()), childAges: array(pipe(number(), integer())) })),
});
export type Stay = InferOutput<typeof StaySchema>;

export const HotelReplySchema = object({
  data: object({
    hotel: object({
      hotelInfo: HotelInfoSchema,
      hotelImageInfo: object({ photos: array(HotelPhotoSchema) }),
    }),
    /** Empty where nothing is free on these days for these guests. */
    rooms: array(RoomSchema),
    description: HotelDescriptionSchema,
  }),
  meta: object({
    currency: string(),
    stay: StaySchema,
    expiresAt: string(),
    /** Land around the hotel, a path in kilometres east and south of it; null where no coast is near. */
    coast: optional(nullable(string()), null),
  }),
});
export type HotelReply = InferOutput<typeof HotelReplySchema>;

/** POST /hotel/rate/validate (B-36) */
export const RateValidatePayloadSchema = object({ hotelCode: IdSchema, rateKey: IdSchema });
export type RateValidatePayload = InferOutput<typeof RateValidatePayloadSchema>;

/** A rate as the supplier holds it for this visitor; its rateKey is what set/hotel-order takes (B-25). */
export const RateValidateReplySchema = object({
  data: object({
    hotel: object({
      hotelInfo: HotelInfoSchema,
      hotelImageInfo: object({ photos: array(HotelPhotoSchema) }),
    }),
    room: RoomSchema,
    rate: RatePlanSchema,
  }),
  meta: object({
    stay: StaySchema,
    priceChanged: boolean(),
    previousTotal: nullable(MoneySchema),
    /** Seconds the price is held by the server (S-43). */
    secondsLeft: pipe(number(), integer()),
  }),
});
export type RateValidateReply = InferOutput<typeof RateValidateReplySchema>;
