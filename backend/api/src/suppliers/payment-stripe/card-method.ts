import { cardBrandName } from '@travesia/domain';
import { object, string, type InferOutput } from 'valibot';
import { travelWords } from '../../text/travel-words.ts';
import type { PaymentMethod } from '../../modules/payments/ports.ts';
import { createStripePaymentProvider, type StripePaymentOptions } from './stripe-payment-provider.ts';

const CardDataSchema = object({ brand: string(), last4: string(), expiry: string() });

/** Credit and debit cards, tokenised by the vault (S-27, S-33). */
export function createCardMethod(options: StripePaymentOptions): PaymentMethod {
  return {
    name: 'card',
    provider: createStripePaymentProvider(options),
    data: CardDataSchema,
    describe: ({ brand, last4 }, locale) =>
      travelWords(locale)('cardEnding', { brand: cardBrandName(brand), last4 }),
  } satisfies PaymentMethod<InferOutput<typeof CardDataSchema>> as PaymentMethod;
}
