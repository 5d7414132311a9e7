import { describe, expect, it } from '@jest/globals';
import { formatMoney, formatNumber } from '../index.ts';

/** Intl joins number and sign by a space that does not break. */
const words = (text: string) => text.replace(/\u00A0/g, ' ');

describe('money in words', () => {
  it.each([
    [15000000, 'ARS', 'es', '$150.000'],
    [15000000, 'ARS', 'en', '$150.000'],
    [412350050, 'COP', 'en', '$4.123.501'],
    [412350049, 'COP', 'es', '$4.123.500'],
    [-15000000, 'COP', 'es', '-$150.000'],
    [99, 'ARS', 'es', '$1'],
  ] as const)('X-07: %i %s in %s is %s', (amount, currency, locale, text) => {
    expect(formatMoney({ amount, currency }, { locale })).toBe(text);
  });

  it('X-07: a market’s own number locale does not change pesos of Argentina and Colombia', () => {
    expect(formatMoney({ amount: 15000000, currency: 'COP' }, { locale: 'es', numberLocale: 'es-MX' })).toBe(
      '$150.000',
    );
  });

  it.each([
    [41230, 'USD', 'es', '412,30 US$'],
    [41230, 'USD', 'en', '$412.30'],
    [123456, 'EUR', 'es', '1.234,56 €'],
    [123456, 'EUR', 'en', '€1,234.56'],
    [123456, 'HUF', 'es', '1.234,56 HUF'],
    [123456, 'JPY', 'en', '¥123,456'],
    [1234567, 'KWD', 'en', 'KWD 1,234.567'],
    [7, 'MGA', 'en', 'MGA 1.40'],
  ] as const)('X-05, X-08: %i %s in %s is %s', (amount, currency, locale, text) => {
    expect(words(formatMoney({ amount, currency }, { locale }))).toBe(text);
  });

  it.each([
    [{ amount: 41230, currency: 'USD' }, 'es', '412,30 USD'],
    [{ amount: 41230, currency: 'USD' }, 'en', '$412.30 USD'],
    [{ amount: 15000000, currency: 'ARS' }, 'es', '$150.000 ARS'],
    [{ amount: 123456, currency: 'EUR' }, 'es', '1.234,56 € EUR'],
    [{ amount: 123456, currency: 'HUF' }, 'es', '1.234,56 HUF'],
  ] as const)('X-08: a total shows its code once: %p in %s', (money, locale, text) => {
    expect(words(formatMoney(money, { locale, withCode: true }))).toBe(text);
  });

  it('X-08: follows the market’s number locale, not the language of the page', () => {
    const money = { amount: 1234567, currency: 'MXN' };
    expect(words(formatMoney(money, { locale: 'es', numberLocale: 'es-MX' }))).toBe('$12,345.67');
  });

  it('groups thousands from the first one', () => {
    expect(formatNumber(1204, { locale: 'es' })).toBe('1.204');
    expect(formatNumber(1204, { locale: 'en' })).toBe('1,204');
  });
});
