import * as v from 'valibot';
import {
  ACCOMMODATION_TYPES,
  CANCELLATION_KINDS,
  DESCRIPTION_SECTIONS,
  HOTEL_AMENITIES,
  PROPERTY_QUALITIES,
} from '@travesia/domain';
import { PictureSchema, type Picture } from '../pictures/picture.ts';
import { LocalDateSchema, LocalDateTimeSchema, MoneySchema } from '../values.ts';

const ClockTimeSchema = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/));

export const HotelPhotoSchema = PictureSchema;
export type HotelPhoto = Picture;

export const HotelInfoSchema = v.object({
  hotelName: v.string(),
  hotelCode: v.string(),
  /** Kept from the specification's supplier; null where the supplier is another one. */
  SabreHotelCode: v.nullable(v.string()),
  /** Stars, 1 to 5. */
  rating: v.nullable(v.number()),
  /** Guests' own score, 1 to 10, and how many gave one. */
  reviewScore: v.nullable(v.number()),
  reviewCount: v.nullable(v.number()),
  propertyQuality: v.nullable(v.picklist(PROPERTY_QUALITIES)),
  accommodationType: v.picklist(ACCOMMODATION_TYPES),
  amenities: v.array(v.picklist(HOTEL_AMENITIES)),
  /** Local times. */
  checkInFrom: v.nullable(ClockTimeSchema),
  checkOutUntil: v.nullable(ClockTimeSchema),
  phoneNumber: v.nullable(v.string()),
  locationInfo: v.object({
    address: v.object({
      line: v.string(),
      cityName: v.string(),
      region: v.nullable(v.string()),
      postalCode: v.nullable(v.string()),
      countryCode: v.string(),
      countryName: v.string(),
    }),
    latitude: v.number(),
    longitude: v.number(),
    /** From the searched point; from the hotel's own city centre where nothing was searched. */
    distanceKm: v.number(),
    timeZone: v.string(),
  }),
});
export type HotelInfo = v.InferOutput<typeof HotelInfoSchema>;

/** The cheapest rate for the whole stay, all rooms and guests of the search. */
export const ConvertedRateInfoSchema = v.object({
  startDate: LocalDateSchema,
  endDate: LocalDateSchema,
  nights: v.pipe(v.number(), v.integer()),
  /** What is charged by us. */
  amountAfterTax: MoneySchema,
  amountBeforeTax: v.nullable(MoneySchema),
  /** amountAfterTax by nights, half up (H-11). */
  averageNightlyRate: MoneySchema,
  /** Paid at the property, in its currency, beside amountAfterTax; null where nothing is. */
  payAtProperty: v.nullable(MoneySchema),
  /** The same in the currency of amountAfterTax, by the day's rate; null where there is none. */
  payAtPropertyConverted: v.optional(v.nullable(MoneySchema), null),
  /**
   * `included`: this price can be cancelled free of charge; `available`: a dearer rate can;
   * `none`: not refundable; `unknown`: the supplier did not say.
   */
  freeCancellation: v.picklist(['included', 'available', 'none', 'unknown']),
  /** The cheapest rate with free cancellation, where there is one. */
  freeCancellationAmount: v.nullable(MoneySchema),
});
export type ConvertedRateInfo = v.InferOutput<typeof ConvertedRateInfoSchema>;

/** A hotel of the list (H-05). A hotel without a price stands last (H-09). */
export const HotelSchema = v.object({
  hotelInfo: HotelInfoSchema,
  /** At most five in a list, all of them on the summary; may be empty. */
  hotelImageInfo: v.object({ photos: v.array(HotelPhotoSchema) }),
  hotelRateInfo: v.object({
    rooms: v.pipe(v.number(), v.integer()),
    rateInfo: v.object({ convertedRateInfo: v.nullable(ConvertedRateInfoSchema) }),
  }),
});
export type Hotel = v.InferOutput<typeof HotelSchema>;

export const HotelSearchReplySchema = v.object({
  /** Nearest first; the hotel of `hotelCode` before all. */
  data: v.array(HotelSchema),
  meta: v.object({
    /** Of all pages. */
    count: v.pipe(v.number(), v.integer()),
    offset: v.pipe(v.number(), v.integer()),
    pageSize: v.pipe(v.number(), v.integer()),
    currency: v.string(),
    nights: v.pipe(v.number(), v.integer()),
    searchId: v.string(),
    expiresAt: v.string(),
    /** How far the supplier really looked. */
    radiusKm: v.number(),
    /** False where a part of the supplier did not answer: there may be more. */
    complete: v.boolean(),
    /** With the first page: the land around, a path in kilometres east and south of the place. */
    land: v.optional(v.string()),
  }),
});
export type HotelSearchReply = v.InferOutput<typeof HotelSearchReplySchema>;

/** Own words of a section, one fact a line; sections without facts are left out (H-07). */
export const HotelDescriptionSchema = v.object({
  /** The supplier's text, in the page's language where it is known, else in the one it came in. */
  text: v.nullable(v.object({ value: v.string(), language: v.string() })),
  sections: v.array(v.object({ code: v.picklist(DESCRIPTION_SECTIONS), lines: v.array(v.string()) })),
});
export type HotelDescription = v.InferOutput<typeof HotelDescriptionSchema>;

/**
 * One step of a cancellation, in the hotel's own time: cancelled before `until` it gives back `refund` and costs
 * `penalty`. After the last step nothing is given back.
 */
export const CancellationStepSchema = v.object({
  until: LocalDateTimeSchema,
  refund: MoneySchema,
  penalty: MoneySchema,
});
export type CancellationStep = v.InferOutput<typeof CancellationStepSchema>;

export const CancellationSchema = v.object({
  kind: v.picklist(CANCELLATION_KINDS),
  /** Last moment without cost, in the hotel's time; null unless `free`. */
  freeUntil: v.nullable(LocalDateTimeSchema),
  timeline: v.array(CancellationStepSchema),
  timeZone: v.string(),
});
export type Cancellation = v.InferOutput<typeof CancellationSchema>;

export const RateConditionSchema = v.object({
  title: v.string(),
  text: v.string(),
  language: v.string(),
  /** Set where somebody who arrives late has to read it; pages of earlier servers have none. */
  about: v.optional(v.literal('arrival')),
});
export type RateCondition = v.InferOutput<typeof RateConditionSchema>;
