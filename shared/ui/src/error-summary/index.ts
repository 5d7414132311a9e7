export { ErrorSummary, type ErrorSummaryProps, type SummaryError } from './error-summary.tsx';
export { focusField } from './focus-field.ts';
