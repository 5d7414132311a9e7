import {
  array,
  check,
  integer,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  type InferOutput,
} from 'valibot';
import { CountSchema, LocalDateSchema, MoneySchema, PlaceCodeSchema } from '../values.ts';
import { CabinSchema } from './cabin.ts';
import { TravelerInfoSchema } from './traveler-info.ts';

/** Two months of a calendar, or seven departures by seven returns. */
export const FARE_DAYS_MAX = 62;

const DAY = {
  departureDate: LocalDateSchema,
  returnDate: nullable(LocalDateSchema),
  /** Where it is flown between other places than those of the journey. */
  from: optional(PlaceCodeSchema),
  to: optional(PlaceCodeSchema),
};

export const FareDaySchema = pipe(
  object(DAY),
  check(
    ({ departureDate, returnDate }) => returnDate === null || returnDate >= departureDate,
    'return_before_departure',
  ),
);
export type FareDay = InferOutput<typeof FareDaySchema>;

/**
 * POST /air/fare-days reads, POST /air/fare-days/check searches: one journey on other days or from and to
 * nearby airports. The first day is the one to compare with what is usual.
 */
export const FareDaysPayloadSchema = pipe(
  object({
    from: PlaceCodeSchema,
    to: PlaceCodeSchema,
    cabin: optional(CabinSchema),
    travelerInfo: TravelerInfoSchema,
    days: pipe(
      array(FareDaySchema),
      minLength(1, 'field_required'),
      maxLength(FARE_DAYS_MAX, 'too_many_days'),
    ),
  }),
  check(
    ({ from, to, days }) => [{ from, to }, ...days].every((day) => (day.from ?? from) !== (day.to ?? to)),
    'same_place',
  ),
);
export type FareDaysPayload = InferOutput<typeof FareDaysPayloadSchema>;

/**
 * `seen`: a search found this price. `old`: too long ago to show. `none`: a search found no flights. `checking`: a
 * search is under way. `unknown`: nobody has searched that day.
 */
export const FARE_DAY_STATES = ['seen', 'old', 'none', 'checking', 'unknown'] as const;

export const SeenFareDaySchema = object({
  ...DAY,
  state: picklist(FARE_DAY_STATES),
  /** The party's total. Only where it was seen, like the two below. */
  price: nullable(MoneySchema),
  /** The lowest total with a checked bag for everybody; null where it depends on what bags cost in addition. */
  withBagPrice: nullable(MoneySchema),
  ageMinutes: nullable(CountSchema),
});
export type SeenFareDay = InferOutput<typeof SeenFareDaySchema>;

/** The middle half of the prices that were seen around that time. */
export const UsualFareSchema = object({
  low: MoneySchema,
  high: MoneySchema,
  count: CountSchema,
  firstSeenOn: LocalDateSchema,
  lastSeenOn: LocalDateSchema,
});
export type UsualFare = InferOutput<typeof UsualFareSchema>;

export const FareDaysReplySchema = object({
  data: array(SeenFareDaySchema),
  meta: object({
    usual: nullable(UsualFareSchema),
    /** Not every day could be checked: the budget of searches is used up until then. */
    budgetBackInSeconds: nullable(pipe(number(), integer())),
  }),
});
export type FareDaysReply = InferOutput<typeof FareDaysReplySchema>;
