import { expect, it } from '@jest/globals';
import { addDays } from '../dates/local-date.ts';
import { activityDatesProblem, daysOf } from './activity-dates.ts';
import { isOfAges } from './age-band.ts';
import { durationTypeOf } from './duration-types.ts';
import { formatPaxes, parsePaxes, paxesOf, paxesProblem, samePaxes } from './paxes.ts';

const TODAY = '2026-11-21';
const people = (...ages: number[]) => ages.map((age) => ({ age }));

it('T-02 each adult is a pax of age 30, children are not sent', () => {
  expect(paxesOf({ adults: 2, childAges: [8, 3] }, { children: false })).toEqual(people(30, 30));
});

it('T-02 where the market turns children on they go with their real ages', () => {
  expect(paxesOf({ adults: 2, childAges: [8, null, 3] }, { children: true })).toEqual(people(30, 30, 8, 3));
});

it.each([
  [people(30), null],
  [people(30, 30, 8, 0), null],
  [people(8), 'participant_adult_missing'],
  [[], 'participant_adult_missing'],
  [people(30, 100), 'pax_age_invalid'],
  [people(30, 2.5), 'pax_age_invalid'],
  [people(...Array.from({ length: 10 }, () => 30)), 'too_many_adults'],
  [people(30, ...Array.from({ length: 9 }, () => 5)), 'too_many_travellers'],
])('judges %j as %s', (paxes, problem) => {
  expect(paxesProblem(paxes)).toBe(problem);
});

it('an address carries the ages', () => {
  expect(formatPaxes(people(30, 30, 8))).toBe('30-30-8');
  expect(parsePaxes('30-30-8')).toEqual(people(30, 30, 8));
  expect(['', '30-', 'thirty', '300', '30,8'].map(parsePaxes)).toEqual([null, null, null, null, null]);
  expect(samePaxes(people(30, 8, 30), people(8, 30, 30))).toBe(true);
  expect(samePaxes(people(30, 8), people(30, 9))).toBe(false);
});

it.each([
  ['2026-11-21', '2026-11-21', null],
  ['2026-11-28', '2026-12-04', null],
  ['2026-11-20', '2026-11-28', 'date_in_past'],
  ['2026-12-04', '2026-11-28', 'to_before_from'],
  ['2026-12-01', '2026-12-31', null],
  ['2026-12-01', '2027-01-01', 'too_many_days'],
  ['2026-02-30', '2026-12-01', 'date_invalid'],
  [addDays(TODAY, 355), addDays(TODAY, 361), 'date_too_far'],
])('T-03 dates %s to %s: %s', (from, to, problem) => {
  expect(activityDatesProblem({ from, to }, TODAY)).toBe(problem);
});

it('a range has all its days', () => {
  expect(daysOf({ from: '2026-11-29', to: '2026-12-01' })).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
  ]);
});

it.each([
  [90, 'short'],
  [180, 'short'],
  [240, 'half_day'],
  [600, 'full_day'],
  [1440, 'full_day'],
  [2880, 'multi_day'],
])('T-05 %i minutes are %s', (minutes, type) => {
  expect(durationTypeOf(minutes)).toBe(type);
});

it.each([
  ['2013-12-11', true],
  ['2013-12-10', false],
  ['2024-12-09', false],
  ['2023-12-10', true],
  ['2023-12-11', false],
  ['2027-01-01', false],
])('T-06 born on %s is 3 to 12 on the day: %s', (birth, fits) => {
  expect(isOfAges(birth, '2026-12-10', { from: 3, to: 12 })).toBe(fits);
});
