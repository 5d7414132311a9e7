import {
  array,
  boolean,
  literal,
  looseObject,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  type InferOutput,
} from 'valibot';
import { JOURNEY_TYPES } from '@travesia/domain';
import { IdSchema, MoneySchema } from '../values.ts';
import { DictionariesSchema, FlightOfferSchema } from './offer.ts';
import { TravelerInfoSchema } from './traveler-info.ts';

/** An offer named by the client: the server reads only its id (B-06). */
export const OfferReferenceSchema = looseObject({ id: IdSchema });

/** What a metasearch partner calls itself or its click; kept with the order, never read. */
export const PartnerTextSchema = pipe(string(), maxLength(128));

/** POST /air/flight-offer/validate (F-31, B-13) */
export const ValidatePayloadSchema = object({
  data: object({
    type: literal('flight-offers-pricing'),
    flightOffers: pipe(array(OfferReferenceSchema), minLength(1), maxLength(6)),
    metaName: optional(PartnerTextSchema, ''),
    disId: optional(PartnerTextSchema),
  }),
  /** Who travels, where their birth dates say other ages than the search did (W-04). */
  travelerInfo: optional(TravelerInfoSchema),
});
export type ValidatePayload = InferOutput<typeof ValidatePayloadSchema>;

export const FareRuleSchema = object({
  category: string(),
  title: string(),
  text: string(),
  penalty: nullable(MoneySchema),
});
export type FareRule = InferOutput<typeof FareRuleSchema>;

export const ValidateReplySchema = object({
  data: array(FlightOfferSchema),
  dictionaries: DictionariesSchema,
  /** `bags` is null where the supplier tells nothing about special baggage (F-36). */
  included: object({
    bags: nullable(array(object({ journeyType: string(), quantity: number(), amount: MoneySchema }))),
    'detailed-fare-rules': nullable(array(FareRuleSchema)),
  }),
  meta: object({
    travelerCount: number(),
    priceChanged: boolean(),
    previousTotal: nullable(MoneySchema),
    /** Seconds the price is held by the server (S-43). */
    secondsLeft: number(),
  }),
});
export type ValidateReply = InferOutput<typeof ValidateReplySchema>;

export const JourneyTypeSchema = picklist(JOURNEY_TYPES);

/** One bag that can be bought: GET {baggageUrl} (B-14). `amount` is the price of one bag, margin included (F-38). */
export const BagOptionSchema = object({
  additionalServicesId: string(),
  journeyType: JourneyTypeSchema,
  /** At most so many of it for this traveller. */
  quantity: number(),
  amount: MoneySchema,
  segmentIds: array(string()),
  travellerId: string(),
  weightKg: optional(nullable(number())),
});
export type BagOption = InferOutput<typeof BagOptionSchema>;
export const BagsReplySchema = object({ data: array(BagOptionSchema) });
