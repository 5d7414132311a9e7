import { describe, expect, it } from '@jest/globals';
import { ageInDays } from './age-in-days.ts';
import { searchAddress } from './search-address.ts';

const from = { code: 'MAD', cityName: 'Madrid', latitude: 40.47, longitude: -3.56 };
const to = { code: 'BOG', cityName: 'Bogotá', latitude: 4.7, longitude: -74.15 };
const fare = {
  price: { amount: 43_000, currency: 'USD' },
  departureDate: '2027-03-01',
  returnDate: '2027-03-09',
  seenOn: '2026-11-20',
};

describe('a route of a text', () => {
  it.each([
    [null, '/mad-bog/results?from=MAD&to=BOG'],
    [fare, '/mad-bog/results?from=MAD&to=BOG&depart=2027-03-01&return=2027-03-09&adults=1&trip=2'],
    [{ ...fare, returnDate: null }, '/mad-bog/results?from=MAD&to=BOG&depart=2027-03-01&adults=1&trip=1'],
  ])('leads into a search that is filled in (%#)', (seen, address) => {
    expect(searchAddress({ from, to, fare: seen })).toBe(address);
  });

  it.each([
    ['2026-11-20', 'es', 'hoy'],
    ['2026-11-19', 'en', 'yesterday'],
    ['2026-11-12', 'es', 'hace 8 días'],
    ['2026-11-21', 'en', 'today'],
  ] as const)('a fare seen on %s is of %s: %s', (seenOn, locale, words) => {
    expect(ageInDays(seenOn, '2026-11-20', locale)).toBe(words);
  });
});
