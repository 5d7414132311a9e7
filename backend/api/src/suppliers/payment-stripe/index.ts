export { createCardMethod } from './card-method.ts';
export { createStripePaymentProvider } from './stripe-payment-provider.ts';
export type { ProviderFault, StripePaymentOptions } from './stripe-payment-provider.ts';
