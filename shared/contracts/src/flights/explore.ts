import {
  array,
  boolean,
  check,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  type InferOutput,
} from 'valibot';
import { CountSchema, CurrencyCodeSchema, LocalDateSchema, MoneySchema, PlaceCodeSchema } from '../values.ts';

/** Places whose prices one press has checked. */
export const EXPLORED_AT_ONCE = 6;
export const EXPLORE_NIGHTS_MAX = 60;

/** By the usual warmth of a day in that month. */
export const CLIMATES = ['warm', 'mild', 'cold'] as const;
export type Climate = (typeof CLIMATES)[number];
/** Degrees Celsius from which a day is warm; below the other it is cold. */
export const CLIMATE_DEGREES = { warm: 25, mild: 15 } as const;

const NightsSchema = pipe(number(), integer('count_invalid'), minValue(0, 'count_invalid'));

const ENTRIES = {
  from: PlaceCodeSchema,
  /** 'YYYY-MM'; null for any. */
  month: nullable(pipe(string(), regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'date_invalid'))),
  isOneWay: boolean(),
  /** Null for any; of a one-way trip nobody asks. */
  nights: nullable(
    pipe(
      object({ min: NightsSchema, max: pipe(NightsSchema, maxValue(EXPLORE_NIGHTS_MAX, 'count_invalid')) }),
      check(({ min, max }) => min <= max, 'count_invalid'),
    ),
  ),
  /** The most that one adult pays, in any currency; null for any price. */
  budget: nullable(
    object({ amount: pipe(number(), integer(), minValue(1, 'count_invalid')), currency: CurrencyCodeSchema }),
  ),
  climate: nullable(picklist(CLIMATES)),
};

/** POST /air/explore: where one adult can fly from a place, and for how much. */
export const ExplorePayloadSchema = object(ENTRIES);
export type ExplorePayload = InferOutput<typeof ExplorePayloadSchema>;

/** POST /air/explore/check has prices searched for that nobody has seen. */
export const ExploreCheckPayloadSchema = object({
  ...ENTRIES,
  to: pipe(array(PlaceCodeSchema), minLength(1, 'field_required'), maxLength(EXPLORED_AT_ONCE)),
});
export type ExploreCheckPayload = InferOutput<typeof ExploreCheckPayloadSchema>;

/** Like the states of days, but an `old` price is shown: nothing newer is known of the place. */
export const EXPLORED_STATES = ['seen', 'old', 'none', 'checking', 'unknown'] as const;

const PLACE = {
  /** Of the city, where several airports share one. */
  code: string(),
  cityName: string(),
  latitude: number(),
  longitude: number(),
};

export const ExploredPlaceSchema = object({
  ...PLACE,
  countryName: string(),
  state: picklist(EXPLORED_STATES),
  /** Days of the price; without one, those that a check would search. */
  departureDate: LocalDateSchema,
  returnDate: nullable(LocalDateSchema),
  /** One adult's total in economy. */
  price: nullable(MoneySchema),
  ageMinutes: nullable(CountSchema),
  /** How warm a usual day gets there in the month of departure. */
  highC: nullable(number()),
});
export type ExploredPlace = InferOutput<typeof ExploredPlaceSchema>;

export const ExploreReplySchema = object({
  /** Prices first, the lowest first; then places without one, the nearest first. */
  data: array(ExploredPlaceSchema),
  meta: object({
    from: object(PLACE),
    /** Places that cost more than the budget, and the lowest price among them. */
    overBudget: object({ count: CountSchema, lowest: nullable(MoneySchema) }),
    /** Not every place could be checked: the budget of searches is used up until then. */
    budgetBackInSeconds: nullable(pipe(number(), integer())),
  }),
});
export type ExploreReply = InferOutput<typeof ExploreReplySchema>;
