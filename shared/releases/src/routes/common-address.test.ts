import { describe, expect, it } from '@jest/globals';
import { firstWordOf, haveCommonAddress } from './common-address.ts';

describe('patterns of routes as sets of addresses', () => {
  it.each([
    ['/vuelos', '/vuelos', true],
    ['/vuelos', '/Vuelos', true],
    ['/vuelos', '/hoteles', false],
    ['/vuelos/:x?', '/vuelos', true],
    ['/vuelos/:x?', '/vuelos/madrid', true],
    ['/vuelos/:x?', '/vuelos/madrid/bogota', false],
    ['/booking/summary/:x?', '/booking/summary', true],
    ['/booking/:step', '/booking/summary', true],
    ['/booking/summary?/:x?', '/booking', true],
    ['/booking/summary?/:x?', '/booking/a/b', false],
    ['/user/my-journey/:x?', '/user/my-journey/booking-detail', true],
    ['/user/*', '/user/my-journey/booking-detail', true],
    ['/user/*', '/user', true],
    ['/*', '/a/b/c', true],
    ['/a/*', '/b/*', false],
    ['/:a/:b/:c?', '/:x', false],
    ['/:a/b?/c?', '/x/c', true],
    [
      '/x/a?/a?/a?/a?/a?/a?/a?/a?/a?/a?/a?/a?/a?/a?/b',
      '/x/a?/a?/a?/a?/a?/a?/a?/a?/a?/a?/a?/a?/a?/a?/c',
      false,
    ],
  ])('A3: %s and %s: %s', (one, other, expected) => {
    expect(haveCommonAddress(one, other)).toBe(expected);
    expect(haveCommonAddress(other, one)).toBe(expected);
  });

  it.each([
    ['/vuelos/:x', 'vuelos'],
    ['/Vuelos', 'vuelos'],
    ['/:url/results', null],
    ['/vuelos?/x', null],
    ['/*', null],
  ])('%s begins with %s', (pattern, word) => {
    expect(firstWordOf(pattern)).toBe(word);
  });
});
