import { describe, expect, it } from '@jest/globals';
import { byLocale } from '@travesia/domain';
import { wordsIn } from './words.ts';

const words = wordsIn(
  byLocale(() => ({ greeting: 'Hola, {name}:', nights_one: 'una noche', nights_other: '{count} noches' })),
);

describe('words of mails and orders', () => {
  it('fills in what a sentence names, as it was typed', () => {
    expect(words('es')('greeting', { name: '<Ana> & {name}' })).toBe('Hola, <Ana> & {name}:');
  });

  it.each([
    [1, 'una noche'],
    [3, '3 noches'],
  ])('takes the plural form of %d', (count, text) => {
    expect(words('es')('nights', { count })).toBe(text);
  });

  it('a sentence with a hole fails instead of being sent', () => {
    expect(() => words('es')('greeting')).toThrow('no value for {name}');
  });
});
