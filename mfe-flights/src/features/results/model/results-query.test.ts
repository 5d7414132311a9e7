import { describe, expect, it } from '@jest/globals';
import { NO_FACETS } from '@travesia/domain';
import { NO_CHOICE, readChoice, writeChoice, type ResultsChoice } from './results-query.ts';

const read = (query: string) => readChoice(new URLSearchParams(query), 'USD');

describe('F-14, F-16, Q-07: sort, filters and the picked outbound in the address', () => {
  it.each<[string, ResultsChoice]>([
    ['nothing chosen', NO_CHOICE],
    ['another order', { ...NO_CHOICE, sort: 'best' }],
    [
      'every filter',
      {
        ...NO_CHOICE,
        facets: {
          stops: ['0', '1'],
          duration: ['10-12'],
          departure: ['early', 'late'],
          arrival: ['morning'],
          layoverLength: ['2-4', '12-'],
          layoverPlace: ['LIS'],
          departureAirport: ['LHR', 'LGW'],
          arrivalAirport: ['BOG'],
          airline: ['IB', '2K'],
          aircraft: ['32N'],
          cabinBag: ['yes'],
          checkedBag: ['yes'],
          refundable: ['yes'],
          changeable: ['yes'],
          noPenalty: ['yes'],
          lowCo2: ['yes'],
          departureTime: { fromMinute: 360, toMinute: 735 },
          arrivalTime: { fromMinute: 0, toMinute: 1080 },
          price: { fromMinor: 12_000, toMinor: 45_000 },
        },
      },
    ],
    [
      'an open price',
      { ...NO_CHOICE, facets: { ...NO_FACETS, price: { fromMinor: null, toMinor: 45_000 } } },
    ],
    ['the outbound', { ...NO_CHOICE, picked: ['IB6585-1127T1200_AV9-1127T2300'], shown: 30 }],
    ['the flights of two legs', { ...NO_CHOICE, picked: ['IB6585-1127T1200', 'AV9-1201T2300'] }],
  ])('comes back as it was written: %s', (_, choice) =>
    expect(readChoice(writeChoice(new URLSearchParams('from=MAD'), choice, 'USD'), 'USD')).toEqual(choice),
  );

  it('leaves the search and foreign parameters as they are, and writes no defaults', () => {
    const query = new URLSearchParams('from=MAD&utm_source=x&sort=best&show=20');
    expect(writeChoice(query, NO_CHOICE, 'USD').toString()).toBe('from=MAD&utm_source=x');
  });

  it.each([
    'sort=dearest',
    'sort=__proto__',
    'show=-1',
    'show=5',
    'show=9999999',
    'show=1e9',
    'price=cheap',
    'price=-',
    'price=500-100',
    'price=1-2-3',
    'stops=<b>,;drop',
    'outbound=<script>',
    `outbound=${'A'.repeat(300)}`,
    'airline=',
    'leavetime=noon',
    'arrivetime=1800-0600',
  ])('%p is as if it were not there', (query) => expect(read(query)).toEqual(NO_CHOICE));

  it('a tick named twice is one tick', () => expect(read('airline=IB,IB').facets.airline).toEqual(['IB']));
});
