import { ApiError, type SupplierErrorCode } from '../errors/index.ts';

const CODES: readonly string[] = [
  'supplier_failed',
  'supplier_timeout',
  'too_many_requests',
] satisfies SupplierErrorCode[];

function isSupplierCode(code: unknown): code is SupplierErrorCode {
  return typeof code === 'string' && CODES.includes(code);
}

/** What other processes are told when a supplier failed; our own faults are not theirs. */
export function faultOfSupplier(error: unknown): SupplierErrorCode | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return isSupplierCode(code) ? code : null;
}

/** The failure of a call that another process made for us. */
export function supplierFault(fault: string): ApiError {
  return new ApiError(isSupplierCode(fault) ? fault : 'supplier_failed', {
    cause: new Error('the supplier failed another process that asked the same'),
  });
}
