import { SupplierError } from '../../errors/index.ts';
import type { ActivityBookingOutcome, ActivityRefusal } from '../../modules/activities/ports.ts';
import { HotelbedsRefusal } from './hotelbeds-client.ts';

const REASONS: Readonly<Record<string, ActivityRefusal>> = {
  NO_AVAILABILITY: 'sold_out',
  RATE_KEY_EXPIRED: 'expired',
  PRICE_CHANGED: 'price_changed',
  QUOTA_EXCEEDED: 'rate_limited',
};
/** Faults of a connection that was never made: nothing was sent. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** By shape, not by class: two copies of a class may exist. */
function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isTimeout(fault: unknown): boolean {
  return fieldOf(fault, 'name') === 'TimeoutError';
}

function connectionCode(fault: unknown): string | null {
  const code = fieldOf(fieldOf(fault, 'cause'), 'code');
  return typeof code === 'string' && NEVER_SENT.has(code) ? code : null;
}

export function isMissing(fault: unknown): boolean {
  return fault instanceof HotelbedsRefusal && fault.status === 404;
}

export function supplierErrorOf(fault: unknown): SupplierError {
  if (fault instanceof SupplierError) return fault;
  if (isTimeout(fault)) return new SupplierError('supplier_timeout', 'the deadline passed', { cause: fault });
  const isBusy = fault instanceof HotelbedsRefusal && fault.status === 429;
  return new SupplierError(isBusy ? 'too_many_requests' : 'supplier_failed', String(fault), { cause: fault });
}

/** After a booking was sent: a clear no, or not known. */
export function bookingOutcomeOf(fault: unknown): Exclude<ActivityBookingOutcome, { state: 'created' }> {
  const neverSent = connectionCode(fault);
  if (neverSent !== null) return { state: 'refused', reason: 'unreachable', detail: neverSent };
  if (!(fault instanceof HotelbedsRefusal) || fault.status >= 500)
    return { state: 'unknown', detail: String(fault) };
  const reason = fault.status === 429 ? 'rate_limited' : (REASONS[fault.code] ?? 'supplier_refused');
  return { state: 'refused', reason, detail: fault.message };
}
