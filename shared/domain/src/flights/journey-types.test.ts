import { expect, it } from '@jest/globals';
import { journeyTypesOf, journeyWord, LEGS_MAX } from './journey-types.ts';

it('Q-10: one journey is there, two are there and back, more have numbers', () => {
  expect(journeyTypesOf(1)).toEqual(['onward']);
  expect(journeyTypesOf(2)).toEqual(['onward', 'return']);
  expect(journeyTypesOf(3)).toEqual(['leg1', 'leg2', 'leg3']);
  expect(journeyTypesOf(LEGS_MAX).map(journeyWord)).toEqual(
    [1, 2, 3, 4, 5].map((number) => ({ key: 'leg', number })),
  );
});
