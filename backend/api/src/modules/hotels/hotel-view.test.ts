import { describe, expect, it } from '@jest/globals';
import { propertyQuality } from './hotel-view.ts';

describe('H-07 property quality', () => {
  it.each([
    [5, 8.6, 'luxury'],
    [5, 6.9, 'upscale'],
    [4, 9.4, 'luxury'],
    [4, 8.2, 'upscale'],
    [4, 7, 'midscale'],
    [3, 9.4, 'upscale'],
    [3, null, 'midscale'],
    [2, 9.2, 'midscale'],
    [1, 9, 'economy'],
    [null, 9.8, null],
  ])('%s stars and a score of %s are %s', (rating, reviewScore, quality) => {
    expect(propertyQuality({ rating, reviewScore })).toBe(quality);
  });
});
