import { expect, it } from '@jest/globals';
import type { PaxAmount, PricedActivityRate } from '@travesia/contracts';
import { priceLines } from './price-lines.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const band = (type: 'ADULT' | 'CHILD', count: number, unit: number): PaxAmount => ({
  type,
  ageFrom: type === 'ADULT' ? 12 : 3,
  ageTo: type === 'ADULT' ? 99 : 11,
  count,
  unit: usd(unit),
  total: usd(unit * count),
});
const words = { group: 'Group', band: ({ type }: PaxAmount) => type };
const linesOf = (paxAmounts: PaxAmount[], amount: number) =>
  priceLines({ amount, currency: 'USD', paxAmounts } as PricedActivityRate, words).map(
    ({ label, quantity, total }) => [label, quantity, total.amount],
  );

it.each([
  [
    'a family, band by band',
    [band('ADULT', 2, 5000), band('CHILD', 1, 2500)],
    12_500,
    [
      ['ADULT', 2, 10_000],
      ['CHILD', 1, 2500],
    ],
  ],
  ['one price for the group', [], 12_500, [['Group', 1, 12_500]]],
  ['bands that do not add up are one line', [band('ADULT', 2, 5000)], 12_500, [['Group', 1, 12_500]]],
] as const)('S-41 T-06 the break-up: %s', (_title, paxAmounts, amount, lines) => {
  expect(linesOf([...paxAmounts], amount)).toEqual(lines);
});
