import { describe, expect, it } from '@jest/globals';
import { ATLAS_OUTLINE } from '../atlas-outline/index.ts';
import { greatCircle } from './great-circle.ts';
import { project } from './projection.ts';
import { viewRoute } from './route-view.ts';

const MADRID = { latitude: 40.47, longitude: -3.56 };
const BOGOTA = { latitude: 4.7, longitude: -74.15 };
const TOKYO = { latitude: 35.55, longitude: 139.78 };
const LOS_ANGELES = { latitude: 33.94, longitude: -118.4 };

describe('the line of a route', () => {
  it('begins and ends at its places and bends towards the pole', () => {
    const places = greatCircle(MADRID, TOKYO);
    expect(places[0]?.latitude).toBeCloseTo(40.47);
    expect(places.at(-1)?.longitude).toBeCloseTo(139.78);
    expect(Math.max(...places.map(({ latitude }) => latitude))).toBeGreaterThan(60);
  });

  it('runs over the date line in one piece', () => {
    const longitudes = greatCircle(LOS_ANGELES, TOKYO).map(({ longitude }) => longitude);
    const steps = longitudes
      .slice(1)
      .map((longitude, index) => Math.abs(longitude - (longitudes[index] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(10);
    expect(longitudes.at(-1)).toBeCloseTo(139.78 - 360);
  });

  it('a route from a place to itself is a point, not an error', () => {
    expect(viewRoute([{ from: MADRID, to: MADRID }], 2).lines[0]?.path).not.toContain('NaN');
  });

  it.each([16 / 9, 21 / 9, 1])('stands whole in a drawing of shape %d', (shape) => {
    const { lines, viewBox } = viewRoute([{ from: MADRID, to: BOGOTA }], shape);
    expect(viewBox.width / viewBox.height).toBeCloseTo(shape, 1);
    for (const { x, y } of lines.flatMap(({ start, end }) => [start, end])) {
      expect(x).toBeGreaterThan(viewBox.x);
      expect(x).toBeLessThan(viewBox.x + viewBox.width);
      expect(y).toBeGreaterThan(viewBox.y);
      expect(y).toBeLessThan(viewBox.y + viewBox.height);
    }
  });

  it('Q-10: a leg after one over the date line begins where that one ended', () => {
    const SYDNEY = { latitude: -33.95, longitude: 151.18 };
    const { lines } = viewRoute(
      [
        { from: LOS_ANGELES, to: TOKYO },
        { from: TOKYO, to: SYDNEY },
      ],
      1,
    );
    expect(lines[1]?.start).toEqual(lines[0]?.end);
  });

  it('the equator lies in the middle of the map', () => {
    expect(project({ latitude: 0, longitude: 0 })).toEqual({ x: 0, y: expect.closeTo(0) });
  });

  it('the outline of the land is small', () => {
    expect(ATLAS_OUTLINE.length).toBeLessThanOrEqual(15 * 1024);
    expect(ATLAS_OUTLINE).toMatch(/^M-?\d+ -?\d+l/);
  });
});
