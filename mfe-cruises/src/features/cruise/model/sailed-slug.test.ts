import { describe, expect, it } from '@jest/globals';
import { isSailedSlug } from './sailed-slug.ts';

describe('a sailing that is no longer on sale', () => {
  it.each([
    ['caribe-sur-estrella-2026-11-10', true],
    ['caribe-sur-estrella-2026-11-23', true],
    ['caribe-sur-estrella-2026-11-24', false],
    ['caribe-sur-estrella-2026-02-30', false],
    ['caribe-sur-estrella', false],
    ['', false],
    ['<b>-2026-11-10', false],
  ])('%s has sailed on 2026-11-21: %s', (slug, expected) => {
    expect(isSailedSlug(slug, '2026-11-21')).toBe(expected);
  });
});
