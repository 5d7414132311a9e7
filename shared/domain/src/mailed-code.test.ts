import { describe, expect, it } from '@jest/globals';
import { isMailedCode, mailedCodeOf } from './mailed-code.ts';

describe('a one-time code', () => {
  it.each([
    ['012345', '012345'],
    [' 012 345\n', '012345'],
    ['12 34-56', '123456'],
    ['1234567', '123456'],
    ['Code: 12', '12'],
  ])('is read out of “%s”', (typed, code) => {
    expect(mailedCodeOf(typed)).toBe(code);
  });

  it.each([
    ['012345', true],
    ['01234', false],
    ['01 345', false],
  ])('%s is whole: %s', (code, isWhole) => {
    expect(isMailedCode(code)).toBe(isWhole);
  });
});
