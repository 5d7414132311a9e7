import * as v from 'valibot';
import { CountryCode, Instant, Latitude, Longitude } from '../../supplier-replies/wire-values.ts';

/** What is read of a hotel. The client's own types promise it; the wire does not. */
const Text = v.nullish(v.string());
export const AccommodationShape = v.looseObject({
  id: v.string(),
  name: v.string(),
  location: v.looseObject({
    address: v.looseObject({
      line_one: v.string(),
      city_name: v.string(),
      region: Text,
      postal_code: Text,
      country_code: CountryCode,
    }),
    geographic_coordinates: v.looseObject({ latitude: Latitude, longitude: Longitude }),
  }),
  amenities: v.nullish(v.array(v.looseObject({ type: v.string(), description: Text }))),
  check_in_information: v.nullish(v.looseObject({ check_in_after_time: Text, check_out_before_time: Text })),
  key_collection: v.nullish(v.looseObject({ instructions: Text })),
  phone_number: Text,
  photos: v.nullish(v.array(v.looseObject({}))),
  description: Text,
});
export const RoomShape = v.looseObject({
  name: v.string(),
  beds: v.nullish(
    v.array(v.looseObject({ type: v.string(), count: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
  ),
  photos: v.nullish(v.array(v.looseObject({}))),
  rates: v.array(v.nullish(v.looseObject({}))),
});
export const RateShape = v.looseObject({
  id: v.string(),
  name: Text,
  board_type: Text,
  payment_type: v.string(),
  available_payment_methods: v.array(v.string()),
  loyalty_programme_required: v.nullish(v.boolean()),
  total_amount: v.string(),
  total_currency: v.string(),
  base_amount: Text,
  base_currency: Text,
  tax_amount: Text,
  tax_currency: Text,
  fee_amount: Text,
  fee_currency: Text,
  due_at_accommodation_amount: Text,
  due_at_accommodation_currency: Text,
  quantity_available: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
  cancellation_timeline: v.array(
    v.looseObject({ before: Instant, refund_amount: v.string(), currency: v.string() }),
  ),
  conditions: v.array(v.looseObject({ title: v.string(), description: v.string() })),
  expires_at: Instant,
});
export const SuggestionShape = v.looseObject({
  accommodation_id: v.pipe(v.string(), v.minLength(1)),
  accommodation_name: v.pipe(v.string(), v.minLength(1)),
  accommodation_location: v.looseObject({
    address: v.looseObject({ city_name: v.string(), country_code: CountryCode }),
    geographic_coordinates: v.nullish(v.looseObject({ latitude: Latitude, longitude: Longitude })),
  }),
});
/** Without these a booking cannot be told from another one. */
export const BookingShape = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  reference: Text,
  status: v.string(),
  key_collection: v.nullish(v.looseObject({ instructions: Text })),
});
