import { wireFaultOf } from '../duffel/index.ts';
import { isTimeout, neverSentCode } from '../wire-faults.ts';
import type { OrderOutcome, OrderRefusal } from '../../modules/flights/ports.ts';

const SOLD_OUT_CODES = new Set(['offer_no_longer_available', 'no_longer_available', 'not_found']);
const EXPIRED_CODES = new Set(['offer_expired']);
/** There is an order already, and it may well be ours whose answer we lost. */
const ALREADY_BOOKED_CODES = new Set(['offer_request_already_booked']);
const PRICE_CODES = new Set([
  'price_changed',
  'payment_amount_does_not_match_order_amount',
  'invalid_payment_amount',
]);

/** A refusal that is about the offer itself, not about the supplier. */
export function offerProblemOf(fault: unknown): 'sold_out' | 'offer_expired' | null {
  const { status, code } = wireFaultOf(fault) ?? { status: null, code: null };
  if (code === null || status === null || status >= 500) return null;
  if (SOLD_OUT_CODES.has(code)) return 'sold_out';
  return EXPIRED_CODES.has(code) || ALREADY_BOOKED_CODES.has(code) ? 'offer_expired' : null;
}

/** After an order was sent: a clear no, or not known. */
export function orderOutcomeOf(fault: unknown): OrderOutcome {
  const refused = (reason: OrderRefusal, detail: string) => ({ state: 'refused', reason, detail }) as const;
  if (isTimeout(fault)) return { state: 'unknown', reason: 'timeout', detail: 'the deadline passed' };
  const neverSent = neverSentCode(fault);
  if (neverSent !== null) return refused('unreachable', neverSent);
  const wire = wireFaultOf(fault);
  if (!wire?.status || wire.code === null || wire.status >= 500) {
    return {
      state: 'unknown',
      reason: 'failed',
      detail: wire ? `${wire.status} ${wire.code}` : String(fault),
    };
  }
  const detail = `${wire.code}: ${wire.message}`;
  if (ALREADY_BOOKED_CODES.has(wire.code)) return { state: 'unknown', reason: 'failed', detail };
  if (wire.status === 429) return refused('rate_limited', detail);
  if (PRICE_CODES.has(wire.code)) return refused('price_changed', detail);
  return refused(offerProblemOf(fault) ?? 'supplier_refused', detail);
}
