import { describe, expect, it } from '@jest/globals';
import { anAirline, aText } from '../../../testing/a-text.ts';
import { plateOf } from './plate-of.ts';

const airport = (code: string, cityName: string, latitude?: number, longitude?: number) => ({
  code,
  name: cityName,
  cityName,
  path: null,
  ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
});
const BOGOTA = airport('BOG', 'Bogotá', 4.7, -74.15);
const colombia = (airports: (typeof BOGOTA)[]) =>
  aText({
    kind: 'country',
    country: { code: 'CO', name: 'Colombia', currencyCode: 'COP', airportCount: 50, airports },
  });
const codesOf = (text: Parameters<typeof plateOf>[0]) => plateOf(text)?.places.map(({ code }) => code);

describe('the map of a text', () => {
  it('of a country shows its airports', () => {
    expect(codesOf(colombia([BOGOTA, airport('CTG', 'Cartagena', 10.4, -75.5)]))).toEqual(['BOG', 'CTG']);
  });

  it('of an airport shows it among its neighbours', () => {
    const text = aText({
      kind: 'airport',
      airport: {
        ...BOGOTA,
        latitude: 4.7,
        longitude: -74.15,
        icaoCode: 'SKBO',
        countryCode: 'CO',
        countryName: 'Colombia',
        timeZone: 'America/Bogota',
        utcOffsetMinutes: -300,
        nearby: [{ ...airport('GIR', 'Girardot', 4.3, -74.8), distanceKm: 85 }],
        airlines: [],
      },
    });
    expect(codesOf(text)).toEqual(['BOG', 'GIR']);
  });

  it('of an article draws its routes, each place once', () => {
    const { routes } = anAirline();
    const plate = plateOf(aText({ routes }));
    expect(plate?.places.map(({ code }) => code)).toEqual(['MAD', 'BOG', 'LIM']);
    expect(plate?.routes.map(([from, to]) => `${from.code}-${to.code}`)).toEqual(['MAD-BOG', 'MAD-LIM']);
  });

  it('there is none without a place, or where an api of before does not say where its places are', () => {
    expect(plateOf(aText())).toBeNull();
    expect(plateOf(colombia([airport('BOG', 'Bogotá')]))).toBeNull();
  });
});
