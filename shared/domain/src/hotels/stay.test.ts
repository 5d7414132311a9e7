import { describe, expect, it } from '@jest/globals';
import { pricePerNight, stayDatesProblem } from './stay.ts';

const TODAY = '2026-11-20';

describe('H-02 when a stay can be searched', () => {
  it.each([
    ['2026-11-20', '2026-11-21', null],
    ['2026-12-01', '2026-12-31', null],
    ['2026-12-01', '2027-01-01', 'too_many_nights'],
    ['2026-12-01', '2026-12-01', 'check_out_not_after_check_in'],
    ['2026-12-05', '2026-12-01', 'check_out_not_after_check_in'],
    ['2026-11-19', '2026-11-22', 'date_in_past'],
    ['2027-11-10', '2027-11-16', 'date_too_far'],
    ['2026-02-30', '2026-03-02', 'date_invalid'],
    ['soon', '2026-03-02', 'date_invalid'],
  ])('%s to %s: %s', (startDate, endDate, problem) => {
    expect(stayDatesProblem({ startDate, endDate }, TODAY)).toBe(problem);
  });
});

describe('H-11 price per night', () => {
  it.each([
    [94_777, 7, 13_540],
    [100, 3, 33],
    [50, 4, 13],
    [90_000, 1, 90_000],
  ])('%i for %i nights is %i, half up', (amount, nights, night) => {
    expect(pricePerNight({ amount, currency: 'USD' }, nights)).toEqual({ amount: night, currency: 'USD' });
  });
});
