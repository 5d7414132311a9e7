import {
  array,
  boolean,
  integer,
  looseObject,
  minLength,
  minValue,
  nullish,
  number,
  pipe,
  string,
} from 'valibot';
import { CountryCode, Instant, Latitude, Longitude } from '../../supplier-replies/wire-values.ts';

/** What is read of a hotel. The client's own types promise it; the wire does not. */
const Text = nullish(string());
export const AccommodationShape = looseObject({
  id: string(),
  name: string(),
  location: looseObject({
    address: looseObject({
      line_one: string(),
      city_name: string(),
      region: Text,
      postal_code: Text,
      country_code: CountryCode,
    }),
    geographic_coordinates: looseObject({ latitude: Latitude, longitude: Longitude }),
  }),
  amenities: nullish(array(looseObject({ type: string(), description: Text }))),
  check_in_information: nullish(looseObject({ check_in_after_time: Text, check_out_before_time: Text })),
  key_collection: nullish(looseObject({ instructions: Text })),
  phone_number: Text,
  photos: nullish(array(looseObject({}))),
  description: Text,
});
export const RoomShape = looseObject({
  name: string(),
  beds: nullish(array(looseObject({ type: string(), count: pipe(number(), integer(), minValue(1)) }))),
  photos: nullish(array(looseObject({}))),
  rates: array(nullish(looseObject({}))),
});
export const RateShape = looseObject({
  id: string(),
  name: Text,
  board_type: Text,
  payment_type: string(),
  available_payment_methods: array(string()),
  loyalty_programme_required: nullish(boolean()),
  total_amount: string(),
  total_currency: string(),
  base_amount: Text,
  base_currency: Text,
  tax_amount: Text,
  tax_currency: Text,
  fee_amount: Text,
  fee_currency: Text,
  due_at_accommodation_amount: Text,
  due_at_accommodation_currency: Text,
  quantity_available: nullish(pipe(number(), integer(), minValue(0))),
  cancellation_timeline: array(looseObject({ before: Instant, refund_amount: string(), currency: string() })),
  conditions: array(looseObject({ title: string(), description: string() })),
  expires_at: Instant,
});
export const SuggestionShape = looseObject({
  accommodation_id: pipe(string(), minLength(1)),
  accommodation_name: pipe(string(), minLength(1)),
  accommodation_location: looseObject({
    address: looseObject({ city_name: string(), country_code: CountryCode }),
    geographic_coordinates: nullish(looseObject({ latitude: Latitude, longitude: Longitude })),
  }),
});
/** Without these a booking cannot be told from another one. */
export const BookingShape = looseObject({
  id: pipe(string(), minLength(1)),
  reference: Text,
  status: string(),
  key_collection: nullish(looseObject({ instructions: Text })),
});
