import { describe, expect, it } from '@jest/globals';
import { shownLines } from './shown-lines.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('the lines of a price in the visitor’s currency', () => {
  it.each([
    ['one short: the largest line takes it', 'MXN', 18.4242, [350, 350, 300], [6449, 6448, 5527], 18_424],
    ['sums that fit stay as they are', 'EUR', 0.5, [200, 400], [100, 200], 300],
    [
      'pesos without decimals',
      'COP',
      3861.2,
      [10_475, 3044, 3900],
      [40_446_000, 11_753_500, 15_058_700],
      67_258_200,
    ],
    ['a discount', 'MXN', 18.4242, [1000, -333], [18_424, -6135], 12_289],
  ])('%s', (_title, currency, rate, lines, shown, total) => {
    const charged = lines.reduce((sum, amount) => sum + amount, 0);
    const amounts = shownLines(lines.map(usd), usd(charged), {
      numberLocale: 'es-MX',
      currency,
      rates: { base: 'USD', rates: { [currency]: rate } },
    }).map(({ amount }) => amount);
    expect(amounts).toEqual(shown);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  });

  it('shows what is charged where no rate is known', () => {
    expect(shownLines([usd(100)], usd(100), { numberLocale: 'es-MX', currency: 'MXN', rates: null })).toEqual(
      [usd(100)],
    );
  });
});
