import { expect, it } from '@jest/globals';
import { firstNight, isLateArrival } from '../index.ts';

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

it.each([
  ['2026-12-10T22:15', '2026-12-11T00:40', '2026-12-10'],
  ['2026-12-10T17:15', '2026-12-11T05:59', '2026-12-10'],
  ['2026-12-10T17:15', '2026-12-11T06:00', '2026-12-11'],
  ['2026-12-10T12:40', '2026-12-10T17:20', '2026-12-10'],
  ['2026-12-11T01:10', '2026-12-11T03:00', '2026-12-11'],
])('K-04: leaving at %s and landing at %s, the first night is that of %s', (departsAt, landsAt, night) => {
  expect(firstNight({ departsAt, landsAt })).toBe(night);
});
