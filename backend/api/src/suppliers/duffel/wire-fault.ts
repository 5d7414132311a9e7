import { SupplierError } from '../../errors/index.ts';
import { fieldOf, isTimeout } from '../wire-faults.ts';

interface WireFault {
  readonly status: number | null;
  readonly code: string | null;
  readonly message: string;
  /** The field of the request that it is about. */
  readonly pointer: string | null;
}

/** What the supplier itself said, if it said anything. */
export function wireFaultOf(fault: unknown): WireFault | null {
  const errors = fieldOf(fault, 'errors');
  const status = fieldOf(fault, 'status');
  if (!Array.isArray(errors) && typeof status !== 'number') return null;
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const code = fieldOf(first, 'code');
  const message = fieldOf(first, 'message');
  const pointer = fieldOf(fieldOf(first, 'source'), 'pointer');
  return {
    status: typeof status === 'number' ? status : null,
    code: typeof code === 'string' ? code : null,
    message: typeof message === 'string' ? message : 'no message',
    pointer: typeof pointer === 'string' ? pointer : null,
  };
}

export function supplierErrorOf(fault: unknown): SupplierError {
  if (fault instanceof SupplierError) return fault;
  if (isTimeout(fault)) return new SupplierError('supplier_timeout', 'the deadline passed', { cause: fault });
  const wire = wireFaultOf(fault);
  if (wire?.status === 429) return new SupplierError('too_many_requests', wire.message, { cause: fault });
  const message = wire ? `${wire.status} ${wire.code}: ${wire.message}` : String(fault);
  return new SupplierError('supplier_failed', message, { cause: fault });
}
