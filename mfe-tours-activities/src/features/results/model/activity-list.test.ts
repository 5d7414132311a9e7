import { describe, expect, it } from '@jest/globals';
import { activity, way } from '../../../testing/activities.ts';
import { pricesByDay, type ActivityFacet } from './activity-facets.ts';
import { NO_FILTERS, viewActivities, type ActivitySelection } from './activity-list.ts';
import { readChoice, writeChoice } from './results-query.ts';

const FAMILY = [{ from: 0, to: 99 }];
const BOAT = activity({
  code: 'boat',
  total: 8000,
  cancellation: 'available',
  ages: FAMILY,
  availability: [
    way([1, 2], 8000, { times: ['09:00', '16:00'], languages: ['es'] }),
    way([2, 3], 12_000, { times: ['20:00'], languages: ['en', 'es'], isFreeToCancel: true }),
  ],
});
const MUSEUM = activity({
  code: 'museum',
  total: 5000,
  durationType: 'half_day',
  category: { code: 'MUSEUM', name: 'Museos' },
  ages: [{ from: 6, to: 99 }],
  availability: [way([3], 5000)],
});
const SOLD_OUT = activity({ code: 'full', total: null, durationType: null });
const ALL = [BOAT, MUSEUM, SOLD_OUT];

const view = (selection: Partial<ActivitySelection>) =>
  viewActivities(ALL, { selection: { ...NO_FILTERS, ...selection }, sort: 'supplier' });
const codes = (selection: Partial<ActivitySelection>) =>
  view(selection).activities.map((listed) => listed.activity.code);

describe('Q-17: filters of activities', () => {
  it.each<[Partial<ActivitySelection>, string[]]>([
    [{}, ['boat', 'museum', 'full']],
    [{ day: ['2026-12-03'] }, ['boat', 'museum']],
    [{ time: ['morning'] }, ['boat']],
    [{ language: ['en'] }, ['boat']],
    [{ age: ['baby'] }, ['boat']],
    [{ age: ['child', 'young'] }, ['boat', 'museum']],
    [{ age: ['small', 'child'] }, ['boat']],
    [{ category: ['MUSEUM'] }, ['museum']],
    [{ duration: ['short', 'half_day'] }, ['boat', 'museum']],
    // Day, time and language are of one way to have it: in the morning it is not held in English.
    [{ time: ['morning'], language: ['en'] }, []],
    [{ day: ['2026-12-01'], time: ['evening'] }, []],
    [{ day: ['2026-12-02'], price: { fromMinor: null, toMinor: 7000 } }, []],
  ])('%j leaves %j', (selection, left) => {
    expect(codes(selection)).toEqual(left);
  });

  it('the price is that of the cheapest way which fulfils them, with its terms and a day that has it', () => {
    const [boat] = view({ time: ['evening'], day: ['2026-12-03', '2026-12-02'] }).activities;
    expect(boat?.offer).toMatchObject({
      total: { amount: 12_000 },
      each: { amount: 6000 },
      freeCancellation: 'included',
      date: '2026-12-02',
    });
    const [, onTheSecond] = [0, view({ day: ['2026-12-02'] }).activities[0]];
    expect(onTheSecond?.offer).toMatchObject({ total: { amount: 8000 }, freeCancellation: 'available' });
  });

  it.each<[ActivityFacet, [string, number, number | null][], number]>([
    [
      'day',
      [
        ['2026-12-01', 1, 8000],
        ['2026-12-02', 1, 8000],
        ['2026-12-03', 2, 5000],
      ],
      1,
    ],
    [
      'time',
      [
        ['morning', 1, 8000],
        ['afternoon', 1, 8000],
        ['evening', 1, 12_000],
      ],
      2,
    ],
    [
      'language',
      [
        ['es', 1, 8000],
        ['en', 1, 12_000],
      ],
      2,
    ],
    [
      'age',
      [
        ['baby', 1, 8000],
        ['small', 1, 8000],
        ['child', 2, 5000],
        ['young', 2, 5000],
      ],
      1,
    ],
    [
      'duration',
      [
        ['short', 1, 8000],
        ['half_day', 1, 5000],
      ],
      1,
    ],
    [
      'category',
      [
        ['BOAT', 2, 8000],
        ['MUSEUM', 1, 5000],
      ],
      0,
    ],
  ])(
    'by %s: only what the list has, with count and lowest price, and how many do not say it',
    (facet, buckets, unknown) => {
      const { [facet]: shown } = view({}).facets;
      expect(shown.buckets.map(({ key, count, fromMinor }) => [key, count, fromMinor])).toEqual(
        expect.arrayContaining(buckets),
      );
      expect(shown.buckets).toHaveLength(buckets.length);
      expect(shown.unknown).toBe(unknown);
    },
  );

  it('counts follow the other filters', () => {
    const { day } = view({ category: ['MUSEUM'] }).facets;
    expect(day.buckets.map(({ count }) => count)).toEqual([0, 0, 1]);
  });

  it('a day of the calendar costs what the chosen times and languages cost on it', () => {
    const prices = (selection: Partial<ActivitySelection>) =>
      [...pricesByDay(BOAT, { ...NO_FILTERS, ...selection })].map(([date, { amount }]) => [date, amount]);
    expect(prices({ day: ['2026-12-01'] })).toEqual([
      ['2026-12-01', 8000],
      ['2026-12-02', 8000],
      ['2026-12-03', 12_000],
    ]);
    expect(prices({ language: ['en'] })).toEqual([
      ['2026-12-02', 12_000],
      ['2026-12-03', 12_000],
    ]);
  });
});

describe('F-14: the choice in the address', () => {
  it('is read as it was written', () => {
    const selection: ActivitySelection = {
      day: ['2026-12-01'],
      time: ['evening'],
      language: ['es', 'pt'],
      age: ['small'],
      duration: ['short'],
      category: ['BOAT'],
      price: null,
    };
    const written = writeChoice(
      new URLSearchParams('place=Canc%C3%BAn'),
      { sort: 'price_up', selection, shown: 20 },
      'USD',
    );
    expect(written.get('place')).toBe('Cancún');
    expect(readChoice(written, 'USD')).toEqual({ sort: 'price_up', selection, shown: 20 });
  });

  it('what makes no sense is as if it were not there', () => {
    const query = new URLSearchParams('day=tomorrow,2026-13-01&time=noon&age=old&guide=%3Cb%3E&length=ever');
    expect(readChoice(query, 'USD').selection).toEqual(NO_FILTERS);
  });
});
