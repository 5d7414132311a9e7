import { expect, it } from '@jest/globals';
import { composePhone, DIAL_CODES, hasPossibleLength, splitPhone } from './dial-codes.ts';

it.each([
  ['ES', '600 11 22 33', '+34600112233'],
  ['MX', '(55) 1234-5678', '+525512345678'],
  ['ES', '+57 300 123 4567', '+573001234567'],
  ['ES', '0057 3001234567', '+573001234567'],
  ['GB', '07700 900123', '+447700900123'],
  ['IT', '06 1234 5678', '+390612345678'],
  ['AR', '011 4321-5678', '+541143215678'],
  ['ES', '', ''],
  ['??', '600112233', '600112233'],
])('X-21: %s and "%s" is %s', (country, typed, phone) => {
  expect(composePhone(country, typed)).toBe(phone);
});

it.each([
  ['+525512345678', 'ES', { country: 'MX', national: '5512345678' }],
  ['+34600112233', null, { country: 'ES', national: '600112233' }],
  ['+12025550180', 'ES', { country: 'US', national: '2025550180' }],
  ['+12025550180', 'CA', { country: 'CA', national: '2025550180' }],
  ['+390612345678', null, { country: 'IT', national: '0612345678' }],
  ['600112233', 'ES', null],
  ['+999123456789', 'ES', null],
])('Q-13: %s is shown in %s as its country and the rest', (phone, likelyCountry, parts) => {
  expect(splitPhone(phone, likelyCountry)).toEqual(parts);
  if (parts) expect(composePhone(parts.country, parts.national)).toBe(phone);
});

it('knows every country a traveller may call from', () => {
  expect(DIAL_CODES.length).toBeGreaterThan(230);
  expect(DIAL_CODES.every(({ country, code }) => /^[A-Z]{2}$/.test(country) && /^\d{1,4}$/.test(code))).toBe(
    true,
  );
});

it.each([
  ['+34600112233', true],
  ['+34600112', false],
  ['+346001122334', false],
  ['+525512345678', true],
  ['+52551234567', false],
  ['+12025550180', true],
  ['+1202555018', false],
  // Without a country nothing is known of its length.
  ['600112233', true],
  ['+999123456789', true],
])('%s has a length of its country: %s', (phone, isPossible) => {
  expect(hasPossibleLength(phone)).toBe(isPossible);
});
