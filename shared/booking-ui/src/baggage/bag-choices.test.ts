import { expect, it } from '@jest/globals';
import type { BagOption } from '@travesia/contracts';
import { changeBag, chosenQuantity, journeysOf, keepSoldBags, oneBagEach, sameBags } from './bag-choices.ts';

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

it('W-04: the same bags are chosen of an offer that is priced again, by traveller, journey and weight', () => {
  const heavy = { ...option('t1'), additionalServicesId: 'heavy', weightKg: 25 };
  const before = [option('t1'), heavy, option('t2', 'return')];
  const after = before.map((each) => ({
    ...each,
    additionalServicesId: `new_${each.additionalServicesId}`,
    amount: { amount: 5000, currency: 'USD' },
  }));
  const chosen = changeBag(changeBag([], heavy, 2), option('t2', 'return'), 1);
  expect(sameBags(chosen, { before, after })).toMatchObject([
    { additionalServicesId: 'new_heavy', quantity: 2, totalAmount: { amount: 10_000 } },
    { additionalServicesId: 'new_bag_return_t2', quantity: 1, totalAmount: { amount: 5000 } },
  ]);
  expect(sameBags(chosen, { before, after: after.slice(0, 1) })).toEqual([]);
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
