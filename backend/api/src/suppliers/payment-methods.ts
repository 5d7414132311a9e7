import type { PaymentMethod } from '../modules/payments/ports.ts';
import { createCardMethod } from './payment-stripe/card-method.ts';
import { createStripePaymentProvider, type StripePaymentOptions } from './payment-stripe/index.ts';

/** Every way to pay, in the order in which the checkout offers them. */
export function createEveryPaymentMethod(options: StripePaymentOptions): PaymentMethod[] {
  const provider = createStripePaymentProvider(options);
  return [createCardMethod(provider)];
}
