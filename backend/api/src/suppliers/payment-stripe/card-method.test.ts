import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { createCardMethod } from './card-method.ts';
import { createStripePaymentProvider } from './index.ts';

const method = createCardMethod(
  createStripePaymentProvider({
    apiBase: 'http://127.0.0.1:9',
    secretKey: 'sk_test_travesia_sandbox',
    webhookSecret: 'whsec_travesia_sandbox',
    site: 'www.example.com',
  }),
);
const CARD = { brand: 'visa', last4: '4242', expiry: '12/31' };

describe('the card as a payment method', () => {
  it('S-27: keeps brand, last four and expiry of what was saved, and nothing that could be charged', () => {
    const saved = { ...CARD, providerToken: 'pm_1', transactionId: 'tx-1', cardHolderName: 'Ana Pérez' };
    expect(v.parse(method.data, saved)).toEqual(CARD);
  });

  it.each([
    ['es', 'Visa terminada en 4242'],
    ['en', 'Visa ending in 4242'],
  ] as const)('L-04: is named in %s by brand and last four', (locale, words) => {
    expect(method.describe(CARD, locale)).toBe(words);
  });
});
