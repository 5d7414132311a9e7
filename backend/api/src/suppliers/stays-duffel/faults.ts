import type { StayBookingOutcome, StayRefusal } from '../../modules/hotels/ports.ts';
import { wireFaultOf } from '../duffel/index.ts';
import { isTimeout, neverSentCode } from '../wire-faults.ts';

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

/** After a booking was sent: a clear no, or not known. */
export function bookingOutcomeOf(fault: unknown): Exclude<StayBookingOutcome, { state: 'created' }> {
  const refused = (reason: StayRefusal, detail: string) => ({ state: 'refused', reason, detail }) as const;
  if (isTimeout(fault)) return { state: 'unknown', reason: 'timeout', detail: 'the deadline passed' };
  const neverSent = neverSentCode(fault);
  if (neverSent !== null) return refused('unreachable', neverSent);
  const wire = wireFaultOf(fault);
  if (!wire?.status || wire.code === null || wire.status >= 500) {
    const detail = wire ? `${wire.status} ${wire.code}` : String(fault);
    return { state: 'unknown', reason: 'failed', detail };
  }
  const detail = `${wire.code}: ${wire.message}`;
  if (ALREADY_BOOKED_CODES.has(wire.code)) return { state: 'unknown', reason: 'failed', detail };
  if (wire.status === 429) return refused('rate_limited', detail);
  if (PRICE_CODES.has(wire.code)) return refused('price_changed', detail);
  const problem = rateProblemOf(fault);
  return refused(problem === 'missing' || problem === null ? 'supplier_refused' : problem, detail);
}

export function isAlreadyCancelled(fault: unknown): boolean {
  return wireFaultOf(fault)?.code === ALREADY_CANCELLED;
}
