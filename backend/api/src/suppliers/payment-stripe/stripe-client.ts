import Stripe from 'stripe';

export interface StripeAddress {
  /** `https://api.stripe.com`, or the sandbox. */
  readonly apiBase: string;
  readonly secretKey: string;
}

/** The official SDK. It repeats nothing by itself: what a missing answer means is decided by the caller. */
export function createStripeClient({ apiBase, secretKey }: StripeAddress): Stripe {
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
