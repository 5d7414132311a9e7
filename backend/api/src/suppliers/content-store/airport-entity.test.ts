import { describe, expect, it } from '@jest/globals';
import { findAirport } from '@travesia/geography';
import { airportTitle } from './airport-entity.ts';

describe('the title of an airport', () => {
  it.each([
    ['MAD', 'es', 'Aeropuerto Adolfo Suárez Madrid–Barajas (MAD)'],
    ['MAD', 'en', 'Adolfo Suárez Madrid–Barajas Airport (MAD)'],
    ['LCG', 'es', 'Aeropuerto de A Coruña (LCG)'],
    ['ACC', 'en', 'Kotoka Airport, Accra (ACC)'],
    ['ACC', 'es', 'Aeropuerto Kotoka, Accra (ACC)'],
  ] as const)('of %s in %s is %s', (code, locale, title) => {
    const airport = findAirport(code);
    if (!airport) throw new Error(`no airport ${code}`);
    expect(airportTitle(airport, locale)).toBe(title);
  });
});
