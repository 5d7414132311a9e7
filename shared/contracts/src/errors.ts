import { array, looseObject, object, optional, string, unknown, type InferOutput } from 'valibot';

/**
 * Every error code of the backend, with its HTTP status (B-02).
 * `money` says what the traveller may be told about the charge: nothing was charged, or it is not known yet.
 */
export const ERROR_CATALOGUE = {
  invalid_request: { status: 400, retry: false, money: 'untouched' },
  invalid_json: { status: 400, retry: false, money: 'untouched' },
  session_missing: { status: 401, retry: false, money: 'untouched' },
  session_expired: { status: 401, retry: false, money: 'untouched' },
  signature_invalid: { status: 401, retry: false, money: 'untouched' },
  handle_invalid: { status: 401, retry: false, money: 'untouched' },
  payment_declined: { status: 402, retry: false, money: 'untouched' },
  payment_cancelled: { status: 402, retry: false, money: 'untouched' },
  agent_mismatch: { status: 403, retry: false, money: 'untouched' },
  confirmation_needed: { status: 403, retry: false, money: 'untouched' },
  origin_refused: { status: 403, retry: false, money: 'untouched' },
  not_found: { status: 404, retry: false, money: 'untouched' },
  offer_not_found: { status: 404, retry: false, money: 'untouched' },
  hotel_not_found: { status: 404, retry: false, money: 'untouched' },
  activity_not_found: { status: 404, retry: false, money: 'untouched' },
  link_expired: { status: 404, retry: false, money: 'untouched' },
  booking_not_found: { status: 404, retry: false, money: 'untouched' },
  method_not_allowed: { status: 405, retry: false, money: 'untouched' },
  order_missing: { status: 409, retry: false, money: 'untouched' },
  other_booking_open: { status: 409, retry: false, money: 'untouched' },
  order_elsewhere: { status: 409, retry: false, money: 'untouched' },
  steps_missing: { status: 409, retry: false, money: 'untouched' },
  price_changed: { status: 409, retry: false, money: 'untouched' },
  superseded: { status: 409, retry: false, money: 'untouched' },
  already_paid: { status: 409, retry: false, money: 'settled' },
  refund_too_large: { status: 409, retry: false, money: 'untouched' },
  cancellation_in_progress: { status: 409, retry: false, money: 'untouched' },
  cancellation_refused: { status: 409, retry: false, money: 'untouched' },
  seat_taken: { status: 409, retry: false, money: 'untouched' },
  exit_row_age: { status: 409, retry: false, money: 'untouched' },
  change_in_progress: { status: 409, retry: false, money: 'untouched' },
  invoice_refused: { status: 409, retry: false, money: 'untouched' },
  change_refused: { status: 409, retry: false, money: 'untouched' },
  payment_in_progress: { status: 409, retry: true, money: 'unknown' },
  request_in_progress: { status: 409, retry: true, money: 'unknown' },
  offer_expired: { status: 410, retry: false, money: 'untouched' },
  rate_expired: { status: 410, retry: false, money: 'untouched' },
  activity_rate_expired: { status: 410, retry: false, money: 'untouched' },
  quote_expired: { status: 410, retry: false, money: 'untouched' },
  order_expired: { status: 410, retry: false, money: 'untouched' },
  handle_expired: { status: 410, retry: false, money: 'untouched' },
  payload_too_large: { status: 413, retry: false, money: 'untouched' },
  unsupported_media_type: { status: 415, retry: false, money: 'untouched' },
  file_refused: { status: 422, retry: false, money: 'untouched' },
  too_many_files: { status: 422, retry: false, money: 'untouched' },
  code_wrong: { status: 422, retry: false, money: 'untouched' },
  ages_not_priced: { status: 409, retry: false, money: 'untouched' },
  travellers_mismatch: { status: 422, retry: false, money: 'untouched' },
  too_many_bags: { status: 422, retry: false, money: 'untouched' },
  sold_out: { status: 422, retry: false, money: 'untouched' },
  room_sold_out: { status: 422, retry: false, money: 'untouched' },
  activity_sold_out: { status: 422, retry: false, money: 'untouched' },
  card_refused: { status: 422, retry: false, money: 'untouched' },
  services_gone: { status: 422, retry: false, money: 'released' },
  document_refused: { status: 422, retry: false, money: 'released' },
  booking_failed: { status: 422, retry: false, money: 'released' },
  idempotency_mismatch: { status: 422, retry: false, money: 'untouched' },
  query_refused: { status: 422, retry: false, money: 'untouched' },
  too_many_requests: { status: 429, retry: true, money: 'untouched' },
  internal_error: { status: 500, retry: true, money: 'unknown' },
  supplier_failed: { status: 502, retry: true, money: 'untouched' },
  provider_failed: { status: 502, retry: true, money: 'unknown' },
  unavailable: { status: 503, retry: true, money: 'unknown' },
  supplier_timeout: { status: 504, retry: true, money: 'untouched' },
} as const;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

/** Beside the catalogue, which a page that only looks at these need not load. */
const GONE: readonly ErrorCode[] = [
  'not_found',
  'offer_not_found',
  'hotel_not_found',
  'activity_not_found',
  'offer_expired',
  'rate_expired',
  'activity_rate_expired',
  'sold_out',
  'room_sold_out',
  'activity_sold_out',
];

/** Whether a failure means that what was chosen cannot be had any more: only another choice helps. */
export const isGone = (code: string): boolean => GONE.some((each) => each === code);

export const FieldErrorSchema = object({ path: string(), code: string(), message: string() });
export type FieldError = InferOutput<typeof FieldErrorSchema>;

/** The envelope of every failure (B-02). `details` carries e.g. both totals of `price_changed`. */
export const ErrorBodySchema = object({
  error: object({
    code: string(),
    message: string(),
    requestId: string(),
    fields: optional(array(FieldErrorSchema), []),
    details: optional(looseObject({})),
  }),
});
export type ErrorBody = InferOutput<typeof ErrorBodySchema>;

/** Details of `price_changed`: what was shown and what it costs now, line by line. */
export const PriceChangedDetailsSchema = object({ previous: unknown(), current: unknown() });
