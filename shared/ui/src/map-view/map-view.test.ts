import { describe, expect, it } from '@jest/globals';
import { WORLD_WIDTH } from '../route-arc/projection.ts';
import { freeSides, MAP_SHAPE, mapView } from './map-view.ts';

const at = (code: string, latitude: number, longitude: number) => ({ code, latitude, longitude });
const BOGOTA = at('BOG', 4.7, -74.1);
const MADRID = at('MAD', 40.4, -3.7);
const TOKYO = at('TYO', 35.7, 139.7);
const SYDNEY = at('SYD', -33.9, 151.2);
const LOS_ANGELES = at('LAX', 33.9, -118.4);

describe('the map of places', () => {
  it.each([
    ['across the Atlantic', BOGOTA, [MADRID]],
    ['across the date line', LOS_ANGELES, [TOKYO, SYDNEY]],
    ['across the date line eastwards', SYDNEY, [LOS_ANGELES]],
    ['of a country', BOGOTA, [at('MDE', 6.2, -75.6)]],
  ])('%s: shows every place inside, in its shape', (_where, from, places) => {
    const view = mapView(from, places);
    expect(view.width / view.height).toBeCloseTo(MAP_SHAPE);
    for (const place of [from, ...places]) {
      const { x, y } = view.pointOf(place);
      expect(x).toBeGreaterThan(view.corner.x);
      expect(x).toBeLessThan(view.corner.x + view.width);
      expect(y).toBeGreaterThan(view.corner.y);
      expect(y).toBeLessThan(view.corner.y + view.height);
    }
    // Where the atlas has coasts: once around, and once more to the west.
    expect(view.corner.x).toBeGreaterThanOrEqual(-1.5 * WORLD_WIDTH);
    expect(view.corner.x + view.width).toBeLessThanOrEqual(WORLD_WIDTH / 2);
  });

  it('goes the shorter way around', () => {
    expect(mapView(LOS_ANGELES, [TOKYO]).width).toBeLessThan(WORLD_WIDTH / 2);
  });

  it('words of neighbours do not touch, and the first of them has its place', () => {
    const near = [
      { ...at('AAA', 10, -75), text: 'Cartagena $180' },
      { ...at('BBB', 10.2, -74.9), text: 'Barranquilla $190' },
      { ...at('CCC', 10.1, -75.05), text: 'Santa Marta $200' },
    ];
    const sides = freeSides(near, mapView(BOGOTA, near), 36);
    expect(sides.get('AAA')).toBe('start');
    expect([...sides.values()].filter(Boolean).length).toBeLessThan(3);
  });
});
