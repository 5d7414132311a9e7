import { describe, expect, it } from '@jest/globals';
import { chosenPriceRange, readPriceRange, writePriceRange } from './price-range.ts';

describe('a wish about the price', () => {
  const bounds = { fromMinor: 8_050, toMinor: 41_230 };

  it.each([
    ['both thumbs at their ends ask for nothing', [8_050, 41_230], null],
    ['the last whole step below the dearest is the end', [8_050, 41_150], null],
    ['the step before it is not', [8_050, 41_050], { fromMinor: null, toMinor: 41_050 }],
    ['a lower thumb sets the least', [12_050, 41_230], { fromMinor: 12_050, toMinor: null }],
    ['both set both', [12_050, 30_050], { fromMinor: 12_050, toMinor: 30_050 }],
  ] as const)('F-22 H-08: %s', (_, thumbs, range) => {
    expect(chosenPriceRange(bounds, thumbs)).toEqual(range);
  });

  it.each([
    ['120-450', 'USD', { fromMinor: 12_000, toMinor: 45_000 }],
    ['120-', 'USD', { fromMinor: 12_000, toMinor: null }],
    ['-450', 'CLP', { fromMinor: null, toMinor: 450 }],
  ])('F-14: stands in the address as %s in %s', (text, currency, range) => {
    expect(readPriceRange(text, currency)).toEqual(range);
    expect(writePriceRange(range, currency)).toBe(text);
  });

  it('in whole units leaves out nothing that is within it', () => {
    expect(writePriceRange({ fromMinor: 12_060, toMinor: 45_030 }, 'USD')).toBe('120-451');
  });

  it.each([null, '', '-', '450-120', '1.5-3', 'a-b', '1234567890-'])('is none in %j', (text) => {
    expect(readPriceRange(text, 'USD')).toBeNull();
  });
});
