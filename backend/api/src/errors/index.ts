export { ApiError, type ApiErrorFacts, type FieldProblem } from './api-error.ts';
export { errorBody } from './error-body.ts';
export { fieldProblems } from './field-problems.ts';
