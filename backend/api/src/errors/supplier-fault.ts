import { ApiError } from './api-error.ts';
import { SupplierError } from './supplier-error.ts';

/** A fault of the supplier as the caller is told of it; anything else is our own fault and goes on. */
export function asSupplierFault(error: unknown): never {
  if (error instanceof SupplierError) throw new ApiError(error.code, { cause: error });
  throw error;
}
