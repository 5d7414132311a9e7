import { describe, expect, it } from '@jest/globals';
import { fallsOf } from './falls.ts';

describe('by how much a price has to fall (Q-14)', () => {
  it.each([
    ['USD', 51_230, [2_000, 5_000, 10_000]],
    ['MXN', 942_632, [50_000, 100_000, 200_000]],
    ['CLP', 480_000, [20_000, 50_000, 100_000]],
    ['USD', 900, [100, 200]],
  ])('%s %d is asked in round amounts', (currency, amount, falls) => {
    expect(fallsOf({ amount, currency }).map((fall) => fall.amount)).toEqual(falls);
  });
});
