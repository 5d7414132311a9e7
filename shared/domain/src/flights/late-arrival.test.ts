import { expect, it } from '@jest/globals';
import { isLateArrival } from '../index.ts';

it.each([
  ['2026-12-10T19:59', false],
  ['2026-12-10T20:00', true],
  ['2026-12-10T23:05', true],
  ['2026-12-11T00:40', true],
  ['2026-12-11T05:59', true],
  ['2026-12-11T06:00', false],
  ['2026-12-11T14:10', false],
])('K-03: landing at %s is late for a front desk: %p', (landsAt, late) => {
  expect(isLateArrival(landsAt)).toBe(late);
});
