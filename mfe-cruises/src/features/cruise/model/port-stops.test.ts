import { describe, expect, it } from '@jest/globals';
import { aCruise } from '../../../testing/a-cruise.ts';
import { dayKind, portStops } from './port-stops.ts';

describe('C-03: the days of a cruise', () => {
  it('a round trip names its port once, with both days', () => {
    expect(portStops(aCruise()).map(({ port, days }) => [port, days])).toEqual([
      ['Barcelona', [1, 4]],
      ['Palma', [2]],
    ]);
  });

  const day = { day: 1, date: '2027-05-01', port: 'Río', country: 'Brasil', location: null };
  it.each([
    ['boarding', { arrival: null, departure: '18:00' }, false],
    ['call', { arrival: '08:00', departure: '18:00' }, false],
    ['overnight', { arrival: '13:00', departure: null }, false],
    ['leaving', { arrival: '07:00', departure: null }, true],
    ['sea', { port: null, arrival: null, departure: null }, false],
  ])('a day is %s', (kind, change, isLast) => {
    expect(dayKind({ ...day, ...change } as Parameters<typeof dayKind>[0], isLast)).toBe(kind);
  });
});
