export { ErrorSummary } from './error-summary.tsx';
export { focusField } from './focus-field.ts';
