export { BillingForm } from './billing-form.tsx';
export { emptyBilling, parseBilling, type BillingValues } from './billing-values.ts';
