import * as v from 'valibot';
import {
  cardDigits,
  detectBrand,
  isCardValid,
  parseExpiry,
  shortExpiry,
  validateCard,
  type CardField,
} from '@travesia/domain';
import { CreatePaymentInfoRequestSchema } from '@travesia/contracts';
import type { CardSource } from './card-source.ts';
import type { Provider } from './provider.ts';
import { VaultError } from './vault-error.ts';

const FIELDS: readonly CardField[] = ['name', 'number', 'expiry', 'cvv'];

/** Our own fields: a card comes in, the provider's token goes out; in between it exists in memory only (S-27). */
export function createOwnCards(provider: Provider, nowMs: () => number): CardSource {
  return (body) => {
    const parsed = v.safeParse(CreatePaymentInfoRequestSchema, body);
    if (!parsed.success) throw new VaultError('invalid_request');
    const { handle, sequence, paymentInformation: card } = parsed.output;
    const errors = validateCard(card, new Date(nowMs()).toISOString().slice(0, 10));
    const brand = detectBrand(card.cardNumber)?.brand;
    const expiry = parseExpiry(card.cardExpiry);
    if (!isCardValid(errors) || !brand || !expiry) {
      throw new VaultError(
        'invalid_request',
        FIELDS.filter((field) => errors[field]),
      );
    }
    const number = cardDigits(card.cardNumber);
    const cardHolderName = card.cardName.trim();

    return {
      handle,
      sequence,
      amount: card.amount,
      currency: card.currency,
      take: async () => ({
        providerToken: await provider.tokenise({
          number,
          cvc: card.cardCvv.trim(),
          expiry,
          holderName: cardHolderName,
          billingAddress: card.billingAddress,
        }),
        brand,
        last4: number.slice(-4),
        expiry: shortExpiry(expiry),
        cardHolderName,
      }),
    };
  };
}
