import {
  array,
  boolean,
  integer,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  type InferOutput,
} from 'valibot';
import { DURATION_TYPES } from '@travesia/domain';
import { CancellationSchema } from '../hotels/hotel.ts';
import { PictureSchema } from '../pictures/picture.ts';
import { CurrencyCodeSchema, LocalDateSchema, MoneySchema } from '../values.ts';

const Count = pipe(number(), integer());

/** Per person, or one price for the group. */
export const AmountUnitSchema = picklist(['PAX', 'SERVICE']);
/** A supplier's word for who pays which price; `ageFrom` and `ageTo` say what it means here. */
export const AgeBandSchema = object({
  type: picklist(['ADULT', 'CHILD']),
  ageFrom: Count,
  ageTo: Count,
});
export type AgeBand = InferOutput<typeof AgeBandSchema>;

export const ActivityLocationSchema = object({
  cityName: string(),
  countryCode: string(),
  countryName: string(),
  latitude: number(),
  longitude: number(),
  timeZone: string(),
  /** From the searched point; null where nothing was searched. */
  distanceKm: nullable(number()),
});

/** Minutes; both ends are equal where it always takes the same time. */
export const ActivityDurationSchema = object({ minimumMinutes: Count, maximumMinutes: Count });
export type ActivityDuration = InferOutput<typeof ActivityDurationSchema>;

const activityEntries = {
  name: string(),
  code: string(),
  /** The supplier's number of the description; several codes may share one. */
  activityCode: string(),
  type: picklist(['TICKET', 'EXCURSION']),
  durationType: nullable(picklist(DURATION_TYPES)),
  duration: nullable(ActivityDurationSchema),
  /** At most five in a list, all of them in the detail; may be empty. */
  media: object({ rawImages: array(PictureSchema) }),
  location: ActivityLocationSchema,
  /** What kind of thing it is, in the language of the search: 'Boat trips', 'Museums'. */
  categories: array(object({ code: string(), name: string() })),
  /** Languages it is held in, as codes; empty where nobody speaks or the supplier does not say. */
  guideLanguages: array(string()),
} as const;

/** An activity or tour without its prices: what a summary shows. */
export const ActivityHeadSchema = object(activityEntries);
export type ActivityHead = InferOutput<typeof ActivityHeadSchema>;

/** One price of a modality, for all people of the search together, on its cheapest day (T-04). */
export const ActivityRateSchema = object({
  /** Unique in its modality. */
  code: string(),
  name: string(),
  /** Minor units. */
  amount: Count,
  currency: CurrencyCodeSchema,
  cancellation: CancellationSchema,
});
export type ActivityRate = InferOutput<typeof ActivityRateSchema>;

/** Days that are sold alike: the same price, terms, times and languages. */
export const ActivityAvailabilitySchema = object({
  /** On which it begins, first to last. */
  dates: array(LocalDateSchema),
  /** Of all people of the search together. */
  total: MoneySchema,
  /** Of an adult, or of the group where `amountUnitType` is SERVICE. */
  each: MoneySchema,
  amountUnitType: AmountUnitSchema,
  /** Can be cancelled free of charge. */
  isFreeToCancel: boolean(),
  /** 'HH:MM' by the clock of the place, any of which is chosen; empty where the supplier names none. */
  times: array(string()),
  /** Languages to choose among, as codes; empty where the supplier names none. */
  languages: array(string()),
});
export type ActivityAvailability = InferOutput<typeof ActivityAvailabilitySchema>;

/** An activity or tour of the list (T-04). */
export const ActivitySchema = object({
  ...activityEntries,
  /** One or two sentences, in the language of the search. */
  description: string(),
  modalities: array(
    object({
      code: string(),
      name: string(),
      amountUnitType: AmountUnitSchema,
      rates: array(ActivityRateSchema),
    }),
  ),
  amountUnitType: AmountUnitSchema,
  /** The lowest price of an adult (of the group where `amountUnitType` is SERVICE): "from". */
  amountFrom: nullable(MoneySchema),
  /** The lowest price of all people of the search together. */
  totalFrom: nullable(MoneySchema),
  /** `included`: the lowest price can be cancelled free of charge; `available`: a dearer one can. */
  freeCancellation: picklist(['included', 'available', 'none']),
  /** The best ways to have it on the days of the search; earlier servers send none. */
  availability: optional(array(ActivityAvailabilitySchema), []),
  /** Ages that one of its prices is for, first and last included; empty where prices are for groups only. */
  ages: optional(array(object({ from: Count, to: Count })), []),
});
export type Activity = InferOutput<typeof ActivitySchema>;

export const ActivitySearchReplySchema = object({
  /** In the order asked for; what has no price stands last. */
  data: array(ActivitySchema),
  meta: object({
    /** Of all pages. */
    count: Count,
    page: Count,
    itemsPerPage: Count,
    currency: CurrencyCodeSchema,
    /** Of the supplier's texts. */
    language: string(),
    searchId: string(),
    expiresAt: string(),
    /** False where a part of the supplier's list did not come. */
    complete: boolean(),
    /** The supplier has more than is listed here. */
    more: optional(boolean(), false),
  }),
});
export type ActivitySearchReply = InferOutput<typeof ActivitySearchReplySchema>;
