import { WireError } from '../duffel/wire-error.ts';

/** Refusals that only stays know. */
export const stayErrors = {
  rateGone: () =>
    WireError.invalidState(
      'rate_unavailable',
      'Rate unavailable',
      'The requested rate is no longer available. Please search again and select another rate.',
    ),
  houseGone: () =>
    WireError.invalidState(
      'accommodation_unavailable',
      'Accommodation unavailable',
      'The accommodation is not available for this search any more.',
    ),
  resultExpired: () =>
    WireError.invalidState(
      'search_result_expired',
      'Search result expired',
      'The search result has expired. Please search again.',
    ),
  rateExpired: () =>
    WireError.invalidState('rate_expired', 'Rate expired', 'The rate has expired. Please search again.'),
  quoteExpired: () =>
    WireError.invalidState(
      'quote_expired',
      'Quote expired',
      'The quote has expired. Please create another quote.',
    ),
  quoteUsed: () =>
    WireError.invalidState(
      'quote_already_used',
      'Already booked',
      'A booking has already been created from this quote.',
    ),
  notCancellable: () =>
    WireError.invalidState(
      'booking_cannot_be_cancelled',
      'Booking cannot be cancelled',
      'The accommodation did not accept the cancellation.',
    ),
  alreadyCancelled: () =>
    WireError.invalidState(
      'booking_already_cancelled',
      'Booking already cancelled',
      'The booking has already been cancelled.',
    ),
};
