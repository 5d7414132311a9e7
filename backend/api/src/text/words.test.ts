import { describe, expect, it } from '@jest/globals';
import { byLocale } from '@travesia/domain';
import { dayOfMomentText, dayText, moneyText, timeText } from './amounts.ts';
import { inMarket } from './in-market.ts';
import { wordsIn } from './words.ts';

const SPAIN = { id: 'ES', numberLocale: { es: 'es-ES', en: 'en-GB' }, timeZone: 'Europe/Madrid' };
const MEXICO = { id: 'MX', numberLocale: { es: 'es-MX', en: 'en-US' }, timeZone: 'America/Mexico_City' };
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
    expect(inMarket(SPAIN, line)).toBe('Billete de Boleto');
    expect(await inMarket(SPAIN, async () => Promise.resolve().then(line))).toBe('Billete de Boleto');
    expect(inMarket(MEXICO, line)).toBe('Boleto de Boleto');
    expect(line()).toBe('Boleto de Boleto');
  });

  it('X-03: days, clocks and amounts are written as that market writes them', () => {
    const written = () => [
      dayText('2026-11-27', 'en'),
      timeText('2026-11-27T15:45', 'en'),
      dayOfMomentText('2026-11-27T23:30:00Z', 'en'),
      moneyText({ amount: 41230, currency: 'USD' }, 'es'),
    ];
    const texts = (market: typeof SPAIN) =>
      inMarket(market, written).map((text) => text.replaceAll('\u00A0', ' '));
    expect(texts(SPAIN)).toEqual([
      'Friday 27 November 2026',
      '15:45',
      'Saturday 28 November 2026',
      '412,30 US$',
    ]);
    expect(texts(MEXICO)).toEqual([
      'Friday, November 27, 2026',
      '3:45 PM',
      'Friday, November 27, 2026',
      'USD 412.30',
    ]);
  });

  it('a sentence with a hole fails instead of being sent', () => {
    expect(() => words('es')('greeting')).toThrow('no value for {name}');
  });
});
