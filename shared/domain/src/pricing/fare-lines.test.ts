import { expect, it } from '@jest/globals';
import { fareLines, totalOfLines } from './fare-lines.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

it('S-41: the lines of a mixed party add up to the total', () => {
  const lines = fareLines([
    { type: 'ADULT', price: { intBase: usd(30000), intTotal: usd(41230) } },
    { type: 'ADULT', price: { intBase: usd(30000), intTotal: usd(41230) } },
    { type: 'INFANT', price: { intBase: usd(3000), intTotal: usd(3000) } },
  ]);
  expect(lines.map((line) => [line.code, line.travellerType, line.quantity, line.total.amount])).toEqual([
    ['base', 'ADULT', 2, 60000],
    ['taxes', 'ADULT', 2, 22460],
    ['base', 'INFANT', 1, 3000],
    ['taxes', 'INFANT', 1, 0],
  ]);
  expect(totalOfLines(lines, 'USD')).toEqual(usd(85460));
});

it('S-41: two adults whose price does not divide by two share one line, and nothing is lost of it', () => {
  const lines = fareLines([
    { type: 'ADULT', price: { intBase: usd(30_001), intTotal: usd(38_744) } },
    { type: 'ADULT', price: { intBase: usd(30_000), intTotal: usd(38_743) } },
  ]);
  expect(lines.map(({ code, quantity, total }) => [code, quantity, total.amount])).toEqual([
    ['base', 2, 60_001],
    ['taxes', 2, 17_486],
  ]);
  expect(totalOfLines(lines, 'USD')).toEqual(usd(77_487));
});
