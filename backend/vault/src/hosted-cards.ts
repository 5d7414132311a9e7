import * as v from 'valibot';
import { CARD_BRANDS, isCardNameValid, shortExpiry } from '@travesia/domain';
import { HostedPaymentInfoRequestSchema } from '@travesia/contracts';
import type { CardSource } from './card-source.ts';
import type { Provider } from './provider.ts';
import { VaultError } from './vault-error.ts';

/**
 * The provider's fields: the frame sends the provider's name for the card, and brand, last four and expiry come from the
 * provider itself, so that nobody can book under another card's digits (W-01). A request with a card in it is refused.
 */
export function createHostedCards(provider: Provider): CardSource {
  return (body) => {
    const parsed = v.safeParse(HostedPaymentInfoRequestSchema, body);
    if (!parsed.success) throw new VaultError('invalid_request');
    const { handle, sequence, paymentInformation } = parsed.output;
    const { cardName, paymentMethodId, amount, currency } = paymentInformation;
    if (!isCardNameValid(cardName)) throw new VaultError('invalid_request', ['name']);

    return {
      handle,
      sequence,
      amount,
      currency,
      async take() {
        const card = await provider.cardOf(paymentMethodId);
        if (!card) throw new VaultError('invalid_request', ['number']);
        return {
          providerToken: paymentMethodId,
          brand: CARD_BRANDS.find(({ brand }) => brand === card.brand)?.brand ?? 'other',
          last4: card.last4,
          expiry: shortExpiry(card.expiry),
          cardHolderName: cardName.trim(),
        };
      },
    };
  };
}
