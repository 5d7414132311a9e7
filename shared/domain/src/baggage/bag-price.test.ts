import { expect, it } from '@jest/globals';
import { singleBagPrice } from './bag-price.ts';

it.each([
  [{ amount: 4000, currency: 'USD' }, 4500],
  [{ amount: 4049, currency: 'USD' }, 4500],
  [{ amount: 4050, currency: 'USD' }, 4600],
  [{ amount: 20000, currency: 'CLP' }, 20005],
])('F-38: a bag at %p is sold at %i', (price, amount) => {
  expect(singleBagPrice(price)).toEqual({ amount, currency: price.currency });
});
