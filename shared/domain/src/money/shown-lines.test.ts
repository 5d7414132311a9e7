import { describe, expect, it } from '@jest/globals';
import { convertMoney } from './money.ts';
import { formatLines, shownLines } from './shown-lines.ts';

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

  it('S-41: what was paid before a change adds up to what is said to be paid, and all to the total', () => {
    const lines = [usd(54_600), usd(9_480), usd(6_900)];
    const rates = { base: 'USD', rates: { EUR: 0.900_05 } };
    const format = { numberLocale: 'es-ES' as const, currency: 'EUR', rates };
    const amounts = shownLines(lines, usd(70_980), format, usd(64_080)).map(({ amount }) => amount);
    const paid = convertMoney(usd(64_080), 'EUR', rates)?.amount;
    const total = convertMoney(usd(70_980), 'EUR', rates)?.amount;
    expect((amounts[0] ?? 0) + (amounts[1] ?? 0)).toBe(paid);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  });

  it('S-41: add up in a mail, too, with the charge beside each', () => {
    const rates = { base: 'USD', rates: { MXN: 18.4242 } };
    const format = { numberLocale: 'es-MX' as const, currency: 'MXN', rates };
    const texts = formatLines([usd(350), usd(350), usd(300)], usd(1000), format);
    expect(texts.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
      '$64.49 MXN (USD 3.50)',
      '$64.48 MXN (USD 3.50)',
      '$55.27 MXN (USD 3.00)',
    ]);
  });

  it('shows what is charged where no rate is known', () => {
    expect(shownLines([usd(100)], usd(100), { numberLocale: 'es-MX', currency: 'MXN', rates: null })).toEqual(
      [usd(100)],
    );
  });
});
