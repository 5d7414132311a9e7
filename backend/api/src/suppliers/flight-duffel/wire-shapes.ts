import {
  array,
  boolean,
  integer,
  looseObject,
  maxValue,
  minLength,
  minValue,
  nullable,
  nullish,
  number,
  picklist,
  pipe,
  string,
} from 'valibot';
import { CountryCode, Instant, Latitude, LocalTime, Longitude } from '../../supplier-replies/wire-values.ts';

/** What is read of an offer. The client's own types promise it; the wire does not. */
const Text = nullish(string());
const Carrier = looseObject({ iata_code: Text, name: string() });
const Airport = looseObject({
  iata_code: string(),
  name: string(),
  city_name: Text,
  iata_city_code: Text,
  iata_country_code: CountryCode,
  latitude: Latitude,
  longitude: Longitude,
  time_zone: string(),
});
const Pieces = pipe(number(), integer(), minValue(0), maxValue(20));
const Segment = looseObject({
  id: string(),
  origin: Airport,
  destination: Airport,
  origin_terminal: Text,
  destination_terminal: Text,
  departing_at: LocalTime,
  arriving_at: LocalTime,
  duration: Text,
  marketing_carrier_flight_number: string(),
  marketing_carrier: Carrier,
  operating_carrier: Carrier,
  aircraft: nullish(looseObject({ iata_code: Text, name: string() })),
  /** Changes of orders have none. */
  stops: nullish(array(looseObject({}))),
  passengers: array(
    looseObject({
      passenger_id: string(),
      cabin_class: picklist(['economy', 'premium_economy', 'business', 'first']),
      baggages: array(looseObject({ type: string(), quantity: Pieces })),
    }),
  ),
});
const Slice = looseObject({
  id: string(),
  duration: Text,
  fare_brand_name: Text,
  segments: pipe(array(Segment), minLength(1)),
});
/** What an airline changes by itself. */
export const AirlineChangeShape = looseObject({
  id: pipe(string(), minLength(1)),
  action_taken: nullish(picklist(['accepted', 'cancelled', 'changed'])),
  available_actions: array(string()),
  added: array(Slice),
  removed: array(Slice),
});
const Condition = nullish(looseObject({ allowed: boolean(), penalty_amount: Text, penalty_currency: Text }));
export const OfferShape = looseObject({
  id: string(),
  total_amount: string(),
  total_currency: string(),
  base_amount: string(),
  base_currency: string(),
  expires_at: Instant,
  owner: looseObject({ iata_code: Text, name: string() }),
  passenger_identity_documents_required: boolean(),
  supported_passenger_identity_document_types: nullish(array(string())),
  supported_loyalty_programmes: nullish(array(string())),
  payment_requirements: looseObject({
    requires_instant_payment: boolean(),
    payment_required_by: nullish(Instant),
    price_guarantee_expires_at: nullish(Instant),
  }),
  conditions: looseObject({
    refund_before_departure: Condition,
    change_before_departure: Condition,
  }),
  passengers: array(looseObject({ id: string() })),
  slices: pipe(array(Slice), minLength(1)),
});

export const CancellationShape = looseObject({
  id: pipe(string(), minLength(1)),
  refund_amount: nullable(string()),
  refund_currency: nullable(string()),
  refund_to: string(),
  airline_credits: nullish(array(looseObject({ credit_amount: string(), credit_currency: string() }))),
  expires_at: nullish(Instant),
});

export const ChangeShape = looseObject({
  id: pipe(string(), minLength(1)),
  change_total_amount: string(),
  change_total_currency: string(),
  penalty_amount: Text,
  penalty_currency: Text,
  penalty_total_amount: Text,
  penalty_total_currency: Text,
  refund_to: Text,
  expires_at: Instant,
  slices: looseObject({ add: array(Slice), remove: array(looseObject({ id: string() })) }),
});

/** The client types replies about a chosen change as the offer it was made of; the reference has these as well. */
export const OrderChangeShape = looseObject({ order_id: string(), confirmed_at: Text });

export const PlaceShape = looseObject({ name: string(), type: string(), iata_country_code: CountryCode });

const Service = {
  id: pipe(string(), minLength(1)),
  total_amount: string(),
  total_currency: string(),
};
export const OrderBagShape = looseObject({
  ...Service,
  type: string(),
  maximum_quantity: pipe(number(), integer(), minValue(0), maxValue(99)),
  passenger_ids: array(string()),
  segment_ids: array(string()),
  metadata: looseObject({ type: Text, maximum_weight_kg: nullish(number()) }),
});
const Element = looseObject({
  type: string(),
  designator: Text,
  name: Text,
  disclosures: nullish(array(string())),
  available_services: nullish(array(looseObject({ ...Service, passenger_id: string() }))),
});
export const SeatMapShape = looseObject({
  segment_id: string(),
  cabins: array(
    looseObject({
      rows: array(looseObject({ sections: array(looseObject({ elements: array(Element) })) })),
    }),
  ),
});
export const JourneysShape = looseObject({ slices: pipe(array(Slice), minLength(1)) });
/** An order that services are added to. */
export const ServicedOrderShape = looseObject({
  ...JourneysShape.entries,
  services: array(
    looseObject({
      id: string(),
      quantity: number(),
      passenger_ids: array(string()),
      segment_ids: array(string()),
      metadata: nullish(looseObject({ designator: Text })),
    }),
  ),
});

const Name = pipe(string(), minLength(1));
/** Without these an order cannot be told from another one. */
export const OrderShape = looseObject({
  id: Name,
  booking_reference: Name,
  total_amount: string(),
  total_currency: string(),
  documents: nullish(
    array(
      looseObject({ type: string(), unique_identifier: string(), passenger_ids: nullish(array(string())) }),
    ),
  ),
  passengers: nullish(
    array(looseObject({ id: string(), given_name: nullish(string()), family_name: nullish(string()) })),
  ),
  created_at: string(),
  payment_status: looseObject({
    awaiting_payment: nullish(boolean()),
    payment_required_by: nullish(Instant),
    price_guarantee_expires_at: nullish(Instant),
  }),
});
