import { expect, it } from '@jest/globals';
import type { ListRate } from '@travesia/contracts';
import { worthwhileRates } from './list-rates.ts';

const rate = (name: string, terms: Partial<ListRate> & { price: number; due?: number }) => {
  const { price, due, ...rest } = terms;
  return {
    name,
    board: 'room_only' as const,
    cancellation: 'non_refundable' as const,
    freeUntil: null,
    amountAfterTax: { amount: price, currency: 'USD' },
    payAtProperty: null,
    payAtPropertyConverted: due === undefined ? null : { amount: due, currency: 'USD' },
    ...rest,
  };
};
const free = (freeUntil: string) => ({ cancellation: 'free' as const, freeUntil });

it.each([
  [
    'the cheapest of the same terms',
    [rate('dear', { price: 200 }), rate('cheap', { price: 100 })],
    ['cheap'],
  ],
  [
    'other meals, however dear',
    [rate('room', { price: 100 }), rate('breakfast', { price: 300, board: 'breakfast' })],
    ['room', 'breakfast'],
  ],
  [
    'better terms at a higher price',
    [
      rate('none', { price: 100 }),
      rate('partial', { price: 110, cancellation: 'partial' }),
      rate('free', { price: 120, ...free('2026-12-18T18:00') }),
      rate('longer', { price: 130, ...free('2026-12-20T18:00') }),
    ],
    ['none', 'partial', 'free', 'longer'],
  ],
  [
    'nothing dearer with worse terms',
    [
      rate('free', { price: 100, ...free('2026-12-20T18:00') }),
      rate('less', { price: 120, ...free('2026-12-18T18:00') }),
    ],
    ['free'],
  ],
  [
    'the lowest whole cost: what is paid there counts',
    [rate('fee', { price: 100, due: 30 }), rate('none', { price: 120 })],
    ['none'],
  ],
])('Q-16: of the rates of a hotel %s', (_what, rates, names) => {
  expect(worthwhileRates(rates).map((each) => (each as (typeof rates)[number]).name)).toEqual(names);
});
