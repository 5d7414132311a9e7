import { describe, expect, it } from '@jest/globals';
import { byLocale } from '@travesia/domain';
import { inMarket } from './in-market.ts';
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

  it('X-01: are those of the market that they are written for, and names stay as they are', async () => {
    const ticket = wordsIn(byLocale(() => ({ line: 'Boleto de {name}' })));
    const line = () => ticket('es')('line', { name: 'Boleto' });
    expect(inMarket('ES', line)).toBe('Billete de Boleto');
    expect(await inMarket('ES', async () => Promise.resolve().then(line))).toBe('Billete de Boleto');
    expect(inMarket('MX', line)).toBe('Boleto de Boleto');
    expect(line()).toBe('Boleto de Boleto');
  });

  it('a sentence with a hole fails instead of being sent', () => {
    expect(() => words('es')('greeting')).toThrow('no value for {name}');
  });
});
