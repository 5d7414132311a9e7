import { expect, it } from '@jest/globals';
import { composePhone, DIAL_CODES } from './dial-codes.ts';

it.each([
  ['ES', '600 11 22 33', '+34600112233'],
  ['MX', '(55) 1234-5678', '+525512345678'],
  ['ES', '+57 300 123 4567', '+573001234567'],
  ['ES', '0057 3001234567', '+573001234567'],
  ['ES', '', ''],
  ['??', '600112233', '600112233'],
])('X-21: %s and "%s" is %s', (country, typed, phone) => {
  expect(composePhone(country, typed)).toBe(phone);
});

it('knows every country a traveller may call from', () => {
  expect(DIAL_CODES.length).toBeGreaterThan(230);
  expect(DIAL_CODES.every(({ country, code }) => /^[A-Z]{2}$/.test(country) && /^\d{1,4}$/.test(code))).toBe(
    true,
  );
});
