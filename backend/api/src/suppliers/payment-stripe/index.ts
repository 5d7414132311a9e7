export { createStripePaymentProvider } from './stripe-payment-provider.ts';
export type { ProviderFault, StripePaymentOptions } from './stripe-payment-provider.ts';
export { tryPaymentAccess } from './try-access.ts';
export { readProviderStatement } from './read-statement.ts';
