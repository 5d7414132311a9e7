import { expect, it } from '@jest/globals';
import { hotel } from '../testing/hotels.ts';
import { shownStay } from './shown-stay.ts';

it.each([
  ['any rate', { cancellation: 'available', freeTotal: 36_000 }, false, 30_000, 10_000],
  [
    'a rate that can be cancelled, at its own price',
    { cancellation: 'available', freeTotal: 36_000 },
    true,
    36_000,
    12_000,
  ],
  ['the cheapest rate, which can be cancelled', { cancellation: 'included' }, true, 30_000, 10_000],
  ['the only rate there is', { cancellation: 'none' }, true, 30_000, 10_000],
] as const)(
  'H-08: list and map show the price of %s',
  (_what, rates, wantsFreeCancellation, total, night) => {
    const shown = shownStay(hotel({ code: 'sol', total: 30_000, ...rates }), wantsFreeCancellation);
    expect([shown?.total.amount, shown?.night.amount]).toEqual([total, night]);
  },
);

it('a hotel without a price shows none', () => {
  expect(shownStay(hotel({ code: 'mudo', total: null }), true)).toBeNull();
});
