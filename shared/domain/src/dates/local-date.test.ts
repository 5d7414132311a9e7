import { describe, expect, it } from '@jest/globals';
import { addDays, ageOn, daysBetween, isLocalDate, todayIn } from './local-date.ts';
import { departureOrFallback, returnOrFallback, stepDeparture } from '../flights/search-dates.ts';

describe('days', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
    ['2026-12-01T00:00', false],
  ])('%p is a day: %p', (text, valid) => expect(isLocalDate(text)).toBe(valid));

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-10-25', 1, '2026-10-26'],
  ])('%s and %i days is %s', (date, days, result) => expect(addDays(date, days)).toBe(result));

  it('counts whole days across a clock change', () =>
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2));
  it('knows the day at a place', () => {
    const nowMs = Date.parse('2026-11-20T23:30:00Z');
    expect(todayIn(nowMs)).toBe('2026-11-20');
    expect(todayIn(nowMs, 'Europe/Madrid')).toBe('2026-11-21');
  });
  it('a birthday counts on its day', () => {
    expect(ageOn('1990-06-15', '2026-06-14')).toBe(35);
    expect(ageOn('1990-06-15', '2026-06-15')).toBe(36);
  });
});

describe('dates of a search', () => {
  const today = '2026-11-20';
  it('F-09: without dates it leaves in 7 days and comes back in 13', () => {
    expect(departureOrFallback(undefined, today)).toBe('2026-11-27');
    expect(returnOrFallback(undefined, '2026-11-27', today)).toBe('2026-12-03');
  });
  it('F-09: a late departure moves the return six days after it', () => {
    expect(returnOrFallback(undefined, '2026-12-03', today)).toBe('2026-12-09');
  });
  it.each([
    ['2026-11-30', undefined, 1, { departureDate: '2026-12-01', returnDate: undefined }],
    ['2026-11-20', '2026-11-25', -1, { departureDate: '2026-11-20', returnDate: '2026-11-25' }],
    ['2026-11-25', '2026-11-25', 1, { departureDate: '2026-11-26', returnDate: '2026-11-26' }],
  ] as const)('F-15: from %s (return %s) a step of %i', (departureDate, returnDate, days, result) => {
    expect(stepDeparture({ departureDate, returnDate }, days, today)).toEqual(result);
  });
});
