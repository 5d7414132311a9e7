import { expect, it } from '@jest/globals';
import type { BagOption } from '@travesia/contracts';
import { changeBag, chosenQuantity, journeysOf, keepSoldBags, oneBagEach } from './bag-choices.ts';

const option = (travellerId: string, journeyType: 'onward' | 'return' = 'onward'): BagOption => ({
  additionalServicesId: `bag_${journeyType}_${travellerId}`,
  journeyType,
  quantity: 2,
  amount: { amount: 4500, currency: 'USD' },
  segmentIds: ['s1'],
  travellerId,
});

it('F-38: a traveller’s bags cost quantity times the price of one', () => {
  const chosen = changeBag([], option('t1'), 2);
  expect(chosen).toMatchObject([
    { travellerId: 't1', quantity: 2, totalAmount: { amount: 9000, currency: 'USD' } },
  ]);
});

it.each([
  [3, 2],
  [-1, 0],
  [Number.NaN, 0],
  [1.9, 1],
])('F-37: asking for %d gives %i, never more than the fare allows', (asked, held) => {
  expect(chosenQuantity(changeBag([], option('t1'), asked), option('t1'))).toBe(held);
});

it('F-37: each traveller and journey has a choice of its own', () => {
  const both = changeBag(changeBag([], option('t1'), 1), option('t2', 'return'), 2);
  expect(both.map((bag) => [bag.travellerId, bag.journeyType, bag.quantity])).toEqual([
    ['t1', 'onward', 1],
    ['t2', 'return', 2],
  ]);
  expect(journeysOf([option('t1', 'return'), option('t1')]).map(({ journey }) => journey)).toEqual([
    'onward',
    'return',
  ]);
});

it('a bag that a refreshed offer no longer sells is dropped', () => {
  const chosen = changeBag(changeBag([], option('t1'), 1), option('t2'), 1);
  expect(keepSoldBags(chosen, [option('t2')]).map((bag) => bag.travellerId)).toEqual(['t2']);
});

it('Q-04: one bag each is the cheapest for every traveller, on journeys whose fare has none', () => {
  const dear = { ...option('t1'), additionalServicesId: 'heavy', amount: { amount: 9000, currency: 'USD' } };
  const options = [dear, option('t1'), option('t2'), option('t1', 'return')];
  const bought = (...journeys: ('onward' | 'return')[]) =>
    oneBagEach(options, journeys).map((bag) => [bag.additionalServicesId, bag.quantity]);
  expect(bought('onward', 'return')).toEqual([
    ['bag_onward_t1', 1],
    ['bag_onward_t2', 1],
    ['bag_return_t1', 1],
  ]);
  expect(bought('return')).toEqual([['bag_return_t1', 1]]);
});
