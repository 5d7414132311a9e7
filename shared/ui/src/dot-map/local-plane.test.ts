import { describe, expect, it } from '@jest/globals';
import { dotsPath, nearestPoint, onPlane } from './local-plane.ts';

const madrid = { latitude: 40.4168, longitude: -3.7038 };

describe('a small piece of the globe laid flat', () => {
  it('puts Segovia 67 km to the north-west of Madrid', () => {
    const { x, y } = onPlane({ latitude: 40.9429, longitude: -4.1088 }, madrid);
    expect(Math.hypot(x, y)).toBeCloseTo(67.7, 0);
    expect(x).toBeLessThan(0);
    expect(y).toBeLessThan(0);
  });

  it('goes the short way across the date line', () => {
    const suva = { latitude: -18, longitude: 179.5 };
    expect(onPlane({ latitude: -18, longitude: -179.5 }, suva).x).toBeCloseTo(105.75, 1);
  });

  it('draws all dots as one path and finds the one that was meant', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 3.456, y: -1 },
    ];
    expect(dotsPath(points)).toBe('M0 0h0M3.46 -1h0');
    expect(nearestPoint(points, { x: 3, y: -1 }, 1)).toBe(1);
    expect(nearestPoint(points, { x: 9, y: 9 }, 1)).toBe(-1);
  });
});
