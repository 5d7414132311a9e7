import { expect, it } from '@jest/globals';
import * as v from 'valibot';
import { ActivityQuerySchema } from './detail.ts';
import { ActivitySearchPayloadSchema } from './search.ts';

const gps = [{ searchFilterItems: [{ type: 'gps', latitude: 20.63, longitude: -87.08 }] }];
const payload = (changes: object) => ({
  filters: gps,
  from: '2026-12-01',
  to: '2026-12-07',
  paxes: [{ age: 30 }, { age: 30 }],
  ...changes,
});
const problemsOf = (changes: object) =>
  (v.safeParse(ActivitySearchPayloadSchema, payload(changes)).issues ?? []).map((issue) => [
    issue.path?.map(({ key }) => key).join('.'),
    issue.message,
  ]);

it('T-02 the payload as the specification writes it is what is sent and what is understood', () => {
  const whole = payload({
    language: 'en',
    pagination: { itemsPerPage: 100, page: 1 },
    order: 'DEFAULT',
  });
  expect(v.safeParse(ActivitySearchPayloadSchema, whole).output).toEqual(whole);
  expect(v.safeParse(ActivitySearchPayloadSchema, payload({})).output).toEqual(whole);
});

it.each([
  ['no place', { filters: [] }],
  ['two places', { filters: [...gps, ...gps] }],
  ['101 on a page', { pagination: { itemsPerPage: 101 } }],
  ['an order nobody knows', { order: 'CHEAPEST' }],
  ['a language we do not speak', { language: 'fr' }],
])('B-37 refuses %s', (_title, changes) => {
  expect(problemsOf(changes)).not.toEqual([]);
});

it.each([
  ['children alone', { paxes: [{ age: 8 }] }, [['paxes', 'participant_adult_missing']]],
  ['an age of 130', { paxes: [{ age: 130 }] }, [['paxes', 'pax_age_invalid']]],
  ['dates crossing', { from: '2026-12-07', to: '2026-12-01' }, [['to', 'to_before_from']]],
  ['32 days', { to: '2027-01-01' }, [['to', 'too_many_days']]],
])('B-37 says what is wrong with %s', (_title, changes, problems) => {
  expect(problemsOf(changes)).toEqual(problems);
});

it('B-37 the address of an activity carries its people; one adult without them', () => {
  const days = { from: '2026-12-01', to: '2026-12-07' };
  expect(v.safeParse(ActivityQuerySchema, days).output).toMatchObject({
    paxes: [{ age: 30 }],
    language: 'en',
  });
  expect(v.safeParse(ActivityQuerySchema, { ...days, paxes: '30-8' }).output).toMatchObject({
    paxes: [{ age: 30 }, { age: 8 }],
  });
  expect(v.safeParse(ActivityQuerySchema, { ...days, paxes: '30,8' }).success).toBe(false);
});
