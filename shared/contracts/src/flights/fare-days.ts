import * as v from 'valibot';
import { CountSchema, LocalDateSchema, MoneySchema, PlaceCodeSchema } from '../values.ts';
import { CabinSchema } from './cabin.ts';
import { TravelerInfoSchema } from './traveler-info.ts';

/** Two months of a calendar, or seven departures by seven returns. */
export const FARE_DAYS_MAX = 62;

const DAY = {
  departureDate: LocalDateSchema,
  returnDate: v.nullable(LocalDateSchema),
  /** Where it is flown between other places than those of the journey. */
  from: v.optional(PlaceCodeSchema),
  to: v.optional(PlaceCodeSchema),
};

export const FareDaySchema = v.pipe(
  v.object(DAY),
  v.check(
    ({ departureDate, returnDate }) => returnDate === null || returnDate >= departureDate,
    'return_before_departure',
  ),
);
export type FareDay = v.InferOutput<typeof FareDaySchema>;

/**
 * POST /air/fare-days reads, POST /air/fare-days/check searches: one journey on other days or from and to
 * nearby airports. The first day is the one to compare with what is usual.
 */
export const FareDaysPayloadSchema = v.pipe(
  v.object({
    from: PlaceCodeSchema,
    to: PlaceCodeSchema,
    cabin: v.optional(CabinSchema),
    travelerInfo: TravelerInfoSchema,
    days: v.pipe(
      v.array(FareDaySchema),
      v.minLength(1, 'field_required'),
      v.maxLength(FARE_DAYS_MAX, 'too_many_days'),
    ),
  }),
  v.check(
    ({ from, to, days }) => [{ from, to }, ...days].every((day) => (day.from ?? from) !== (day.to ?? to)),
    'same_place',
  ),
);
export type FareDaysPayload = v.InferOutput<typeof FareDaysPayloadSchema>;

/**
 * `seen`: a search found this price. `old`: too long ago to show. `none`: a search found no flights. `checking`: a
 * search is under way. `unknown`: nobody has searched that day.
 */
export const FARE_DAY_STATES = ['seen', 'old', 'none', 'checking', 'unknown'] as const;

export const SeenFareDaySchema = v.object({
  ...DAY,
  state: v.picklist(FARE_DAY_STATES),
  /** The party's total. Only where it was seen, like the two below. */
  price: v.nullable(MoneySchema),
  /** The lowest total with a checked bag for everybody; null where it depends on what bags cost in addition. */
  withBagPrice: v.nullable(MoneySchema),
  ageMinutes: v.nullable(CountSchema),
});
export type SeenFareDay = v.InferOutput<typeof SeenFareDaySchema>;

/** The middle half of the prices that were seen around that time. */
export const UsualFareSchema = v.object({
  low: MoneySchema,
  high: MoneySchema,
  count: CountSchema,
  firstSeenOn: LocalDateSchema,
  lastSeenOn: LocalDateSchema,
});
export type UsualFare = v.InferOutput<typeof UsualFareSchema>;

export const FareDaysReplySchema = v.object({
  data: v.array(SeenFareDaySchema),
  meta: v.object({
    usual: v.nullable(UsualFareSchema),
    /** Not every day could be checked: the budget of searches is used up until then. */
    budgetBackInSeconds: v.nullable(v.pipe(v.number(), v.integer())),
  }),
});
export type FareDaysReply = v.InferOutput<typeof FareDaysReplySchema>;
