import * as v from 'valibot';
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
export const RatePlanSchema = v.object({
  /** Names the rate for validate and for the order. */
  rateKey: v.string(),
  /** The supplier's own name of the rate, in its language; null where it has none. */
  ratePlanName: v.nullable(v.string()),
  board: v.picklist(BOARD_TYPES),
  cancellation: CancellationSchema,
  conditions: v.array(RateConditionSchema),
  /** What is charged by us: base, taxes and fees together. */
  amountAfterTax: MoneySchema,
  amountBeforeTax: v.nullable(MoneySchema),
  taxes: v.nullable(MoneySchema),
  fees: v.nullable(MoneySchema),
  averageNightlyRate: MoneySchema,
  /** Paid at the property, in its currency: a line of its own, never in amountAfterTax. */
  payAtProperty: v.nullable(MoneySchema),
  /** The same in the currency of amountAfterTax, by the day's rate; null where there is none. */
  payAtPropertyConverted: v.optional(v.nullable(MoneySchema), null),
  /** Rooms left at this price; null where the supplier does not say. */
  roomsLeft: v.nullable(v.pipe(v.number(), v.integer())),
});
export type RatePlan = v.InferOutput<typeof RatePlanSchema>;

/** A room with the rates at which it is sold (H-06). */
export const RoomSchema = v.object({
  /** Place in the list, from 1. */
  roomIndex: v.pipe(v.number(), v.integer()),
  roomID: v.string(),
  roomType: v.string(),
  roomTypeCode: v.string(),
  roomDescription: v.string(),
  beds: v.array(v.object({ type: v.picklist(BED_TYPES), count: v.pipe(v.number(), v.integer()) })),
  /** Guests one such room takes; null where the supplier does not say. */
  occupancyMax: v.nullable(v.pipe(v.number(), v.integer())),
  photos: v.array(HotelPhotoSchema),
  /** Cheapest first. */
  ratePlans: v.array(RatePlanSchema),
});
export type Room = v.InferOutput<typeof RoomSchema>;

/** Rooms as one text of an address, see `formatRooms`. */
export const RoomsTextSchema = v.pipe(
  v.string('room_count_invalid'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
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
export const HotelQuerySchema = v.pipe(
  v.object({ startDate: LocalDateSchema, endDate: LocalDateSchema, rooms: RoomsTextSchema }),
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
export type HotelQuery = v.InferOutput<typeof HotelQuerySchema>;

/** The stay that was asked for. */
export const StaySchema = v.object({
  startDate: LocalDateSchema,
  endDate: LocalDateSchema,
  nights: v.pipe(v.number(), v.integer()),
  rooms: v.array(
    v.object({
      adults: v.pipe(v.number(), v.integer()),
      childAges: v.array(v.pipe(v.number(), v.integer())),
    }),
  ),
});
export type Stay = v.InferOutput<typeof StaySchema>;

export const HotelReplySchema = v.object({
  data: v.object({
    hotel: v.object({
      hotelInfo: HotelInfoSchema,
      hotelImageInfo: v.object({ photos: v.array(HotelPhotoSchema) }),
    }),
    /** Empty where nothing is free on these days for these guests. */
    rooms: v.array(RoomSchema),
    description: HotelDescriptionSchema,
  }),
  meta: v.object({
    currency: v.string(),
    stay: StaySchema,
    expiresAt: v.string(),
    /** Land around the hotel, a path in kilometres east and south of it; null where no coast is near. */
    coast: v.optional(v.nullable(v.string()), null),
  }),
});
export type HotelReply = v.InferOutput<typeof HotelReplySchema>;

/** POST /hotel/rate/validate (B-36) */
export const RateValidatePayloadSchema = v.object({ hotelCode: IdSchema, rateKey: IdSchema });
export type RateValidatePayload = v.InferOutput<typeof RateValidatePayloadSchema>;

/** A rate as the supplier holds it for this visitor; its rateKey is what set/hotel-order takes (B-25). */
export const RateValidateReplySchema = v.object({
  data: v.object({
    hotel: v.object({
      hotelInfo: HotelInfoSchema,
      hotelImageInfo: v.object({ photos: v.array(HotelPhotoSchema) }),
    }),
    room: RoomSchema,
    rate: RatePlanSchema,
  }),
  meta: v.object({
    stay: StaySchema,
    priceChanged: v.boolean(),
    previousTotal: v.nullable(MoneySchema),
    /** Seconds the price is held by the server (S-43). */
    secondsLeft: v.pipe(v.number(), v.integer()),
  }),
});
export type RateValidateReply = v.InferOutput<typeof RateValidateReplySchema>;
