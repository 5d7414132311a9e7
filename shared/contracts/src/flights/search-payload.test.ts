import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { FlightSearchPayloadSchema, isSimpleTrip, legsOf, type Leg } from './search-payload.ts';

const leg = (from: string, to: string, departureDate: string): Leg => ({ from, to, departureDate });
const there = leg('MAD', 'BOG', '2026-12-01');
const back = leg('BOG', 'MAD', '2026-12-08');
const onward = leg('BOG', 'LIM', '2026-12-08');
const home = leg('LIM', 'MAD', '2026-12-08');
const travelerInfo = { adult: 1, child: 0, infant: 0 };
const problemOf = (legInfo: object) =>
  v.safeParse(FlightSearchPayloadSchema, { legInfo, travelerInfo }).issues?.[0].message;

describe('the legs of a search (Q-10)', () => {
  it.each([
    ['one way', { 1: there }],
    ['there and back', { 1: there, 2: back }],
    ['several cities', { 1: there, 2: onward, 3: home }],
    [
      'five legs',
      {
        1: there,
        2: onward,
        3: home,
        4: { ...there, departureDate: '2026-12-20' },
        5: { ...back, departureDate: '2026-12-21' },
      },
    ],
  ])('%s are a list', (_what, legInfo) => {
    expect(problemOf(legInfo)).toBeUndefined();
    expect(legsOf({ legInfo })).toEqual(Object.values(legInfo));
  });

  it.each([
    ['a leg is missing between two', { 1: there, 3: home }, 'leg_missing'],
    [
      'one departs before the one that it follows',
      { 1: there, 2: onward, 3: { ...home, departureDate: '2026-12-07' } },
      'return_before_departure',
    ],
    ['one goes nowhere', { 1: there, 2: onward, 3: leg('LIM', 'LIM', '2026-12-08') }, 'same_place'],
  ])('are refused where %s', (_what, legInfo, problem) => expect(problemOf(legInfo)).toBe(problem));

  it('are a simple trip where they go one way, or back between the same places', () => {
    expect([{ 1: there }, { 1: there, 2: back }].map((legInfo) => isSimpleTrip({ legInfo }))).toEqual([
      true,
      true,
    ]);
    expect(
      [
        { 1: there, 2: home },
        { 1: there, 2: back, 3: there },
      ].map((legInfo) => isSimpleTrip({ legInfo })),
    ).toEqual([false, false]);
  });
});
