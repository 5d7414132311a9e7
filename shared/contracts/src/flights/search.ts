import {
  array,
  boolean,
  maxLength,
  maxValue,
  minValue,
  number,
  integer,
  object,
  optional,
  picklist,
  pipe,
  check,
  type InferOutput,
} from 'valibot';
import {
  ADULTS,
  CHILDREN,
  INFANT_AGE,
  INFANTS,
  isEverybody,
  OLDEST_AGE,
  partyProblem,
  travellerCountProblem,
  TRAVELLERS_MAX,
} from '@travesia/domain';
import { CurrencyCodeSchema, InfoDataSchema, LocalDateSchema, PlaceCodeSchema } from '../values.ts';

/** Cabins that can be asked for (F-04); none asks for all. */
export const CabinSchema = picklist(
  ['economy', 'premium_economy', 'business', 'first_class'],
  'cabin_invalid',
);
export type Cabin = InferOutput<typeof CabinSchema>;
export const CABINS = CabinSchema.options;

export const LegSchema = pipe(
  object({ from: PlaceCodeSchema, to: PlaceCodeSchema, departureDate: LocalDateSchema }),
  check((leg) => leg.from !== leg.to, 'same_place'),
);
export type Leg = InferOutput<typeof LegSchema>;

const count = (limits: { min: number; max: number }) =>
  pipe(
    number('count_invalid'),
    integer('count_invalid'),
    minValue(limits.min, 'count_invalid'),
    maxValue(limits.max, 'count_invalid'),
  );

const AgeSchema = pipe(
  number('age_invalid'),
  integer('age_invalid'),
  minValue(INFANT_AGE.min, 'age_invalid'),
  maxValue(OLDEST_AGE, 'age_invalid'),
);

export const TravelerInfoSchema = pipe(
  object({
    adult: count(ADULTS),
    child: count(CHILDREN),
    infant: count(INFANTS),
    /** Of everybody on the last day of travel: adults, then children, then infants (W-04). */
    ages: optional(pipe(array(AgeSchema), maxLength(TRAVELLERS_MAX, 'age_invalid'))),
  }),
  check((counts) => travellerCountProblem(counts) !== 'too_many_travellers', 'too_many_travellers'),
  check((counts) => counts.ages === undefined || isEverybody(counts), 'age_invalid'),
  check((counts) => partyProblem(counts) !== 'more_infants_than_adults', 'more_infants_than_adults'),
  check((counts) => partyProblem(counts) !== 'minor_without_adult', 'minor_without_adult'),
);
export type TravelerInfo = InferOutput<typeof TravelerInfoSchema>;

/** POST /air/flight-offer/search (F-12, B-11). Key 2 is absent for one-way; cabin left out means all. */
export const FlightSearchPayloadSchema = pipe(
  object({
    legInfo: object({ 1: LegSchema, 2: optional(LegSchema) }),
    refundableFare: optional(boolean(), false),
    noRestrictionFare: optional(boolean(), false),
    noPenaltyFare: optional(boolean(), false),
    cabin: optional(CabinSchema),
    travelerInfo: TravelerInfoSchema,
    currencyCode: optional(CurrencyCodeSchema, 'USD'),
    infoData: optional(InfoDataSchema, { source: '', medium: '', affiliateId: '', referrer: '' }),
  }),
  check(
    ({ legInfo }) => !legInfo[2] || legInfo[2].departureDate >= legInfo[1].departureDate,
    'return_before_departure',
  ),
);
export type FlightSearchPayload = InferOutput<typeof FlightSearchPayloadSchema>;
