import { expect, it } from '@jest/globals';
import { readProviderUrl } from './provider-url.ts';

const SITE = 'http://localhost:3000';

it.each([`${SITE}/api/payments/go?cartId=cart_1`, '/api/payments/go?cartId=cart_1'])(
  'S-33: %s is our own hand-over and names the cart',
  (address) => {
    expect(readProviderUrl(address, SITE)).toEqual({
      cartId: 'cart_1',
      providerUrl: '/api/payments/go?cartId=cart_1',
    });
  },
);

it.each([
  'https://evil.example/api/payments/go?cartId=cart_1',
  '//evil.example/api/payments/go?cartId=cart_1',
  `${SITE}/api/payments/going?cartId=cart_1`,
  `${SITE}/api/payments/go`,
  `${SITE}/api/payments/go?cartId=%3Cb%3E`,
  'javascript:alert(1)',
])('S-33: the browser is never sent to %s', (address) => {
  expect(readProviderUrl(address, SITE)).toBeNull();
});
