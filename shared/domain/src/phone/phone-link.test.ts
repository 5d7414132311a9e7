import { expect, it } from '@jest/globals';
import { phoneLink } from './phone-link.ts';

it.each([
  ['+1 202 555 0180', 'tel:+12025550180'],
  ['900 10-20.30', 'tel:900102030'],
  ['(+34) 900 000 000', 'tel:+34900000000'],
])('%s is called at %s', (number, address) => {
  expect(phoneLink(number)).toBe(address);
});
