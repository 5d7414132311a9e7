import * as v from 'valibot';

/**
 * Every error code of the backend, with its HTTP status (B-02).
 * `money` says what the traveller may be told about the charge: nothing was charged, or it is not known yet.
 */
export const ERROR_CATALOGUE = {
  invalid_request: { status: 400, money: 'untouched' },
  invalid_json: { status: 400, money: 'untouched' },
  session_missing: { status: 401, money: 'untouched' },
  session_expired: { status: 401, money: 'untouched' },
  signature_invalid: { status: 401, money: 'untouched' },
  handle_invalid: { status: 401, money: 'untouched' },
  payment_declined: { status: 402, money: 'untouched' },
  payment_cancelled: { status: 402, money: 'untouched' },
  agent_mismatch: { status: 403, money: 'untouched' },
  confirmation_needed: { status: 403, money: 'untouched' },
  origin_refused: { status: 403, money: 'untouched' },
  not_found: { status: 404, money: 'untouched' },
  offer_not_found: { status: 404, money: 'untouched' },
  hotel_not_found: { status: 404, money: 'untouched' },
  activity_not_found: { status: 404, money: 'untouched' },
  link_expired: { status: 404, money: 'untouched' },
  booking_not_found: { status: 404, money: 'untouched' },
  method_not_allowed: { status: 405, money: 'untouched' },
  order_missing: { status: 409, money: 'untouched' },
  other_booking_open: { status: 409, money: 'untouched' },
  order_elsewhere: { status: 409, money: 'untouched' },
  steps_missing: { status: 409, money: 'untouched' },
  price_changed: { status: 409, money: 'untouched' },
  superseded: { status: 409, money: 'untouched' },
  already_paid: { status: 409, money: 'settled' },
  refund_too_large: { status: 409, money: 'untouched' },
  cancellation_in_progress: { status: 409, money: 'untouched' },
  cancellation_refused: { status: 409, money: 'untouched' },
  seat_taken: { status: 409, money: 'untouched' },
  exit_row_age: { status: 409, money: 'untouched' },
  change_in_progress: { status: 409, money: 'untouched' },
  invoice_refused: { status: 409, money: 'untouched' },
  change_refused: { status: 409, money: 'untouched' },
  payment_in_progress: { status: 409, money: 'unknown' },
  request_in_progress: { status: 409, money: 'unknown' },
  offer_expired: { status: 410, money: 'untouched' },
  rate_expired: { status: 410, money: 'untouched' },
  activity_rate_expired: { status: 410, money: 'untouched' },
  quote_expired: { status: 410, money: 'untouched' },
  order_expired: { status: 410, money: 'untouched' },
  handle_expired: { status: 410, money: 'untouched' },
  payload_too_large: { status: 413, money: 'untouched' },
  unsupported_media_type: { status: 415, money: 'untouched' },
  file_refused: { status: 422, money: 'untouched' },
  too_many_files: { status: 422, money: 'untouched' },
  code_wrong: { status: 422, money: 'untouched' },
  ages_not_priced: { status: 409, money: 'untouched' },
  travellers_mismatch: { status: 422, money: 'untouched' },
  too_many_bags: { status: 422, money: 'untouched' },
  sold_out: { status: 422, money: 'untouched' },
  room_sold_out: { status: 422, money: 'untouched' },
  activity_sold_out: { status: 422, money: 'untouched' },
  card_refused: { status: 422, money: 'untouched' },
  services_gone: { status: 422, money: 'released' },
  document_refused: { status: 422, money: 'released' },
  booking_failed: { status: 422, money: 'released' },
  idempotency_mismatch: { status: 422, money: 'untouched' },
  query_refused: { status: 422, money: 'untouched' },
  too_many_requests: { status: 429, money: 'untouched' },
  internal_error: { status: 500, money: 'unknown' },
  supplier_failed: { status: 502, money: 'untouched' },
  provider_failed: { status: 502, money: 'unknown' },
  unavailable: { status: 503, money: 'unknown' },
  supplier_timeout: { status: 504, money: 'untouched' },
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

export const FieldErrorSchema = v.object({ path: v.string(), code: v.string(), message: v.string() });
export type FieldError = v.InferOutput<typeof FieldErrorSchema>;

/** The envelope of every failure (B-02). `details` carries e.g. both totals of `price_changed`. */
export const ErrorBodySchema = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    requestId: v.string(),
    fields: v.optional(v.array(FieldErrorSchema), []),
    details: v.optional(v.looseObject({})),
  }),
});
export type ErrorBody = v.InferOutput<typeof ErrorBodySchema>;

/** Details of `price_changed`: what was shown and what it costs now, line by line. */
export const PriceChangedDetailsSchema = v.object({ previous: v.unknown(), current: v.unknown() });
