import { expect, it } from '@jest/globals';
import { freshAddress } from './fresh-address.ts';

it.each([
  ['/vuelos', '/vuelos?fresh=1'],
  ['/mad-bog/results?from=MAD&to=BOG', '/mad-bog/results?from=MAD&to=BOG&fresh=1'],
])('S-45: %s is asked for anew at %s', (path, address) => {
  expect(freshAddress(path)).toBe(address);
});
