import { describe, expect, it } from '@jest/globals';
import type { FlightSearch } from './flight-search.ts';
import { resultsAddress } from './search-query.ts';
import { readRecentSearches, rememberSearch } from './recent-searches.ts';

const today = '2026-11-20';

function memoryStorage(initial?: string) {
  let text = initial ?? null;
  return {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value;
    },
  };
}

const search = (to: string, departureDate = '2026-11-27'): FlightSearch => ({
  tripType: 2,
  from: 'MAD',
  to,
  departureDate,
  returnDate: '2026-12-03',
  cabin: null,
  travellers: { adult: 1, child: 0, infant: 0 },
});
const entryOf = (made: FlightSearch) => ({
  address: resultsAddress(made),
  fromCity: made.from ?? '',
  toCity: [made.to, ...(made.more ?? []).map(({ to }) => to)].join(' – '),
  departureDate: made.departureDate,
  lastDate: made.returnDate,
});
const remember = (storage: ReturnType<typeof memoryStorage>, made: FlightSearch) =>
  rememberSearch(storage, entryOf(made), today);

describe('recent searches', () => {
  it('newest first, one for each journey, four at most', () => {
    const storage = memoryStorage();
    for (const to of ['BOG', 'MEX', 'LIM', 'SCL', 'EZE', 'LIM']) remember(storage, search(to));
    expect(readRecentSearches(storage, today).map((recent) => recent.toCity)).toEqual([
      'LIM',
      'EZE',
      'SCL',
      'MEX',
    ]);
  });

  it('Q-10 Q-11: keeps further cities, airports nearby and flexible days, as the results were asked for', () => {
    const storage = memoryStorage();
    const { returnDate: _none, ...oneWay } = search('LIM');
    const several: FlightSearch = {
      ...oneWay,
      returnDate: null,
      tripType: 3,
      more: [{ from: 'LIM', to: 'SCL', departureDate: '2026-12-01' }],
    };
    const nearby: FlightSearch = {
      ...search('BOG'),
      from: 'TOJ',
      asked: { from: 'MAD', to: 'BOG' },
      isFlexible: true,
    };
    for (const made of [several, search('LIM'), nearby]) remember(storage, made);
    expect(readRecentSearches(storage, today).map((recent) => recent.address)).toEqual(
      [nearby, search('LIM'), several].map(resultsAddress),
    );
  });

  it('what has left is no longer offered', () => {
    const storage = memoryStorage();
    remember(storage, search('BOG', '2026-11-21'));
    expect(readRecentSearches(storage, '2026-11-22')).toEqual([]);
  });

  it.each(['{', 'null', '[{"search":{}}]', '7'])('storage that holds %s holds nothing', (text) =>
    expect(readRecentSearches(memoryStorage(text), today)).toEqual([]),
  );

  it('a refused storage is no trouble', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    const storage = { getItem: refuse, setItem: refuse };
    rememberSearch(storage, entryOf(search('BOG')), today);
    expect(readRecentSearches(storage, today)).toEqual([]);
    expect(readRecentSearches(null, today)).toEqual([]);
  });
});
