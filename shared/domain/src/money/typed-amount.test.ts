import { describe, expect, it } from '@jest/globals';
import { amountToType, typedAmount } from './typed-amount.ts';

describe('an amount that somebody types', () => {
  it.each([
    ['12', 'USD', 1_200],
    [' 12,5 ', 'USD', 1_250],
    ['12.50', 'EUR', 1_250],
    ['150000', 'CLP', 150_000],
    ['1.234', 'KWD', 1_234],
  ])('%j in %s is %d', (text, currency, amount) => {
    expect(typedAmount(text, currency)).toBe(amount);
  });

  it.each([
    ['1,234', 'USD'],
    ['1.234', 'USD'],
    ['1,234.56', 'USD'],
    ['150.000', 'CLP'],
    ['12.5', 'JPY'],
    ['12.', 'USD'],
    ['.5', 'USD'],
    ['-3', 'USD'],
    ['', 'USD'],
  ])('%j in %s is none', (text, currency) => {
    expect(typedAmount(text, currency)).toBeNull();
  });

  it.each([
    [1_250, 'USD', 'en-US', '12.50'],
    [123_400, 'USD', 'es-ES', '1234,00'],
    [150_000, 'CLP', 'es-CL', '150000'],
    [1_234, 'KWD', 'es-MX', '1.234'],
  ] as const)('%d of %s in %s is ready to be changed, as %j', (amount, currency, tag, text) => {
    expect(amountToType(amount, currency, tag)).toBe(text);
    expect(typedAmount(text, currency)).toBe(amount);
  });
});
