import Stripe from 'stripe';
import { cardDigits, parseExpiry, type CardInput } from '@travesia/domain';
import { VaultError } from './vault-error.ts';

export interface ProviderAddress {
  readonly apiBase: string;
  readonly secretKey: string;
}

/** A card goes in, the provider's token comes out; in between it exists in memory only. */
export type Tokeniser = (card: CardInput) => Promise<string>;

const TOKENISE_TIMEOUT_MS = 8_000;

export function createTokeniser(
  { apiBase, secretKey }: ProviderAddress,
  onFault: (fault: string) => void,
): Tokeniser {
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    timeout: TOKENISE_TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  return async function tokenise(card) {
    const expiry = parseExpiry(card.cardExpiry);
    if (!expiry) throw new VaultError('invalid_request', ['expiry']);
    try {
      const { id } = await stripe.paymentMethods.create({
        type: 'card',
        card: {
          number: cardDigits(card.cardNumber),
          exp_month: expiry.month,
          exp_year: expiry.year,
          cvc: card.cardCvv.trim(),
        },
        billing_details: { name: card.cardName.trim() },
      });
      return id;
    } catch (fault) {
      if (fault instanceof Stripe.errors.StripeCardError) {
        throw new VaultError('card_refused', [], fault.decline_code || fault.code || 'card_declined');
      }
      // The provider's message may quote the request: only its kind and its number are told.
      const known = fault instanceof Stripe.errors.StripeError ? fault : null;
      onFault(`provider ${known?.type ?? 'unknown'} ${known?.requestId ?? '-'}`);
      throw new VaultError('provider_failed');
    }
  };
}
