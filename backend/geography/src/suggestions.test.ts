import { describe, expect, it } from '@jest/globals';
import { AIRPORTS } from './airports.ts';
import { fold } from './fold.ts';
import { suggestAirports } from './suggestions.ts';

const codesFor = (term: string, locale: 'es' | 'en' = 'es') =>
  suggestAirports(term, { locale }).map((airport) => airport.airportCode);

describe('airport suggestions', () => {
  it('F-10: an airport code brings that airport first', () => {
    expect(codesFor('mad')[0]).toBe('MAD');
    expect(codesFor('HAV')[0]).toBe('HAV');
  });

  it('F-10: a city is found in Spanish and in English, with or without accents', () => {
    expect(codesFor('londres')).toContain('LHR');
    expect(codesFor('London')).toContain('LHR');
    expect(codesFor('la habana')[0]).toBe('HAV');
    expect(codesFor('múnich')[0]).toBe('MUC');
    expect(codesFor('munich')[0]).toBe('MUC');
    expect(codesFor('bogota')[0]).toBe('BOG');
    expect(codesFor('sao paulo')).toContain('GRU');
    expect(codesFor('a coruña')[0]).toBe('LCG');
  });

  it('F-12: a city with several airports is offered whole, above its airports', () => {
    const [first, ...rest] = suggestAirports('nueva york', { locale: 'es' });
    expect(first).toMatchObject({
      airportCode: 'NYC',
      cityCode: 'NYC',
      name: 'Nueva York (todos los aeropuertos)',
    });
    expect(rest.map((airport) => airport.airportCode)).toEqual(expect.arrayContaining(['JFK', 'EWR', 'LGA']));
    expect(codesFor('BUE').slice(0, 3)).toEqual(['BUE', 'EZE', 'AEP']);
  });

  it('F-10: a country brings its most sought airports', () => {
    expect(codesFor('colombia')[0]).toBe('BOG');
    expect(codesFor('alemania').slice(0, 2)).toEqual(expect.arrayContaining(['FRA', 'MUC']));
    expect(codesFor('germany', 'en')).toContain('FRA');
  });

  it('F-10: other names of a place lead to it', () => {
    expect(codesFor('saigon')[0]).toBe('SGN');
    expect(codesFor('barajas')[0]).toBe('MAD');
    expect(codesFor('riviera maya')).toContain('CUN');
  });

  it('B-07: a suggestion has the fields of the reply, in the language asked for, and at most ten come', () => {
    const airports = suggestAirports('san', { locale: 'en' });
    expect(airports).toHaveLength(10);
    const [rome] = suggestAirports('fco', { locale: 'en' });
    expect(Object.keys(rome ?? {})).toEqual([
      'airportCode',
      'name',
      'cityName',
      'cityCode',
      'countryCode',
      'countryName',
      'location',
    ]);
    expect(rome).toMatchObject({ cityName: 'Rome', cityCode: 'ROM', countryCode: 'IT' });
    expect(suggestAirports('fco', { locale: 'es' })[0]).toMatchObject({ cityName: 'Roma' });
  });

  it('F-10: half a name brings the places that begin with it, and no slip of it', () => {
    expect(codesFor('lisb')[0]).toBe('LIS');
    expect(codesFor('lisb', 'en')).not.toContain('ISB');
    expect(codesFor('barc')).not.toContain('BRI');
  });

  it('F-10: words that fit no airport bring none', () => {
    expect(codesFor('qqqzzzx')).toEqual([]);
    expect(codesFor('   ')).toEqual([]);
  });

  it('F-10: at least 95 of 100 city names typed with one slip still find the airport', () => {
    const sought = AIRPORTS.filter((airport) => airport.popularity >= 58);
    let tries = 0;
    let found = 0;
    for (const airport of sought) {
      const name = fold(airport.cityName.es);
      if (name.length < 5) continue;
      for (const typed of slipsOf(name)) {
        tries += 1;
        if (codesFor(typed).includes(airport.code)) found += 1;
      }
    }
    expect(tries).toBeGreaterThan(1000);
    expect(found / tries).toBeGreaterThanOrEqual(0.95);
  });
});

/** One letter missing, doubled, swapped with the next, or another one, in the middle of the name. */
function slipsOf(name: string): string[] {
  const at = Math.floor(name.length / 2);
  if (name[at] === ' ' || name[at + 1] === ' ') return [];
  return [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + name.charAt(at) + name.slice(at),
    name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
    `${name.slice(0, at)}x${name.slice(at + 1)}`,
  ];
}
