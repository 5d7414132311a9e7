import * as v from 'valibot';
import { JOURNEY_TYPES } from '@travesia/domain';
import { IdSchema, MoneySchema } from '../values.ts';
import { DictionariesSchema, FlightOfferSchema } from './offer.ts';
import { TravelerInfoSchema } from './traveler-info.ts';

/** An offer named by the client: the server reads only its id (B-06). */
export const OfferReferenceSchema = v.looseObject({ id: IdSchema });

/** What a metasearch partner calls itself or its click; kept with the order, never read. */
export const PartnerTextSchema = v.pipe(v.string(), v.maxLength(128));

/** POST /air/flight-offer/validate (F-31, B-13) */
export const ValidatePayloadSchema = v.object({
  data: v.object({
    type: v.literal('flight-offers-pricing'),
    flightOffers: v.pipe(v.array(OfferReferenceSchema), v.minLength(1), v.maxLength(6)),
    metaName: v.optional(PartnerTextSchema, ''),
    disId: v.optional(PartnerTextSchema),
  }),
  /** Who travels, where their birth dates say other ages than the search did (W-04). */
  travelerInfo: v.optional(TravelerInfoSchema),
});
export type ValidatePayload = v.InferOutput<typeof ValidatePayloadSchema>;

export const FareRuleSchema = v.object({
  category: v.string(),
  title: v.string(),
  text: v.string(),
  penalty: v.nullable(MoneySchema),
});
export type FareRule = v.InferOutput<typeof FareRuleSchema>;

export const ValidateReplySchema = v.object({
  data: v.array(FlightOfferSchema),
  dictionaries: DictionariesSchema,
  /** `bags` is null where the supplier tells nothing about special baggage (F-36). */
  included: v.object({
    bags: v.nullable(
      v.array(v.object({ journeyType: v.string(), quantity: v.number(), amount: MoneySchema })),
    ),
    'detailed-fare-rules': v.nullable(v.array(FareRuleSchema)),
  }),
  meta: v.object({
    travelerCount: v.number(),
    priceChanged: v.boolean(),
    previousTotal: v.nullable(MoneySchema),
    /** Seconds the price is held by the server (S-43). */
    secondsLeft: v.number(),
  }),
});
export type ValidateReply = v.InferOutput<typeof ValidateReplySchema>;

export const JourneyTypeSchema = v.picklist(JOURNEY_TYPES);

/** One bag that can be bought: GET {baggageUrl} (B-14). `amount` is the price of one bag, margin included (F-38). */
export const BagOptionSchema = v.object({
  additionalServicesId: v.string(),
  journeyType: JourneyTypeSchema,
  /** At most so many of it for this traveller. */
  quantity: v.number(),
  amount: MoneySchema,
  segmentIds: v.array(v.string()),
  travellerId: v.string(),
  weightKg: v.optional(v.nullable(v.number())),
});
export type BagOption = v.InferOutput<typeof BagOptionSchema>;
export const BagsReplySchema = v.object({ data: v.array(BagOptionSchema) });
