import { describe, expect, it } from '@jest/globals';
import { distanceKm } from '@travesia/domain';
import { AIRPORTS } from './airports.ts';
import { CITIES, findCity, nearbyCities, nearestCity, suggestCities } from './cities.ts';
import { CITY_CENTRES } from './tables/city-centres.ts';

const namesFor = (term: string, locale: 'es' | 'en' = 'es') =>
  suggestCities(term, { locale, limit: 10 }).map((city) => city.name[locale]);

describe('cities to stay in', () => {
  it('every airport belongs to one city, and every centre in the table to a city near its airport', () => {
    const codes = new Set(CITIES.map((city) => city.code));
    for (const airport of AIRPORTS) expect(codes.has(airport.cityCode)).toBe(true);
    for (const [code, centre] of CITY_CENTRES) {
      const airports = AIRPORTS.filter((airport) => airport.cityCode === code);
      const nearest = Math.min(...airports.map((airport) => distanceKm(airport.location, centre)));
      expect([code, nearest < 75]).toEqual([code, true]);
    }
  });

  it('a city has its centre, not its airport', () => {
    expect(findCity('mad')?.location).toEqual({ lat: 40.4169, lon: -3.7035 });
    expect(findCity('LON')?.name).toEqual({ es: 'Londres', en: 'London' });
  });

  it.each([
    ['madr', 'Madrid'],
    ['londres', 'Londres'],
    ['new york', 'Nueva York'],
    ['bogota', 'Bogotá'],
    ['cancun', 'Cancún'],
  ])('B-09: %j finds %s first, once', (term, name) => {
    const names = namesFor(term);
    expect(names[0]).toBe(name);
    expect(names.filter((each) => each === name)).toHaveLength(1);
  });

  it('B-09: a country finds its cities', () => {
    expect(
      suggestCities('colombia', { locale: 'es', limit: 5 }).every((city) => city.countryCode === 'CO'),
    ).toBe(true);
  });

  it('finds what is around a point', () => {
    const [first] = nearbyCities({ lat: 40.42, lon: -3.7 }, 100);
    expect(first?.city.code).toBe('MAD');
    expect(nearestCity({ lat: 41.4, lon: 2.1 })?.code).toBe('BCN');
  });
});
