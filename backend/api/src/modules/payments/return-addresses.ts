import { ApiError } from '../../errors/index.ts';

/** Only our own pages are ever returned to (B-31); a cart id is added for browsers that lost their session. */
export function checkOwnAddress(address: string, siteOrigin: string, field: string): string {
  if (!URL.canParse(address) || new URL(address).origin !== siteOrigin) {
    throw new ApiError('invalid_request', { fields: [{ path: field, code: 'address_foreign' }] });
  }
  return address;
}

export function withCart(address: string, cartId: string): string {
  const url = new URL(address);
  url.searchParams.set('cartId', cartId);
  return url.href;
}

export const goAddress = (siteOrigin: string, cartId: string) =>
  `${siteOrigin}/api/payments/go?cartId=${cartId}`;
export const providerReturnAddress = (siteOrigin: string, cartId: string) =>
  `${siteOrigin}/api/payments/return/${cartId}`;
