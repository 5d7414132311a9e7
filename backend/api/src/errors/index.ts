export { ApiError, type ApiErrorFacts, type FieldProblem } from './api-error.ts';
export { errorBody } from './error-body.ts';
export { fieldProblems } from './field-problems.ts';
export { SupplierError, type SupplierErrorCode } from './supplier-error.ts';
