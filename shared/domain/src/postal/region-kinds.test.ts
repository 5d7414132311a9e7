import { expect, it } from '@jest/globals';
import { regionKindOf } from './region-kinds.ts';

it.each([
  ['MX', 'state'],
  ['AR', 'province'],
  ['CO', 'department'],
  ['CL', 'region'],
  ['GB', null],
  ['', null],
])('S-14: an address in %s names its %s', (country, kind) => expect(regionKindOf(country)).toBe(kind));
