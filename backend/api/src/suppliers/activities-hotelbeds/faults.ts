import { SupplierError } from '../../errors/index.ts';
import type { ActivityBookingOutcome, ActivityRefusal } from '../../modules/activities/ports.ts';
import { isTimeout, neverSentCode } from '../wire-faults.ts';
import { HotelbedsRefusal } from './hotelbeds-client.ts';

const REASONS: Readonly<Record<string, ActivityRefusal>> = {
  NO_AVAILABILITY: 'sold_out',
  RATE_KEY_EXPIRED: 'expired',
  PRICE_CHANGED: 'price_changed',
};

export function isMissing(fault: unknown): boolean {
  return fault instanceof HotelbedsRefusal && fault.status === 404;
}

export function supplierErrorOf(fault: unknown): SupplierError {
  if (fault instanceof SupplierError) return fault;
  if (isTimeout(fault)) return new SupplierError('supplier_timeout', 'the deadline passed', { cause: fault });
  const isBusy = fault instanceof HotelbedsRefusal && fault.isOverQuota;
  return new SupplierError(isBusy ? 'too_many_requests' : 'supplier_failed', String(fault), { cause: fault });
}

/** After a booking was sent: a clear no, or not known. */
export function bookingOutcomeOf(fault: unknown): Exclude<ActivityBookingOutcome, { state: 'created' }> {
  const neverSent = neverSentCode(fault);
  if (neverSent !== null) return { state: 'refused', reason: 'unreachable', detail: neverSent };
  if (!(fault instanceof HotelbedsRefusal) || fault.status >= 500)
    return { state: 'unknown', detail: String(fault) };
  const reason = fault.isOverQuota ? 'rate_limited' : (REASONS[fault.code] ?? 'supplier_refused');
  return { state: 'refused', reason, detail: fault.message };
}
