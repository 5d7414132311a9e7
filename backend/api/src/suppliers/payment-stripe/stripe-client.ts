import Stripe from 'stripe';
import { readBytes, REPLY_MAX_BYTES } from '../../supplier-replies/read-reply.ts';

export interface StripeAddress {
  /** `https://api.stripe.com`, or the sandbox. */
  readonly apiBase: string;
  readonly secretKey: string;
}

/** Replies are read here, within their limit; the SDK would read one of any length. */
const boundedFetch: typeof fetch = async (address, options) => {
  const reply = await fetch(address, { ...options, redirect: 'error' });
  const bytes = await readBytes(reply, REPLY_MAX_BYTES);
  return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, {
    status: reply.status,
    headers: reply.headers,
  });
};

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
    httpClient: Stripe.createFetchHttpClient(boundedFetch),
  });
}
