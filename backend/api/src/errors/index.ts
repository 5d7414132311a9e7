export { ApiError, type FieldProblem } from './api-error.ts';
export { errorBody } from './error-body.ts';
export { fieldProblems } from './field-problems.ts';
export { asSupplierFault } from './supplier-fault.ts';
export { SupplierError, type SupplierErrorCode } from './supplier-error.ts';
