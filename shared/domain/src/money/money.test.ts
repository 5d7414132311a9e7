import { describe, expect, it } from '@jest/globals';
import {
  convertMoney,
  decimalsOf,
  isSameMoney,
  minorUnitsPerMajor,
  moneyFromDecimal,
  roundHalfUp,
  sumMoney,
} from '../index.ts';

describe('decimals of a currency', () => {
  it.each([
    ['CLP', 0],
    ['JPY', 0],
    ['PYG', 0],
    ['UYI', 0],
    ['VND', 0],
    ['XPF', 0],
    ['BHD', 3],
    ['KWD', 3],
    ['TND', 3],
    ['USD', 2],
    ['EUR', 2],
    ['COP', 2],
    ['ARS', 2],
    ['MGA', 2],
    ['HUF', 2],
  ] as const)('X-05: %s has %i decimals', (currency, decimals) => {
    expect(decimalsOf(currency)).toBe(decimals);
  });

  it.each([
    ['USD', 100],
    ['CLP', 1],
    ['KWD', 1000],
    ['MGA', 5],
  ] as const)('X-06: one %s is %i minor units', (currency, minorUnits) =>
    expect(minorUnitsPerMajor(currency)).toBe(minorUnits),
  );
});

describe('a supplier’s decimal amount', () => {
  it.each([
    ['412.30', 'USD', 41230],
    ['0.005', 'USD', 1],
    ['0.0049', 'USD', 0],
    ['123456', 'CLP', 123456],
    ['10.5', 'KWD', 10500],
    ['9007199254740.99', 'USD', 900719925474099],
    ['-3.335', 'USD', -334],
    ['-0.001', 'USD', 0],
  ])('X-04: %s %s becomes %i minor units, exactly', (decimal, currency, amount) => {
    expect(moneyFromDecimal(decimal, currency)).toEqual({ amount, currency });
  });

  it.each(['', 'abc', '1,20', '1.2.3', 'NaN', '1e3'])('refuses %p rather than guessing', (decimal) => {
    expect(() => moneyFromDecimal(decimal, 'USD')).toThrow(RangeError);
  });
});

describe('adding and converting', () => {
  it('never adds two currencies', () => {
    expect(() => sumMoney([{ amount: 1, currency: 'EUR' }], 'USD')).toThrow(RangeError);
  });

  it.each([
    [2.5, 3],
    [-2.5, -3],
    [1.005 * 100, 101],
    [0.4, 0],
    [-0.4, 0],
  ])('X-10: rounds %d half up to %d', (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded);
  });

  it.each([
    [100, 'EUR', true],
    [101, 'EUR', false],
    [100, 'USD', false],
  ])('one euro is as much as %d minor units of %s: %s', (amount, currency, isSame) => {
    expect(isSameMoney({ amount: 100, currency: 'EUR' }, { amount, currency })).toBe(isSame);
  });

  const exchange = { base: 'USD', rates: { EUR: 0.9, COP: 4000, CLP: 950.4 } };
  it.each([
    [{ amount: 10000, currency: 'USD' }, 'EUR', 9000],
    [{ amount: 10000, currency: 'USD' }, 'CLP', 95040],
    [{ amount: 9000, currency: 'EUR' }, 'COP', 40000000],
  ])('X-10: converts %p to %s once', (money, currency, amount) => {
    expect(convertMoney(money, currency, exchange)).toEqual({ amount, currency });
  });

  it('X-09: a missing rate gives nothing, so that the offer’s own currency is shown', () => {
    expect(convertMoney({ amount: 1, currency: 'USD' }, 'MXN', exchange)).toBeNull();
  });
});
