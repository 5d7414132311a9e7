export { createCardMethod } from './card-method.ts';
export { createStripePaymentProvider } from './stripe-payment-provider.ts';
export type { ProviderFault } from './stripe-payment-provider.ts';
export { tryPaymentAccess } from './try-access.ts';
export { readProviderStatement } from './read-statement.ts';
