import type { StayBookingOutcome } from '../../modules/hotels/ports.ts';
import { sentOutcomeOf, wireFaultOf } from '../duffel/index.ts';

const SOLD_OUT_CODES = new Set(['rate_unavailable', 'accommodation_unavailable', 'no_longer_available']);
const EXPIRED_CODES = new Set(['rate_expired', 'search_result_expired', 'quote_expired', 'expired']);
const PRICE_CODES = new Set(['price_changed', 'rate_price_changed']);
/** There is a booking already, and it may well be ours whose answer we lost. */
const ALREADY_BOOKED_CODES = new Set(['quote_already_used']);
const ALREADY_CANCELLED = 'booking_already_cancelled';

/** A refusal that is about the hotel or its rate, not about the supplier. */
export function rateProblemOf(fault: unknown): 'sold_out' | 'expired' | 'missing' | null {
  const { status, code } = wireFaultOf(fault) ?? { status: null, code: null };
  if (code === null || status === null || status >= 500) return null;
  if (SOLD_OUT_CODES.has(code)) return 'sold_out';
  if (EXPIRED_CODES.has(code)) return 'expired';
  return status === 404 || code === 'not_found' ? 'missing' : null;
}

/** After a booking was sent: refused, or not known. */
export const bookingOutcomeOf = (fault: unknown): Exclude<StayBookingOutcome, { state: 'created' }> =>
  sentOutcomeOf(fault, {
    alreadyBookedCodes: ALREADY_BOOKED_CODES,
    priceCodes: PRICE_CODES,
    problemOf: (each) => {
      const problem = rateProblemOf(each);
      return problem === 'missing' ? null : problem;
    },
  });

export function isAlreadyCancelled(fault: unknown): boolean {
  return wireFaultOf(fault)?.code === ALREADY_CANCELLED;
}
