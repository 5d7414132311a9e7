import {
  array,
  boolean,
  integer,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  type InferOutput,
} from 'valibot';
import { TIME_BANDS, TRAVELLER_TYPES } from '@travesia/domain';
import { LocalDateTimeSchema, MoneySchema } from '../values.ts';
import { FlightSearchPayloadSchema } from './search-payload.ts';
import { CabinSchema } from './cabin.ts';

const EndpointSchema = object({
  iataCode: string(),
  at: LocalDateTimeSchema,
  terminal: optional(nullable(string())),
});

/** F-18. Times are local to the airport. */
export const SegmentSchema = object({
  id: string(),
  departure: EndpointSchema,
  arrival: EndpointSchema,
  durationInMinutes: pipe(number(), integer()),
  flightNumber: string(),
  /** IATA aircraft type; its name stands in the dictionaries. */
  aircraft: nullable(string()),
  operatingCarrierCode: string(),
  marketingCarrierCode: string(),
});
export type Segment = InferOutput<typeof SegmentSchema>;

export const ItinerarySchema = object({
  segments: array(SegmentSchema),
  /** ISO 8601, e.g. PT10H35M. */
  duration: string(),
  durationInMinutes: pipe(number(), integer()),
  stops: pipe(number(), integer()),
  departureTimeTag: picklist(TIME_BANDS),
  arrivalTimeTag: picklist(TIME_BANDS),
});
export type Itinerary = InferOutput<typeof ItinerarySchema>;

export const FareDetailsSchema = object({
  segmentId: string(),
  cabin: CabinSchema,
  fareBrand: nullable(string()),
  /** Pieces that the fare includes, per traveller. */
  includedCabinBags: number(),
  includedCheckedBags: number(),
  additionalServices: object({ chargeableCheckedBags: object({ quantity: number() }) }),
});

export const TravelerPricingSchema = object({
  travelerId: string(),
  type: picklist(TRAVELLER_TYPES),
  /** `base` and `total` are decimal strings in major units, `intBase` and `intTotal` integers in minor units. */
  price: object({
    currency: string(),
    base: string(),
    total: string(),
    intBase: MoneySchema,
    intTotal: MoneySchema,
  }),
  fareDetailsBySegment: array(FareDetailsSchema),
});
export type TravelerPricing = InferOutput<typeof TravelerPricingSchema>;

/** What may be changed or given back, and at which price (F-19, F-22). Penalties are for the whole party. */
export const FareConditionsSchema = object({
  refundable: boolean(),
  refundPenalty: nullable(MoneySchema),
  changeable: boolean(),
  changePenalty: nullable(MoneySchema),
  /** Neither change nor refund costs anything: the "zero penalty" filter. */
  penaltyFree: boolean(),
  /** Whether a seat may be chosen before check-in; null where the airline does not say. */
  seatChoice: optional(nullable(boolean())),
});
export type FareConditions = InferOutput<typeof FareConditionsSchema>;

/** An offer in our own model, whatever its supplier calls things (F-17). */
export const FlightOfferSchema = object({
  id: string(),
  price: object({ currency: string(), total: string(), intTotal: MoneySchema }),
  itineraries: array(ItinerarySchema),
  travelerPricings: array(TravelerPricingSchema),
  conditions: FareConditionsSchema,
  validatingCarrierCode: string(),
  /** Estimated by the supplier for the whole trip and party; absent in offers of the version before. */
  co2Kg: optional(nullable(number())),
});
export type FlightOffer = InferOutput<typeof FlightOfferSchema>;

/** Names for the codes in the offers. */
export const DictionariesSchema = object({
  carriers: record(string(), string()),
  aircraft: record(string(), string()),
  /** Airport code → where it is; names are in the request's language. */
  locations: record(
    string(),
    object({
      name: string(),
      cityName: string(),
      cityCode: string(),
      countryCode: string(),
      lat: number(),
      lon: number(),
      timeZone: string(),
    }),
  ),
});
export type Dictionaries = InferOutput<typeof DictionariesSchema>;

export const FlightSearchReplySchema = object({
  data: array(FlightOfferSchema),
  dictionaries: DictionariesSchema,
  meta: object({ count: number(), currency: string(), searchId: string(), expiresAt: string() }),
});
export type FlightSearchReply = InferOutput<typeof FlightSearchReplySchema>;

/** GET /air/flightOffer/{id} (B-12) */
export const FlightOfferReplySchema = object({
  data: FlightOfferSchema,
  dictionaries: DictionariesSchema,
  search: FlightSearchPayloadSchema,
});
export type FlightOfferReply = InferOutput<typeof FlightOfferReplySchema>;
