import { describe, expect, it } from '@jest/globals';
import { wrapWords } from './wrap-words.ts';

/** Every sign as wide as every other. */
const measure = (text: string) => text.length;

describe('a title on a picture', () => {
  it.each<[string, number, number, string[]]>([
    ['Iberia', 10, 2, ['Iberia']],
    ['Equipaje de mano', 10, 2, ['Equipaje', 'de mano']],
    ['Equipaje de mano y de bodega', 10, 2, ['Equipaje', 'de mano y…']],
    ['Aerotransportadoramente', 10, 2, ['Aerotrans…']],
    ['  dos   espacios ', 20, 2, ['dos espacios']],
    ['', 10, 2, []],
  ])('%j in lines of %d, at most %d', (text, width, linesMax, lines) => {
    expect(wrapWords(text, width, linesMax, measure)).toEqual(lines);
  });
});
