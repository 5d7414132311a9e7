import { describe, expect, it } from '@jest/globals';
import { aCruise, UNPRICED } from '../testing/a-cruise.ts';
import { startingPrice } from './starting-price.ts';

describe('C-04: the starting price', () => {
  it.each([
    ['the lowest of four', {}, 60_000],
    ['a dearer kind where the ship has no inside cabins', { priceInside: 'NA' as const }, 70_000],
    ['the suite where it is cheapest', { priceSuite: { amount: 100, currency: 'USD' } }, 100],
  ])('is %s', (_what, change, amount) => {
    expect(startingPrice(aCruise(change))).toEqual({ amount, currency: 'USD' });
  });

  it('is not there where every cabin is NA', () => {
    expect(startingPrice(aCruise(UNPRICED))).toBeNull();
  });
});
