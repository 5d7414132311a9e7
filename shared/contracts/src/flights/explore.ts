import * as v from 'valibot';
import { CountSchema, CurrencyCodeSchema, LocalDateSchema, MoneySchema, PlaceCodeSchema } from '../values.ts';

/** Places whose prices one press has checked. */
export const EXPLORED_AT_ONCE = 6;
export const EXPLORE_NIGHTS_MAX = 60;

/** By the usual warmth of a day in that month. */
export const CLIMATES = ['warm', 'mild', 'cold'] as const;
export type Climate = (typeof CLIMATES)[number];
/** Degrees Celsius from which a day is warm; below the other it is cold. */
export const CLIMATE_DEGREES = { warm: 25, mild: 15 } as const;

const NightsSchema = v.pipe(v.number(), v.integer('count_invalid'), v.minValue(0, 'count_invalid'));

const ENTRIES = {
  from: PlaceCodeSchema,
  /** 'YYYY-MM'; null for any. */
  month: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'date_invalid'))),
  isOneWay: v.boolean(),
  /** Null for any; of a one-way trip nobody asks. */
  nights: v.nullable(
    v.pipe(
      v.object({
        min: NightsSchema,
        max: v.pipe(NightsSchema, v.maxValue(EXPLORE_NIGHTS_MAX, 'count_invalid')),
      }),
      v.check(({ min, max }) => min <= max, 'count_invalid'),
    ),
  ),
  /** The most that one adult pays, in any currency; null for any price. */
  budget: v.nullable(
    v.object({
      amount: v.pipe(v.number(), v.integer(), v.minValue(1, 'count_invalid')),
      currency: CurrencyCodeSchema,
    }),
  ),
  climate: v.nullable(v.picklist(CLIMATES)),
};

/** POST /air/explore: where one adult can fly from a place, and for how much. */
export const ExplorePayloadSchema = v.object(ENTRIES);
export type ExplorePayload = v.InferOutput<typeof ExplorePayloadSchema>;

/** POST /air/explore/check has prices searched for that nobody has seen. */
export const ExploreCheckPayloadSchema = v.object({
  ...ENTRIES,
  to: v.pipe(v.array(PlaceCodeSchema), v.minLength(1, 'field_required'), v.maxLength(EXPLORED_AT_ONCE)),
});
export type ExploreCheckPayload = v.InferOutput<typeof ExploreCheckPayloadSchema>;

/** Like the states of days, but an `old` price is shown: nothing newer is known of the place. */
export const EXPLORED_STATES = ['seen', 'old', 'none', 'checking', 'unknown'] as const;

const PLACE = {
  /** Of the city, where several airports share one. */
  code: v.string(),
  cityName: v.string(),
  latitude: v.number(),
  longitude: v.number(),
};

export const ExploredPlaceSchema = v.object({
  ...PLACE,
  countryName: v.string(),
  state: v.picklist(EXPLORED_STATES),
  /** Days of the price; without one, those that a check would search. */
  departureDate: LocalDateSchema,
  returnDate: v.nullable(LocalDateSchema),
  /** One adult's total in economy. */
  price: v.nullable(MoneySchema),
  ageMinutes: v.nullable(CountSchema),
  /** How warm a usual day gets there in the month of departure. */
  highC: v.nullable(v.number()),
});
export type ExploredPlace = v.InferOutput<typeof ExploredPlaceSchema>;

export const ExploreReplySchema = v.object({
  /** Prices first, the lowest first; then places without one, the nearest first. */
  data: v.array(ExploredPlaceSchema),
  meta: v.object({
    from: v.object(PLACE),
    /** Places that cost more than the budget, and the lowest price among them. */
    overBudget: v.object({ count: CountSchema, lowest: v.nullable(MoneySchema) }),
    /** Not every place could be checked: the budget of searches is used up until then. */
    budgetBackInSeconds: v.nullable(v.pipe(v.number(), v.integer())),
  }),
});
export type ExploreReply = v.InferOutput<typeof ExploreReplySchema>;
