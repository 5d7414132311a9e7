import * as v from 'valibot';
import { DURATION_TYPES } from '@travesia/domain';
import { CancellationSchema } from '../hotels/hotel.ts';
import { PictureSchema } from '../pictures/picture.ts';
import { CurrencyCodeSchema, LocalDateSchema, MoneySchema } from '../values.ts';

const Count = v.pipe(v.number(), v.integer());

/** Per person, or one price for the group. */
export const AmountUnitSchema = v.picklist(['PAX', 'SERVICE']);
/** A supplier's word for who pays which price; `ageFrom` and `ageTo` say what it means here. */
export const AgeBandSchema = v.object({
  type: v.picklist(['ADULT', 'CHILD']),
  ageFrom: Count,
  ageTo: Count,
});
export type AgeBand = v.InferOutput<typeof AgeBandSchema>;

export const ActivityLocationSchema = v.object({
  cityName: v.string(),
  countryCode: v.string(),
  countryName: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  timeZone: v.string(),
  /** From the searched point; null where nothing was searched. */
  distanceKm: v.nullable(v.number()),
});

/** Minutes; both ends are equal where it always takes the same time. */
export const ActivityDurationSchema = v.object({ minimumMinutes: Count, maximumMinutes: Count });
export type ActivityDuration = v.InferOutput<typeof ActivityDurationSchema>;

const activityEntries = {
  name: v.string(),
  code: v.string(),
  /** The supplier's number of the description; several codes may share one. */
  activityCode: v.string(),
  type: v.picklist(['TICKET', 'EXCURSION']),
  durationType: v.nullable(v.picklist(DURATION_TYPES)),
  duration: v.nullable(ActivityDurationSchema),
  /** At most five in a list, all of them in the detail; may be empty. */
  media: v.object({ rawImages: v.array(PictureSchema) }),
  location: ActivityLocationSchema,
  /** What kind of thing it is, in the language of the search: 'Boat trips', 'Museums'. */
  categories: v.array(v.object({ code: v.string(), name: v.string() })),
  /** Languages it is held in, as codes; empty where nobody speaks or the supplier does not say. */
  guideLanguages: v.array(v.string()),
} as const;

/** An activity or tour without its prices: what a summary shows. */
export const ActivityHeadSchema = v.object(activityEntries);
export type ActivityHead = v.InferOutput<typeof ActivityHeadSchema>;

/** One price of a modality, for all people of the search together, on its cheapest day (T-04). */
export const ActivityRateSchema = v.object({
  /** Unique in its modality. */
  code: v.string(),
  name: v.string(),
  /** Minor units. */
  amount: Count,
  currency: CurrencyCodeSchema,
  cancellation: CancellationSchema,
});
export type ActivityRate = v.InferOutput<typeof ActivityRateSchema>;

/** Days that are sold alike: the same price, terms, times and languages. */
export const ActivityAvailabilitySchema = v.object({
  /** On which it begins, first to last. */
  dates: v.array(LocalDateSchema),
  /** Of all people of the search together. */
  total: MoneySchema,
  /** Of an adult, or of the group where `amountUnitType` is SERVICE. */
  each: MoneySchema,
  amountUnitType: AmountUnitSchema,
  /** Can be cancelled free of charge. */
  isFreeToCancel: v.boolean(),
  /** 'HH:MM' by the clock of the place, any of which is chosen; empty where the supplier names none. */
  times: v.array(v.string()),
  /** Languages to choose among, as codes; empty where the supplier names none. */
  languages: v.array(v.string()),
});
export type ActivityAvailability = v.InferOutput<typeof ActivityAvailabilitySchema>;

/** An activity or tour of the list (T-04). */
export const ActivitySchema = v.object({
  ...activityEntries,
  /** One or two sentences, in the language of the search. */
  description: v.string(),
  modalities: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      amountUnitType: AmountUnitSchema,
      rates: v.array(ActivityRateSchema),
    }),
  ),
  amountUnitType: AmountUnitSchema,
  /** The lowest price of an adult (of the group where `amountUnitType` is SERVICE): "from". */
  amountFrom: v.nullable(MoneySchema),
  /** The lowest price of all people of the search together. */
  totalFrom: v.nullable(MoneySchema),
  /** `included`: the lowest price can be cancelled free of charge; `available`: a dearer one can. */
  freeCancellation: v.picklist(['included', 'available', 'none']),
  /** The best ways to have it on the days of the search; earlier servers send none. */
  availability: v.optional(v.array(ActivityAvailabilitySchema), []),
  /** Ages that one of its prices is for, first and last included; empty where prices are for groups only. */
  ages: v.optional(v.array(v.object({ from: Count, to: Count })), []),
});
export type Activity = v.InferOutput<typeof ActivitySchema>;

export const ActivitySearchReplySchema = v.object({
  /** In the order asked for; what has no price stands last. */
  data: v.array(ActivitySchema),
  meta: v.object({
    /** Of all pages. */
    count: Count,
    page: Count,
    itemsPerPage: Count,
    currency: CurrencyCodeSchema,
    /** Of the supplier's texts. */
    language: v.string(),
    searchId: v.string(),
    expiresAt: v.string(),
    /** False where a part of the supplier's list did not come. */
    complete: v.boolean(),
    /** The supplier has more than is listed here. */
    more: v.optional(v.boolean(), false),
  }),
});
export type ActivitySearchReply = v.InferOutput<typeof ActivitySearchReplySchema>;
