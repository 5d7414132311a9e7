import {
  array,
  boolean,
  integer,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  type InferOutput,
} from 'valibot';
import {
  ACCOMMODATION_TYPES,
  CANCELLATION_KINDS,
  DESCRIPTION_SECTIONS,
  HOTEL_AMENITIES,
  PROPERTY_QUALITIES,
} from '@travesia/domain';
import { PictureSchema, type Picture } from '../pictures/picture.ts';
import { LocalDateSchema, LocalDateTimeSchema, MoneySchema } from '../values.ts';

const ClockTimeSchema = pipe(string(), regex(/^\d{2}:\d{2}$/));

export const HotelPhotoSchema = PictureSchema;
export type HotelPhoto = Picture;

export const HotelInfoSchema = object({
  hotelName: string(),
  hotelCode: string(),
  /** Kept from the specification's supplier; null where the supplier is another one. */
  SabreHotelCode: nullable(string()),
  /** Stars, 1 to 5. */
  rating: nullable(number()),
  /** Guests' own score, 1 to 10, and how many gave one. */
  reviewScore: nullable(number()),
  reviewCount: nullable(number()),
  propertyQuality: nullable(picklist(PROPERTY_QUALITIES)),
  accommodationType: picklist(ACCOMMODATION_TYPES),
  amenities: array(picklist(HOTEL_AMENITIES)),
  /** Local times. */
  checkInFrom: nullable(ClockTimeSchema),
  checkOutUntil: nullable(ClockTimeSchema),
  phoneNumber: nullable(string()),
  locationInfo: object({
    address: object({
      line: string(),
      cityName: string(),
      region: nullable(string()),
      postalCode: nullable(string()),
      countryCode: string(),
      countryName: string(),
    }),
    latitude: number(),
    longitude: number(),
    /** From the searched point; from the hotel's own city centre where nothing was searched. */
    distanceKm: number(),
    timeZone: string(),
  }),
});
export type HotelInfo = InferOutput<typeof HotelInfoSchema>;

/** The cheapest rate for the whole stay, all rooms and guests of the search. */
export const ConvertedRateInfoSchema = object({
  startDate: LocalDateSchema,
  endDate: LocalDateSchema,
  nights: pipe(number(), integer()),
  /** What is charged by us. */
  amountAfterTax: MoneySchema,
  amountBeforeTax: nullable(MoneySchema),
  /** amountAfterTax by nights, half up (H-11). */
  averageNightlyRate: MoneySchema,
  /** Paid at the property, in its currency, beside amountAfterTax; null where nothing is. */
  payAtProperty: nullable(MoneySchema),
  /** The same in the currency of amountAfterTax, by the day's rate; null where there is none. */
  payAtPropertyConverted: optional(nullable(MoneySchema), null),
  /**
   * `included`: this price can be cancelled free of charge; `available`: a dearer rate can;
   * `none`: not refundable; `unknown`: the supplier did not say.
   */
  freeCancellation: picklist(['included', 'available', 'none', 'unknown']),
  /** The cheapest rate with free cancellation, where there is one. */
  freeCancellationAmount: nullable(MoneySchema),
});
export type ConvertedRateInfo = InferOutput<typeof ConvertedRateInfoSchema>;

/** A hotel of the list (H-05). A hotel without a price stands last (H-09). */
export const HotelSchema = object({
  hotelInfo: HotelInfoSchema,
  /** At most five in a list, all of them on the summary; may be empty. */
  hotelImageInfo: object({ photos: array(HotelPhotoSchema) }),
  hotelRateInfo: object({
    rooms: pipe(number(), integer()),
    rateInfo: object({ convertedRateInfo: nullable(ConvertedRateInfoSchema) }),
  }),
});
export type Hotel = InferOutput<typeof HotelSchema>;

export const HotelSearchReplySchema = object({
  /** Nearest first; the hotel of `hotelCode` before all. */
  data: array(HotelSchema),
  meta: object({
    /** Of all pages. */
    count: pipe(number(), integer()),
    offset: pipe(number(), integer()),
    pageSize: pipe(number(), integer()),
    currency: string(),
    nights: pipe(number(), integer()),
    searchId: string(),
    expiresAt: string(),
    /** How far the supplier really looked. */
    radiusKm: number(),
    /** False where a part of the supplier did not answer: there may be more. */
    complete: boolean(),
    /** With the first page: the land around, a path in kilometres east and south of the place. */
    land: optional(string()),
  }),
});
export type HotelSearchReply = InferOutput<typeof HotelSearchReplySchema>;

/** Own words of a section, one fact a line; sections without facts are left out (H-07). */
export const HotelDescriptionSchema = object({
  /** The supplier's text, in the page's language where it is known, else in the one it came in. */
  text: nullable(object({ value: string(), language: string() })),
  sections: array(object({ code: picklist(DESCRIPTION_SECTIONS), lines: array(string()) })),
});
export type HotelDescription = InferOutput<typeof HotelDescriptionSchema>;

/**
 * One step of a cancellation, in the hotel's own time: cancelled before `until` it gives back `refund` and costs
 * `penalty`. After the last step nothing is given back.
 */
export const CancellationStepSchema = object({
  until: LocalDateTimeSchema,
  refund: MoneySchema,
  penalty: MoneySchema,
});
export type CancellationStep = InferOutput<typeof CancellationStepSchema>;

export const CancellationSchema = object({
  kind: picklist(CANCELLATION_KINDS),
  /** Last moment without cost, in the hotel's time; null unless `free`. */
  freeUntil: nullable(LocalDateTimeSchema),
  timeline: array(CancellationStepSchema),
  timeZone: string(),
});
export type Cancellation = InferOutput<typeof CancellationSchema>;

export const RateConditionSchema = object({
  title: string(),
  text: string(),
  language: string(),
  /** Set where somebody who arrives late has to read it; pages of earlier servers have none. */
  about: optional(literal('arrival')),
});
export type RateCondition = InferOutput<typeof RateConditionSchema>;
