import { describe, expect, it } from '@jest/globals';
import { breakpointOf } from './viewport-cookie.ts';

describe('the breakpoint of a viewport (P-14)', () => {
  it.each([
    [319, 'xs'],
    [320, 'xs'],
    [639, 'xs'],
    [640, 'sm'],
    [768, 'md'],
    [819, 'md'],
    [820, 'md-sm'],
    [1023, 'md-sm'],
    [1024, 'lg'],
    [1280, 'xl'],
    [1535, 'xl'],
    [1536, '2xl'],
    [4000, '2xl'],
    [Number.NaN, 'lg'],
  ])('%d px is %s', (widthPx, name) => {
    expect(breakpointOf(widthPx)).toBe(name);
  });
});
