import { expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { digestOf, hasDigest } from './digest.ts';

const SCRIPT = Buffer.from('export const answer = 42;');
const older = `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`;

it.each([
  ['as it is written now', digestOf(SCRIPT), true],
  ['in a record of an older release', older, true],
  ['of another file', digestOf(Buffer.from('other')), false],
  ['cut short', digestOf(SCRIPT).slice(0, -2), false],
  ['of an algorithm we do not take', `sha1-${createHash('sha1').update(SCRIPT).digest('base64')}`, false],
  ['that is missing', undefined, false],
])('P-03: a digest %s: %p is believed %p', (_, integrity, isBelieved) => {
  expect(hasDigest(SCRIPT, integrity)).toBe(isBelieved);
});
