import { describe, expect, it } from '@jest/globals';
import { airportsOfPlace, centreOfPlace, findAirport } from './airports.ts';
import { CITIES_WITH_CLIMATE, usualHighC } from './tables/climate.ts';

const MONTHS = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}`);
const highsOf = (code: string) => MONTHS.map((month) => usualHighC(code, month) ?? Number.NaN);
const warmestMonth = (highs: readonly number[]) => highs.indexOf(Math.max(...highs)) + 1;
const NORTHERN_SUMMER = [5, 6, 7, 8, 9];
const SOUTHERN_SUMMER = [12, 1, 2];
/** Beyond the tropics and their monsoons the warmest month is one of summer. */
const SEASONS_FROM_LATITUDE = 33;

describe('the climate of cities', () => {
  it.each(CITIES_WITH_CLIMATE)('%s is a city with flights and has twelve months', (code) => {
    const [airport] = airportsOfPlace(code);
    expect(airport?.cityCode).toBe(code);
    expect(findAirport(code)?.cityCode ?? code).toBe(code);
    const highs = highsOf(code);
    for (const high of highs) {
      expect(high).toBeGreaterThanOrEqual(-10);
      expect(high).toBeLessThanOrEqual(45);
    }
    const latitude = centreOfPlace(code)?.lat ?? 0;
    const warmest = warmestMonth(highs);
    if (latitude > SEASONS_FROM_LATITUDE) expect(NORTHERN_SUMMER).toContain(warmest);
    if (latitude < -SEASONS_FROM_LATITUDE) expect(SOUTHERN_SUMMER).toContain(warmest);
  });

  it.each(CITIES_WITH_CLIMATE)('%s: no month is far from the one before', (code) => {
    const highs = highsOf(code);
    for (const [month, high] of highs.entries()) {
      expect(Math.abs(high - (highs.at(month - 1) ?? high))).toBeLessThanOrEqual(9);
    }
  });

  it('Bogotá is mild and Cartagena warm in February, Calgary is cold', () => {
    expect([
      usualHighC('BOG', '2027-02'),
      usualHighC('CTG', '2027-02-14'),
      usualHighC('YYC', '2027-02'),
    ]).toEqual([20, 31, -1]);
  });

  it('of a city that the table does not have nothing is said', () => {
    expect(usualHighC('XXX', '2027-02')).toBeNull();
  });
});
