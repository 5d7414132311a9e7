import { describe, expect, it } from '@jest/globals';
import type { RatePlan } from '@travesia/contracts';
import { stayLines } from './stay-lines.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const words = { stay: 'Stay', taxes: 'Taxes', fees: 'Fees' };
const rate = (change: Partial<RatePlan>) =>
  ({ amountAfterTax: usd(30_000), taxes: null, fees: null, ...change }) as RatePlan;

describe('S-41 the break-up of a stay', () => {
  it.each([
    ['taxes and fees apart', { taxes: usd(2500), fees: usd(500) }, [27_000, 2500, 500]],
    ['one sum where the supplier tells no more', {}, [30_000]],
    ['no line for nothing', { taxes: usd(0), fees: usd(500) }, [29_500, 500]],
  ])('%s', (_title, change, amounts) => {
    const lines = stayLines(rate(change), words);
    expect(lines.map(({ total }) => total.amount)).toEqual(amounts);
    expect(lines.reduce((sum, { total }) => sum + total.amount, 0)).toBe(30_000);
  });
});
