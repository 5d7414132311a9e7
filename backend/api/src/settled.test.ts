import { describe, expect, it } from '@jest/globals';
import { atRateOf, chargedFor, sumSettled, timesSettled } from './settled.ts';

const euros = (amount: number, rate = 1.15) => ({ amount, currency: 'EUR', rate });

describe('W-09: an account that settles in another currency', () => {
  it.each([
    [euros(10_000), 11_500],
    [euros(1, 1.5), 2],
    [euros(1, 1.49), 1],
    [euros(10_001), 11_501],
    [{ amount: 10_000, currency: 'CLP', rate: 0.00105 }, 1_050],
    [{ amount: -10_000, currency: 'EUR', rate: 1.15 }, -11_500],
  ])('%j is charged as %i', (settled, amount) => {
    expect(chargedFor(settled)).toEqual({ amount, currency: 'USD' });
  });

  it('amounts are added before they are converted, at one rate', () => {
    expect(sumSettled([euros(1), timesSettled(euros(2), 3)])).toEqual(euros(7));
    expect(sumSettled([])).toBeUndefined();
    expect(sumSettled([undefined, euros(1)])).toBeUndefined();
    expect(sumSettled([euros(1), undefined])).toBeUndefined();
    expect(sumSettled([euros(1), { ...euros(1), currency: 'GBP' }])).toBeUndefined();
  });

  it('what comes back has the rate of the booking; another currency stays what it is', () => {
    expect(atRateOf({ amount: 10_000, currency: 'EUR' }, euros(10_000))).toEqual({
      amount: 11_500,
      currency: 'USD',
    });
    expect(atRateOf({ amount: 10_000, currency: 'USD' }, euros(1))).toEqual({
      amount: 10_000,
      currency: 'USD',
    });
    expect(atRateOf({ amount: 10_000, currency: 'EUR' }, null)).toEqual({ amount: 10_000, currency: 'EUR' });
  });
});
