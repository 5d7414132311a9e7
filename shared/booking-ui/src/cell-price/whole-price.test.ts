import { describe, expect, it } from '@jest/globals';
import { wholePrice } from './whole-price.ts';

const rates = { base: 'USD', rates: { USD: 1, MXN: 18.42, EUR: 0.9, COP: 4_000, JPY: 150 } };

describe('a price in a narrow cell', () => {
  it.each([
    [204_220, 'USD', 'es-MX', 'USD 2,042'],
    [204_250, 'USD', 'en-US', '$2,043 USD'],
    [204_220, 'MXN', 'es-MX', '$37,617 MXN'],
    [222_222, 'EUR', 'es-ES', '2.000 €'],
    [100_000, 'EUR', 'en-US', '€900'],
    [3_750, 'COP', 'es-CO', '$150.000 COP'],
    [1_334, 'JPY', 'en-US', '¥2,001'],
  ] as const)('Q-01: %i cents in %s and %s are %s', (amount, currency, numberLocale, text) => {
    const shown = wholePrice({ amount, currency: 'USD' }, { numberLocale, currency, rates });
    expect(shown.replaceAll('\u00A0', ' ')).toBe(text);
  });

  it('without rates it is in the currency of the offer', () => {
    const format = { numberLocale: 'es-ES' as const, currency: 'EUR', rates: null };
    expect(wholePrice({ amount: 41_230, currency: 'USD' }, format)).toMatch(/^412\sUS\$$/);
  });
});
