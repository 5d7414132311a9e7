import * as v from 'valibot';
import { IdSchema } from '@travesia/contracts';

const HAND_OVER_PATH = '/api/payments/go';

/**
 * Path and cart of the provider's start, if it is our own hand-over and nothing else (S-33).
 * The browser is never sent to an address that a reply made up.
 */
export function readProviderUrl(
  address: string,
  siteOrigin: string,
): { cartId: string; providerUrl: string } | null {
  if (!URL.canParse(address, siteOrigin)) return null;
  const url = new URL(address, siteOrigin);
  const cartId = url.searchParams.get('cartId') ?? '';
  if (url.origin !== siteOrigin || url.pathname !== HAND_OVER_PATH || !v.is(IdSchema, cartId)) return null;
  return { cartId, providerUrl: providerUrlOf(cartId) };
}

export function providerUrlOf(cartId: string): string {
  return `${HAND_OVER_PATH}?cartId=${encodeURIComponent(cartId)}`;
}
