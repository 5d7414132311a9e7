import { describe, expect, it } from '@jest/globals';
import {
  ageGroups,
  countsOfGroups,
  fareAges,
  isEverybody,
  isWithoutGrownUp,
  partyProblem,
  travellerAges,
} from './ages.ts';

describe('W-04: ages of a party', () => {
  it.each([
    [{ adult: 1, child: 0, infant: 0 }, [30]],
    [{ adult: 2, child: 1, infant: 1 }, [30, 30, 8, 0]],
    [{ adult: 2, child: 2, infant: 1, ages: [1, 4] }, [30, 30, 4, 8, 1]],
    [{ adult: 2, child: 1, infant: 0, ages: [14, 3] }, [30, 14, 3]],
    // More than there are travellers: nobody's.
    [{ adult: 1, child: 1, infant: 0, ages: [16, 17, 2, 3, 0] }, [16, 2]],
    // Whoever is named in their place keeps it, also a minor before an adult.
    [{ adult: 2, child: 1, infant: 0, ages: [14, 45, 3] }, [14, 45, 3]],
  ])('%j are %j', (counts, ages) => {
    expect(travellerAges(counts)).toEqual(ages);
  });

  it('come back from their groups', () => {
    const counts = { adult: 3, child: 2, infant: 1, ages: [30, 30, 15, 4, 8, 0] };
    expect(ageGroups(counts)).toEqual({ grownUps: 2, youths: [15], children: [4, 8], infants: [0] });
    expect(countsOfGroups(ageGroups(counts))).toEqual(counts);
  });

  it.each([
    [[30, 8, 0], true],
    [[12, 11, 1], true],
    [[11, 8, 0], false],
    [[30, 12, 0], false],
    [[30, 8, 2], false],
    [[30, 8], false],
  ])('%j name an adult, a child and an infant: %s', (ages, expected) => {
    expect(isEverybody({ adult: 1, child: 1, infant: 1, ages })).toBe(expected);
  });

  it.each([
    [{ adult: 1, child: 1, infant: 0 }, null],
    [{ adult: 1, child: 0, infant: 0, ages: [15] }, 'minor_without_adult'],
    [{ adult: 1, child: 0, infant: 0, ages: [16] }, null],
    [{ adult: 1, child: 1, infant: 0, ages: [17, 9] }, 'minor_without_adult'],
    [{ adult: 2, child: 1, infant: 0, ages: [18, 15, 9] }, null],
    [{ adult: 2, child: 0, infant: 2, ages: [40, 16, 0, 1] }, 'more_infants_than_adults'],
    [{ adult: 6, child: 4, infant: 0 }, 'too_many_travellers'],
  ])('%j: %s', (counts, problem) => {
    expect(partyProblem(counts)).toBe(problem);
  });

  it.each([
    [8, { from: 8, to: 8 }],
    [17, { from: 17, to: 17 }],
    [18, { from: 18, to: 123 }],
    [64, { from: 18, to: 123 }],
  ])('a fare for somebody of %i is for %j', (age, ages) => {
    expect(fareAges(age)).toEqual(ages);
  });

  it.each([
    [['2011-01-02', '2015-05-05'], true],
    [['2011-01-02', '2009-01-01'], false],
    [['2011-01-02', ''], false],
    [['2009-01-02'], true],
  ])('born %j: without a grown-up on the first of January 2027: %s', (births, expected) => {
    expect(isWithoutGrownUp(births, '2027-01-01')).toBe(expected);
  });
});
