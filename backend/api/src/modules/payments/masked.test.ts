import { expect, it } from '@jest/globals';
import { masked } from './masked.ts';

it.each([
  ['ana@example.com', 'a•••a@example.com'],
  ['antonio@example.com', 'a•••o@example.com'],
  ['jo@example.com', 'j•••o@example.com'],
  ['a@example.com', 'a•••@example.com'],
  ['ñandú@example.com', 'ñ•••ú@example.com'],
])('M-01: %s is shown as %s, so that two mailboxes of one initial differ', (email, shown) => {
  expect(masked(email)).toBe(shown);
});
