import { describe, expect, it } from '@jest/globals';
import { withOneStop } from './one-stop.ts';

describe('a sentence that ends with an abbreviation', () => {
  it.each([
    ['La recepción cierra a las 10:00 p. m..', 'La recepción cierra a las 10:00 p. m.'],
    ['Vale hasta las 3:45 p. m.. Después, otro.', 'Vale hasta las 3:45 p. m. Después, otro.'],
    ['Wait...', 'Wait...'],
    ['It closes at 10 p.m.', 'It closes at 10 p.m.'],
  ])('%s → %s', (sentence, expected) => expect(withOneStop(sentence)).toBe(expected));
});
