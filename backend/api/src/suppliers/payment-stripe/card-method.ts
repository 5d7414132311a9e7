import { cardBrandName } from '@travesia/domain';
import * as v from 'valibot';
import { travelWords } from '../../text/travel-words.ts';
import type { PaymentMethod, PaymentProvider } from '../../modules/payments/ports.ts';
import { cardIntakeRoute } from './card-intake.ts';

const NAME = 'card';
const CardDataSchema = v.object({ brand: v.string(), last4: v.string(), expiry: v.string() });

/** Credit and debit cards, tokenised by the vault (S-27, S-33). */
export function createCardMethod(provider: PaymentProvider): PaymentMethod {
  return {
    name: NAME,
    provider,
    data: CardDataSchema,
    routes: (router, intake) => cardIntakeRoute(router, NAME, intake),
    describe: ({ brand, last4 }, locale) =>
      travelWords(locale)('cardEnding', { brand: cardBrandName(brand), last4 }),
  } satisfies PaymentMethod<v.InferOutput<typeof CardDataSchema>> as PaymentMethod;
}
