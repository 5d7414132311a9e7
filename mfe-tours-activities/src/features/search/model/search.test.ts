import { describe, expect, it } from '@jest/globals';
import { ActivitySearchPayloadSchema } from '@travesia/contracts';
import { activityPageAddress } from '@travesia/products/tours-activities';
import { readTypedPlace } from '@travesia/booking-ui/place-address';
import * as v from 'valibot';
import type { ActivitySearch } from './activity-search.ts';
import { formOf } from './search-form.ts';
import { searchPayload } from './search-payload.ts';
import { searchProblems } from './search-problems.ts';
import { detailAddress, readSearch, resultsAddress, writeSearch } from './search-query.ts';

const TODAY = '2026-11-21';
const cancun = { id: 'CUN', name: 'Cancún', location: { lat: 21.1619, lon: -86.8515 } };
const search: ActivitySearch = {
  place: cancun,
  from: '2026-12-01',
  to: '2026-12-07',
  party: { adults: 2, childAges: [8] },
};
const CHILDREN = { children: true, pageLanguage: true };
const NO_CHILDREN = { children: false, pageLanguage: false };
it('Q-15: the page of an activity that the server writes is read like our own', () => {
  const days = { from: '2026-12-01', to: '2026-12-07' };
  const paxes = [{ age: 30 }, { age: 30 }, { age: 8 }];
  const asked = { kind: 'tour', code: 'E-1#2', days, paxes } as const;
  expect(activityPageAddress(asked)).toBe(
    detailAddress('/turs/summary', { ...search, place: null }, 'E-1#2'),
  );
});

const problemsOf = (change: Partial<ActivitySearch>) =>
  searchProblems(formOf({ ...search, ...change }, { today: TODAY, typed: '' }), TODAY);

describe('T-03 a search in an address', () => {
  it('is read as it was written', () => {
    expect(resultsAddress('/turs/result', search)).toBe(
      '/turs/result?place=Canc%C3%BAn&id=CUN&at=21.1619%2C-86.8515&from=2026-12-01&to=2026-12-07&paxes=30-30-8',
    );
    expect(readSearch(writeSearch(search), CHILDREN)).toEqual(search);
  });

  it('loses its children where the market has none (T-02)', () => {
    expect(readSearch(writeSearch(search), NO_CHILDREN).party).toEqual({ adults: 2, childAges: [] });
  });

  it('goes along to the page of one activity, whatever signs its code has', () => {
    const query = new URLSearchParams(
      detailAddress('/activities/summary', search, 'E-E10-A@#1').split('?')[1],
    );
    expect(query.get('code')).toBe('E-E10-A@#1');
    expect(readSearch(query, CHILDREN)).toEqual(search);
  });

  it.each([
    ['nothing', ''],
    ['broken everywhere', 'place=%00&at=95,0&id=../x&from=2026-02-30&to=x&paxes=abc'],
    ['coordinates off the globe', 'place=X&id=X&at=40,-190'],
  ])('%s becomes an empty form', (_title, text) => {
    expect(readSearch(new URLSearchParams(text), CHILDREN)).toEqual({
      place: null,
      from: null,
      to: null,
      party: { adults: 2, childAges: [] },
    });
  });

  it('keeps the words of a form that was sent before its code arrived', () => {
    expect(readTypedPlace(new URLSearchParams('place=Canc'))).toBe('Canc');
  });
});

describe('T-02 T-03 what keeps a search from being made', () => {
  it.each([
    ['no place', { place: null }, { place: 'place_missing' }],
    ['dates that cross', { from: '2026-12-07', to: '2026-12-01' }, { dates: 'to_before_from' }],
    ['32 days', { to: '2027-01-01' }, { dates: 'too_many_days' }],
    ['yesterday', { from: '2026-11-20' }, { dates: 'date_in_past' }],
    ['children alone', { party: { adults: 0, childAges: [8] } }, { party: 'participant_adult_missing' }],
    ['ten people', { party: { adults: 6, childAges: [1, 2, 3, 4] } }, { party: 'too_many_travellers' }],
    ['a child without age', { party: { adults: 2, childAges: [null] } }, { party: 'child_age_missing' }],
    ['one day only', { to: '2026-12-01' }, {}],
    ['nothing', {}, {}],
  ] satisfies [string, Partial<ActivitySearch>, object][])('%s', (_title, change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });
});

describe('T-02 the payload', () => {
  const ask = (change: Partial<ActivitySearch>, rules: typeof CHILDREN, locale: 'es' | 'en' = 'es') =>
    searchPayload({ ...search, ...change }, { today: TODAY, locale, rules });

  it('is the specified one: adults at 30, English, a hundred a page, no children', () => {
    const payload = ask({}, NO_CHILDREN);
    expect(payload).toEqual({
      filters: [{ searchFilterItems: [{ type: 'gps', latitude: 21.1619, longitude: -86.8515 }] }],
      from: '2026-12-01',
      to: '2026-12-07',
      paxes: [{ age: 30 }, { age: 30 }],
      language: 'en',
      pagination: { itemsPerPage: 100, page: 1 },
      order: 'DEFAULT',
    });
    expect(v.parse(ActivitySearchPayloadSchema, payload)).toEqual(payload);
  });

  it('has real ages and the language of the page where the market turns them on', () => {
    expect(ask({}, CHILDREN)).toMatchObject({
      paxes: [{ age: 30 }, { age: 30 }, { age: 8 }],
      language: 'es',
    });
  });

  it('falls back to F-09 for missing dates, and is none without a place', () => {
    expect(ask({ from: null, to: null }, NO_CHILDREN)).toMatchObject({
      from: '2026-11-28',
      to: '2026-12-04',
    });
    expect(ask({ place: null }, NO_CHILDREN)).toBeNull();
  });
});
