import { describe, expect, it } from '@jest/globals';
import { readTravellerCounts, travellerCountProblem, travellerTypeOn } from './traveller-types.ts';

describe('traveller counts', () => {
  it.each([
    [{}, { adult: 1, child: 0, infant: 0 }],
    [
      { adult: 'two', child: 'x', infant: null },
      { adult: 1, child: 0, infant: 0 },
    ],
    [
      { adult: '3', child: '2', infant: '1' },
      { adult: 3, child: 2, infant: 1 },
    ],
    [
      { adult: 0, child: -1, infant: 12 },
      { adult: 1, child: 0, infant: 9 },
    ],
    [
      { adult: 1.5, child: Number.NaN, infant: Infinity },
      { adult: 1, child: 0, infant: 0 },
    ],
  ])('F-06: %p is read as %p', (raw, counts) => expect(readTravellerCounts(raw)).toEqual(counts));

  it.each([
    [{ adult: 9, child: 0, infant: 0 }, null],
    [{ adult: 9, child: 1, infant: 0 }, 'too_many_travellers'],
    [{ adult: 1, child: 0, infant: 2 }, 'more_infants_than_adults'],
    [{ adult: 2, child: 5, infant: 2 }, null],
  ])('F-07: %p gives %p', (counts, problem) => expect(travellerCountProblem(counts)).toBe(problem));
});

describe('traveller type on the last travel date', () => {
  it.each([
    ['2024-12-02', '2026-12-01', 'INFANT'],
    ['2024-12-01', '2026-12-01', 'CHILD'],
    ['2014-12-02', '2026-12-01', 'CHILD'],
    ['2014-12-01', '2026-12-01', 'ADULT'],
    ['2020-02-29', '2022-02-28', 'INFANT'],
    ['2020-02-29', '2022-03-01', 'CHILD'],
  ])('S-11: born %s travels on %s as %s', (birth, date, type) =>
    expect(travellerTypeOn(birth, date)).toBe(type),
  );
});
