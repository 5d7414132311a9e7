import { WireError } from '../duffel/wire-error.ts';

/** Refusals that only stays know. */
export const stayErrors = {
  rateGone: () =>
    new WireError(
      422,
      'invalid_state_error',
      'rate_unavailable',
      'Rate unavailable',
      'The requested rate is no longer available. Please search again and select another rate.',
    ),
  houseGone: () =>
    new WireError(
      422,
      'invalid_state_error',
      'accommodation_unavailable',
      'Accommodation unavailable',
      'The accommodation is not available for this search any more.',
    ),
  resultExpired: () =>
    new WireError(
      422,
      'invalid_state_error',
      'search_result_expired',
      'Search result expired',
      'The search result has expired. Please search again.',
    ),
  rateExpired: () =>
    new WireError(
      422,
      'invalid_state_error',
      'rate_expired',
      'Rate expired',
      'The rate has expired. Please search again.',
    ),
  quoteExpired: () =>
    new WireError(
      422,
      'invalid_state_error',
      'quote_expired',
      'Quote expired',
      'The quote has expired. Please create another quote.',
    ),
  quoteUsed: () =>
    new WireError(
      422,
      'invalid_state_error',
      'quote_already_used',
      'Already booked',
      'A booking has already been created from this quote.',
    ),
  notCancellable: () =>
    new WireError(
      422,
      'invalid_state_error',
      'booking_cannot_be_cancelled',
      'Booking cannot be cancelled',
      'The accommodation did not accept the cancellation.',
    ),
  alreadyCancelled: () =>
    new WireError(
      422,
      'invalid_state_error',
      'booking_already_cancelled',
      'Booking already cancelled',
      'The booking has already been cancelled.',
    ),
};
