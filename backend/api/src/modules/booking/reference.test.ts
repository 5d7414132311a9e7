import { expect, it } from '@jest/globals';
import { newBookingReference, normaliseBookingReference } from './reference.ts';

it('B-40: a reference has ten unambiguous characters and none is like another', () => {
  const references = new Set(Array.from({ length: 2000 }, newBookingReference));
  expect(references.size).toBe(2000);
  for (const reference of references) expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
});

it.each([
  ['7k3m9q2xab', '7K3M9Q2XAB'],
  [' 7K3M-9Q2X-AB ', '7K3M9Q2XAB'],
  ['7K3M9Q2XOI', '7K3M9Q2X01'],
  ['7K3M9Q2XoL', '7K3M9Q2X01'],
  ['7K3M9Q2XA', null],
  ['7K3M9Q2XAU', null],
  ["7K3M9Q2X'--", null],
  ['', null],
])('L-02: typed %j is read as %j', (typed, reference) => {
  expect(normaliseBookingReference(typed)).toBe(reference);
});
