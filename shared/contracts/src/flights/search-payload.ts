import * as v from 'valibot';
import { CurrencyCodeSchema, InfoDataSchema, LocalDateSchema, PlaceCodeSchema } from '../values.ts';
import { CabinSchema } from './cabin.ts';
import { TravelerInfoSchema } from './traveler-info.ts';

export const LegSchema = v.pipe(
  v.object({ from: PlaceCodeSchema, to: PlaceCodeSchema, departureDate: LocalDateSchema }),
  v.check((leg) => leg.from !== leg.to, 'same_place'),
);
export type Leg = v.InferOutput<typeof LegSchema>;

interface LegInfo {
  readonly 1: Leg;
  readonly 2?: Leg | undefined;
  readonly 3?: Leg | undefined;
  readonly 4?: Leg | undefined;
  readonly 5?: Leg | undefined;
}

/** POST /air/flight-offer/search (F-12, B-11, Q-10). Key 1 alone is one-way; cabin left out means all. */
export const FlightSearchPayloadSchema = v.pipe(
  v.object({
    legInfo: v.object({
      1: LegSchema,
      2: v.optional(LegSchema),
      3: v.optional(LegSchema),
      4: v.optional(LegSchema),
      5: v.optional(LegSchema),
    }),
    refundableFare: v.optional(v.boolean(), false),
    noRestrictionFare: v.optional(v.boolean(), false),
    noPenaltyFare: v.optional(v.boolean(), false),
    cabin: v.optional(CabinSchema),
    travelerInfo: TravelerInfoSchema,
    currencyCode: v.optional(CurrencyCodeSchema, 'USD'),
    infoData: v.optional(InfoDataSchema, { source: '', medium: '', affiliateId: '', referrer: '' }),
  }),
  v.check(
    ({ legInfo }) =>
      (!legInfo[3] || legInfo[2] !== undefined) &&
      (!legInfo[4] || legInfo[3] !== undefined) &&
      (!legInfo[5] || legInfo[4] !== undefined),
    'leg_missing',
  ),
  v.check(
    (search) =>
      legsOf(search).every(
        (leg, place, legs) => leg.departureDate >= (legs[place - 1]?.departureDate ?? leg.departureDate),
      ),
    'return_before_departure',
  ),
);
export type FlightSearchPayload = v.InferOutput<typeof FlightSearchPayloadSchema>;

/** The legs of a search in their order: one way, there and back, or several cities. */
export function legsOf({ legInfo }: { readonly legInfo: LegInfo }): [Leg, ...Leg[]] {
  const { 1: first, 2: second, 3: third, 4: fourth, 5: fifth } = legInfo;
  return [first, ...[second, third, fourth, fifth].flatMap((leg) => leg ?? [])];
}

/** One way, or there and back between the same places; prices of other days are known of these. */
export function isSimpleTrip(search: { readonly legInfo: LegInfo }): boolean {
  const [there, back, ...more] = legsOf(search);
  return more.length === 0 && (!back || (back.from === there.to && back.to === there.from));
}
