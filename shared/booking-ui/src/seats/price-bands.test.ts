import { describe, expect, it } from '@jest/globals';
import type { Seat } from '@travesia/contracts';
import { bandOf, priceBands } from './price-bands.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const seat = (amount: number): Seat => ({
  designator: `1${amount}`,
  column: 'A',
  name: null,
  conditions: [],
  services: [{ serviceId: `s${amount}`, travellerId: 'p1', amount: usd(amount) }],
});

describe('bands of seat prices', () => {
  it.each([
    ['no seat is sold', [], []],
    ['one price', [1100, 1100], ['1100-1100']],
    ['two prices', [4500, 1100], ['1100-1100', '4500-4500']],
    ['six prices share four bands at most', [10, 20, 30, 40, 50, 60], ['10-20', '30-40', '50-60']],
  ])('%s', (_title, amounts, bands) => {
    const found = priceBands(amounts.map(seat));
    expect(found.map(({ from, to }) => `${from.amount}-${to.amount}`)).toEqual(bands);
  });

  it('find the band of a price', () => {
    const bands = priceBands([10, 20, 30, 40, 50, 60].map(seat));
    expect([10, 20, 30, 60].map((amount) => bandOf(bands, usd(amount)))).toEqual([0, 0, 1, 2]);
  });
});
