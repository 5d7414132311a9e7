export type SupplierErrorCode = 'supplier_failed' | 'supplier_timeout' | 'too_many_requests';

/** A supplier that did not answer, failed or answered nonsense; recognised by `code`. */
export class SupplierError extends Error {
  readonly code: SupplierErrorCode;

  constructor(code: SupplierErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SupplierError';
    this.code = code;
  }
}
