import {
  boolean,
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
import { ADULTS, CHILDREN, INFANTS, travellerCountProblem } from '@travesia/domain';
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

export const TravelerInfoSchema = pipe(
  object({ adult: count(ADULTS), child: count(CHILDREN), infant: count(INFANTS) }),
  check((counts) => travellerCountProblem(counts) !== 'too_many_travellers', 'too_many_travellers'),
  check((counts) => travellerCountProblem(counts) !== 'more_infants_than_adults', 'more_infants_than_adults'),
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
