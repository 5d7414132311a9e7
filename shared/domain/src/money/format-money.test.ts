import { describe, expect, it } from '@jest/globals';
import {
  formatCharged,
  formatMoney,
  formatNet,
  formatPrice,
  formatShown,
  paidAndRefunded,
} from '../index.ts';

/** Intl joins number and sign by a space that does not break. */
const words = (text: string | null) => text?.replace(/\u00A0/g, ' ');

describe('money in words', () => {
  it.each([
    [15000000, 'ARS', 'es-ES', '$150.000 ARS'],
    [15000000, 'ARS', 'en-US', '$150.000 ARS'],
    [412350050, 'COP', 'en-US', '$4.123.501 COP'],
    [412350049, 'COP', 'es-CO', '$4.123.500 COP'],
    [-15000000, 'COP', 'es-ES', '-$150.000 COP'],
    [15000000, 'COP', 'es-MX', '$150.000 COP'],
    [99, 'ARS', 'es-AR', '$1 ARS'],
  ] as const)('X-07: %i %s in %s is %s', (amount, currency, numberLocale, text) => {
    expect(words(formatMoney({ amount, currency }, numberLocale))).toBe(text);
  });

  it.each([
    [41230, 'USD', 'es-ES', '412,30 US$'],
    [41230, 'USD', 'en-US', '$412.30 USD'],
    [41230, 'USD', 'es-MX', 'USD 412.30'],
    [123456, 'EUR', 'es-ES', '1.234,56 €'],
    [123456, 'EUR', 'en-US', '€1,234.56'],
    [123456, 'HUF', 'es-ES', '1.234,56 HUF'],
    [123456, 'JPY', 'en-US', '¥123,456'],
    [1234567, 'MXN', 'es-MX', '$12,345.67 MXN'],
    [1234567, 'KWD', 'en-US', 'KWD 1,234.567'],
    [7, 'MGA', 'en-US', 'MGA 1.40'],
  ] as const)('X-05, X-08: %i %s in %s is %s', (amount, currency, numberLocale, text) => {
    expect(words(formatMoney({ amount, currency }, numberLocale))).toBe(text);
  });
});

describe('S-40: the visitor’s currency and the charge', () => {
  const usd = { amount: 10_000, currency: 'USD' };
  const rates = { base: 'USD', rates: { COP: 4000, EUR: 0.9 } };

  it.each([
    ['COP', rates, '$400.000 COP', 'US$ 100,00', '$400.000 COP (US$ 100,00)'],
    ['USD', rates, 'US$ 100,00', null, 'US$ 100,00'],
    ['MXN', rates, 'US$ 100,00', null, 'US$ 100,00'],
    ['COP', null, 'US$ 100,00', null, 'US$ 100,00'],
  ])('in %s with %j', (currency, known, shown, charged, both) => {
    const format = { numberLocale: 'es-CO' as const, currency, rates: known };
    expect(words(formatShown(usd, format))).toBe(shown);
    expect(words(formatCharged(usd, format)) ?? null).toBe(charged);
    expect(words(formatPrice(usd, format))).toBe(both);
  });
});

describe('what was paid in the end', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const rates = { base: 'USD', rates: { MXN: 18.5501, COP: 4003.7 } };

  it.each([
    // By itself 47.33 USD would be $877.98.
    [
      'MXN',
      10_000,
      5_267,
      '$1,855.01 MXN (USD 100.00)',
      '$977.03 MXN (USD 52.67)',
      '$877.98 MXN (USD 47.33)',
    ],
    [
      'MXN',
      10_001,
      5_003,
      '$1,855.20 MXN (USD 100.01)',
      '$928.06 MXN (USD 50.03)',
      '$927.14 MXN (USD 49.98)',
    ],
    [
      'COP',
      10_001,
      5_003,
      '$400.410 COP (USD 100.01)',
      '$200.305 COP (USD 50.03)',
      '$200.105 COP (USD 49.98)',
    ],
    [
      'MXN',
      10_000,
      10_000,
      '$1,855.01 MXN (USD 100.00)',
      '$1,855.01 MXN (USD 100.00)',
      '$0.00 MXN (USD 0.00)',
    ],
    ['USD', 10_000, 5_267, 'USD 100.00', 'USD 52.67', 'USD 47.33'],
    ['EUR', 10_000, 5_267, 'USD 100.00', 'USD 52.67', 'USD 47.33'],
  ])('S-40: in %s, %i less %i is what a reader subtracts', (currency, paid, refunded, ...texts) => {
    const format = { numberLocale: 'es-MX' as const, currency, rates };
    const shown = [
      formatPrice(usd(paid), format),
      formatPrice(usd(refunded), format),
      formatNet(paidAndRefunded(usd(paid), usd(refunded)), format),
    ];
    expect(shown.map(words)).toEqual(texts);
  });
});
