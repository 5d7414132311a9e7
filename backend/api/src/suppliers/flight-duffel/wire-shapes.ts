import * as v from 'valibot';
import { CountryCode, Instant, Latitude, LocalTime, Longitude } from '../../supplier-replies/wire-values.ts';

/** What is read of an offer. The client's own types promise it; the wire does not. */
const Text = v.nullish(v.string());
const Carrier = v.looseObject({ iata_code: Text, name: v.string() });
const Airport = v.looseObject({
  iata_code: v.string(),
  name: v.string(),
  city_name: Text,
  iata_city_code: Text,
  iata_country_code: CountryCode,
  latitude: Latitude,
  longitude: Longitude,
  time_zone: v.string(),
});
const Pieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20));
const Segment = v.looseObject({
  id: v.string(),
  origin: Airport,
  destination: Airport,
  origin_terminal: Text,
  destination_terminal: Text,
  departing_at: LocalTime,
  arriving_at: LocalTime,
  duration: Text,
  marketing_carrier_flight_number: v.string(),
  marketing_carrier: Carrier,
  operating_carrier: Carrier,
  aircraft: v.nullish(v.looseObject({ iata_code: Text, name: v.string() })),
  /** Changes of orders have none. */
  stops: v.nullish(v.array(v.looseObject({}))),
  passengers: v.array(
    v.looseObject({
      passenger_id: v.string(),
      cabin_class: v.picklist(['economy', 'premium_economy', 'business', 'first']),
      baggages: v.array(v.looseObject({ type: v.string(), quantity: Pieces })),
    }),
  ),
});
const Slice = v.looseObject({
  id: v.string(),
  duration: Text,
  fare_brand_name: Text,
  segments: v.pipe(v.array(Segment), v.minLength(1)),
});
/** What an airline changes by itself. */
export const AirlineChangeShape = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  action_taken: v.nullish(v.picklist(['accepted', 'cancelled', 'changed'])),
  available_actions: v.array(v.string()),
  added: v.array(Slice),
  removed: v.array(Slice),
});
const Condition = v.nullish(
  v.looseObject({ allowed: v.boolean(), penalty_amount: Text, penalty_currency: Text }),
);
export const OfferShape = v.looseObject({
  id: v.string(),
  total_amount: v.string(),
  total_currency: v.string(),
  base_amount: v.string(),
  base_currency: v.string(),
  expires_at: Instant,
  owner: v.looseObject({ iata_code: Text, name: v.string() }),
  passenger_identity_documents_required: v.boolean(),
  supported_passenger_identity_document_types: v.nullish(v.array(v.string())),
  supported_loyalty_programmes: v.nullish(v.array(v.string())),
  payment_requirements: v.looseObject({
    requires_instant_payment: v.boolean(),
    payment_required_by: v.nullish(Instant),
    price_guarantee_expires_at: v.nullish(Instant),
  }),
  conditions: v.looseObject({
    refund_before_departure: Condition,
    change_before_departure: Condition,
  }),
  passengers: v.array(v.looseObject({ id: v.string() })),
  slices: v.pipe(v.array(Slice), v.minLength(1)),
});

export const CancellationShape = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  refund_amount: v.nullable(v.string()),
  refund_currency: v.nullable(v.string()),
  refund_to: v.string(),
  airline_credits: v.nullish(
    v.array(v.looseObject({ credit_amount: v.string(), credit_currency: v.string() })),
  ),
  expires_at: v.nullish(Instant),
});

export const ChangeShape = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  change_total_amount: v.string(),
  change_total_currency: v.string(),
  penalty_amount: Text,
  penalty_currency: Text,
  penalty_total_amount: Text,
  penalty_total_currency: Text,
  refund_to: Text,
  expires_at: Instant,
  slices: v.looseObject({ add: v.array(Slice), remove: v.array(v.looseObject({ id: v.string() })) }),
});

/** The client types replies about a chosen change as the offer it was made of; the reference has these as well. */
export const OrderChangeShape = v.looseObject({ order_id: v.string(), confirmed_at: Text });

export const PlaceShape = v.looseObject({
  name: v.string(),
  type: v.string(),
  iata_country_code: CountryCode,
});

const Service = {
  id: v.pipe(v.string(), v.minLength(1)),
  total_amount: v.string(),
  total_currency: v.string(),
};
export const OrderBagShape = v.looseObject({
  ...Service,
  type: v.string(),
  maximum_quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  passenger_ids: v.array(v.string()),
  segment_ids: v.array(v.string()),
  metadata: v.looseObject({ type: Text, maximum_weight_kg: v.nullish(v.number()) }),
});
const Element = v.looseObject({
  type: v.string(),
  designator: Text,
  name: Text,
  disclosures: v.nullish(v.array(v.string())),
  available_services: v.nullish(v.array(v.looseObject({ ...Service, passenger_id: v.string() }))),
});
export const SeatMapShape = v.looseObject({
  segment_id: v.string(),
  cabins: v.array(
    v.looseObject({
      rows: v.array(v.looseObject({ sections: v.array(v.looseObject({ elements: v.array(Element) })) })),
    }),
  ),
});
export const JourneysShape = v.looseObject({ slices: v.pipe(v.array(Slice), v.minLength(1)) });
/** An order that services are added to. */
export const ServicedOrderShape = v.looseObject({
  ...JourneysShape.entries,
  services: v.array(
    v.looseObject({
      id: v.string(),
      quantity: v.number(),
      passenger_ids: v.array(v.string()),
      segment_ids: v.array(v.string()),
      metadata: v.nullish(v.looseObject({ designator: Text })),
    }),
  ),
});

const Name = v.pipe(v.string(), v.minLength(1));
/** Without these an order cannot be told from another one. */
export const OrderShape = v.looseObject({
  id: Name,
  booking_reference: Name,
  total_amount: v.string(),
  total_currency: v.string(),
  documents: v.nullish(
    v.array(
      v.looseObject({
        type: v.string(),
        unique_identifier: v.string(),
        passenger_ids: v.nullish(v.array(v.string())),
      }),
    ),
  ),
  passengers: v.nullish(
    v.array(
      v.looseObject({
        id: v.string(),
        given_name: v.nullish(v.string()),
        family_name: v.nullish(v.string()),
      }),
    ),
  ),
  created_at: v.string(),
  payment_status: v.looseObject({
    awaiting_payment: v.nullish(v.boolean()),
    payment_required_by: v.nullish(Instant),
    price_guarantee_expires_at: v.nullish(Instant),
  }),
});
