import Stripe from 'stripe';
import type { CardBillingAddress } from '@travesia/contracts';
import type { CardExpiry } from '@travesia/domain';
import { VaultError } from './vault-error.ts';

export interface ProviderAddress {
  readonly apiBase: string;
  readonly secretKey: string;
}

interface CardDigits {
  readonly number: string;
  readonly cvc: string;
  readonly expiry: CardExpiry;
  readonly holderName: string;
  readonly billingAddress: CardBillingAddress | undefined;
}

/** What the provider knows of a card that it took itself. */
interface KnownCard {
  readonly brand: string;
  readonly last4: string;
  readonly expiry: CardExpiry;
}

export interface Provider {
  /** A card goes in, the provider's token comes out; in between it exists in memory only. */
  tokenise(card: CardDigits): Promise<string>;
  /** Null for what the provider does not know, or what is no card. */
  cardOf(paymentMethodId: string): Promise<KnownCard | null>;
}

const TIMEOUT_MS = 8_000;

export function createProvider(
  { apiBase, secretKey }: ProviderAddress,
  onFault: (fault: string) => void,
): Provider {
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  /** The provider's message may quote the request: only its kind and its number are reported. */
  function failed(failure: unknown): VaultError {
    const known = failure instanceof Stripe.errors.StripeError ? failure : null;
    onFault(`provider ${known?.type ?? 'unknown'} ${known?.requestId ?? '-'}`);
    return new VaultError('provider_failed');
  }

  return {
    async tokenise({ number, cvc, expiry, holderName, billingAddress: address }) {
      try {
        const { id } = await stripe.paymentMethods.create({
          type: 'card',
          card: { number, exp_month: expiry.month, exp_year: expiry.year, cvc },
          billing_details: {
            name: holderName,
            ...(address && {
              address: {
                country: address.country,
                ...(address.line1 && { line1: address.line1 }),
                ...(address.city && { city: address.city }),
                ...(address.postalCode && { postal_code: address.postalCode }),
              },
            }),
          },
        });
        return id;
      } catch (failure) {
        if (failure instanceof Stripe.errors.StripeCardError) {
          throw new VaultError('card_refused', [], failure.decline_code || failure.code || 'card_declined');
        }
        throw failed(failure);
      }
    },

    async cardOf(paymentMethodId) {
      try {
        const { card } = await stripe.paymentMethods.retrieve(paymentMethodId);
        if (!card) return null;
        const { brand, last4, exp_month: month, exp_year: year } = card;
        return { brand, last4, expiry: { month, year } };
      } catch (failure) {
        const isUnknown =
          failure instanceof Stripe.errors.StripeInvalidRequestError && failure.code === 'resource_missing';
        if (isUnknown) return null;
        throw failed(failure);
      }
    },
  };
}
