import { expect, it } from '@jest/globals';
import { stayCost } from './stay-cost.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const eur = (amount: number) => ({ amount, currency: 'EUR' });

it.each([
  ['nothing is paid there', null, null, 30_000, 10_000, true],
  ['it can be converted', eur(1200), usd(1400), 31_400, 10_467, true],
  ['there is no rate', eur(1200), null, 30_000, 10_000, false],
])('Q-16: the whole cost of a stay where %s', (_where, payAtProperty, converted, whole, night, isWhole) => {
  const amounts = { amountAfterTax: usd(30_000), payAtProperty, payAtPropertyConverted: converted };
  expect(stayCost(amounts, 3)).toEqual({ whole: usd(whole), night: usd(night), isWhole });
});
