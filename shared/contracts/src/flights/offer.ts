import * as v from 'valibot';
import { TIME_BANDS, TRAVELLER_TYPES } from '@travesia/domain';
import { LocalDateTimeSchema, MoneySchema } from '../values.ts';
import { FlightSearchPayloadSchema } from './search-payload.ts';
import { CabinSchema } from './cabin.ts';

const EndpointSchema = v.object({
  iataCode: v.string(),
  at: LocalDateTimeSchema,
  terminal: v.optional(v.nullable(v.string())),
});

/** F-18. Times are local to the airport. */
export const SegmentSchema = v.object({
  id: v.string(),
  departure: EndpointSchema,
  arrival: EndpointSchema,
  durationInMinutes: v.pipe(v.number(), v.integer()),
  flightNumber: v.string(),
  /** IATA aircraft type; its name stands in the dictionaries. */
  aircraft: v.nullable(v.string()),
  operatingCarrierCode: v.string(),
  marketingCarrierCode: v.string(),
});
export type Segment = v.InferOutput<typeof SegmentSchema>;

export const ItinerarySchema = v.object({
  segments: v.array(SegmentSchema),
  /** ISO 8601, e.g. PT10H35M. */
  duration: v.string(),
  durationInMinutes: v.pipe(v.number(), v.integer()),
  stops: v.pipe(v.number(), v.integer()),
  departureTimeTag: v.picklist(TIME_BANDS),
  arrivalTimeTag: v.picklist(TIME_BANDS),
});
export type Itinerary = v.InferOutput<typeof ItinerarySchema>;

export const FareDetailsSchema = v.object({
  segmentId: v.string(),
  cabin: CabinSchema,
  fareBrand: v.nullable(v.string()),
  /** Pieces that the fare includes, per traveller. */
  includedCabinBags: v.number(),
  includedCheckedBags: v.number(),
  additionalServices: v.object({ chargeableCheckedBags: v.object({ quantity: v.number() }) }),
});

export const TravelerPricingSchema = v.object({
  travelerId: v.string(),
  type: v.picklist(TRAVELLER_TYPES),
  /** `base` and `total` are decimal strings in major units, `intBase` and `intTotal` integers in minor units. */
  price: v.object({
    currency: v.string(),
    base: v.string(),
    total: v.string(),
    intBase: MoneySchema,
    intTotal: MoneySchema,
  }),
  fareDetailsBySegment: v.array(FareDetailsSchema),
});
export type TravelerPricing = v.InferOutput<typeof TravelerPricingSchema>;

/** What may be changed or given back, and at which price (F-19, F-22). Penalties are for the whole party. */
export const FareConditionsSchema = v.object({
  refundable: v.boolean(),
  refundPenalty: v.nullable(MoneySchema),
  changeable: v.boolean(),
  changePenalty: v.nullable(MoneySchema),
  /** Neither change nor refund costs anything: the "zero penalty" filter. */
  penaltyFree: v.boolean(),
  /** Whether a seat may be chosen before check-in; null where the airline does not say. */
  seatChoice: v.optional(v.nullable(v.boolean())),
});
export type FareConditions = v.InferOutput<typeof FareConditionsSchema>;

/** An offer in our own model, whatever its supplier calls things (F-17). */
export const FlightOfferSchema = v.object({
  id: v.string(),
  price: v.object({ currency: v.string(), total: v.string(), intTotal: MoneySchema }),
  itineraries: v.array(ItinerarySchema),
  travelerPricings: v.array(TravelerPricingSchema),
  conditions: FareConditionsSchema,
  validatingCarrierCode: v.string(),
  /** Estimated by the supplier for the whole trip and party; absent in offers of the version before. */
  co2Kg: v.optional(v.nullable(v.number())),
});
export type FlightOffer = v.InferOutput<typeof FlightOfferSchema>;

/** Names for the codes in the offers. */
export const DictionariesSchema = v.object({
  carriers: v.record(v.string(), v.string()),
  aircraft: v.record(v.string(), v.string()),
  /** Airport code → where it is; names are in the request's language. */
  locations: v.record(
    v.string(),
    v.object({
      name: v.string(),
      cityName: v.string(),
      cityCode: v.string(),
      countryCode: v.string(),
      lat: v.number(),
      lon: v.number(),
      timeZone: v.string(),
    }),
  ),
});
export type Dictionaries = v.InferOutput<typeof DictionariesSchema>;

export const FlightSearchReplySchema = v.object({
  data: v.array(FlightOfferSchema),
  dictionaries: DictionariesSchema,
  meta: v.object({ count: v.number(), currency: v.string(), searchId: v.string(), expiresAt: v.string() }),
});
export type FlightSearchReply = v.InferOutput<typeof FlightSearchReplySchema>;

/** GET /air/flightOffer/{id} (B-12) */
export const FlightOfferReplySchema = v.object({
  data: FlightOfferSchema,
  dictionaries: DictionariesSchema,
  search: FlightSearchPayloadSchema,
});
export type FlightOfferReply = v.InferOutput<typeof FlightOfferReplySchema>;
