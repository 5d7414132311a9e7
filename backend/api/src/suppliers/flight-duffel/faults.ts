import { sentOutcomeOf, wireFaultOf } from '../duffel/index.ts';
import { SERVICE_GONE_CODES } from './services-with-duffel.ts';
import type { OrderOutcome, PaidOrderOutcome } from '../../modules/flights/ports.ts';

const SOLD_OUT_CODES = new Set(['offer_no_longer_available', 'no_longer_available', 'not_found']);
const EXPIRED_CODES = new Set(['offer_expired']);
/** There is an order already, and it may well be ours whose answer we lost. */
const ALREADY_BOOKED_CODES = new Set(['offer_request_already_booked']);
const DOCUMENTS_FIELD = '/identity_documents';
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

/** After an order was sent: refused, or not known. */
export const orderOutcomeOf = (fault: unknown): OrderOutcome =>
  sentOutcomeOf(fault, {
    alreadyBookedCodes: ALREADY_BOOKED_CODES,
    priceCodes: PRICE_CODES,
    problemOf(refusal) {
      const { code = null, pointer = null } = wireFaultOf(refusal) ?? {};
      if (SERVICE_GONE_CODES.has(code ?? '')) return 'services_gone';
      return pointer?.includes(DOCUMENTS_FIELD) ? 'document_refused' : offerProblemOf(refusal);
    },
  });

const PAID_CODES = new Set(['already_paid']);
const GONE_CODES = new Set([
  'already_cancelled',
  'past_payment_required_by_date',
  'schedule_changed',
  'not_found',
  'order_not_found',
]);

/** After the payment of a held order was sent; null: nobody knows, and it is looked up. */
export function paidOrderOf(fault: unknown): PaidOrderOutcome['state'] | null {
  const outcome = sentOutcomeOf(fault, {
    alreadyBookedCodes: PAID_CODES,
    priceCodes: PRICE_CODES,
    problemOf: (refusal) => (GONE_CODES.has(wireFaultOf(refusal)?.code ?? '') ? ('gone' as const) : null),
  });
  if (outcome.state === 'unknown') return outcome.reason === 'already_booked' ? 'paid' : null;
  return outcome.reason === 'price_changed' || outcome.reason === 'gone' ? outcome.reason : 'refused';
}
