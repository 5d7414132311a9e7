import { describe, expect, it } from '@jest/globals';
import { findCity } from './cities.ts';
import { isLand } from './is-land.ts';
import { coastAround, landAround } from './land.ts';

type Point = readonly [x: number, y: number];

function ringsOf(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, at): Point => {
        x += numbers[2 * at] ?? 0;
        y += numbers[2 * at + 1] ?? 0;
        return [x, y];
      });
    });
}

/** Whether a point kilometres east and south of the place is on land. */
function isDrawnAsLand(path: string, [x, y]: Point): boolean {
  const crossings = ringsOf(path).flatMap((ring) =>
    ring.filter(([x2, y2], index) => {
      const [x1, y1] = ring.at(index - 1) ?? [x2, y2];
      return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    }),
  );
  return crossings.length % 2 === 1;
}

const around = (code: string) => landAround(findCity(code)?.location ?? { lat: 0, lon: 0 }, 400);

describe('the land around a city', () => {
  it.each([
    ['MAD', [0, 0], true],
    ['MAD', [300, -300], true],
    ['CUN', [-12, 0], true],
    ['CUN', [40, 0], false],
    ['BCN', [-10, 0], true],
    ['BCN', [30, 20], false],
    ['LIM', [-60, 0], false],
    ['VDE', [0, 60], false],
    // Over the date line: east of Fiji's airport lies Viti Levu, far east the sea.
    ['NAN', [50, 0], true],
    ['NAN', [390, 390], false],
  ] as const)('of %s at %j km: land %s', (code, point, expected) => {
    expect(isDrawnAsLand(around(code), point)).toBe(expected);
  });

  it('is cut to the square, and small enough to go along with a list', () => {
    for (const code of ['MAD', 'ATH', 'HEL', 'SUV']) {
      const path = around(code);
      expect(path.length).toBeLessThan(20_000);
      for (const [x, y] of ringsOf(path).flat()) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(401);
    }
  });

  it('is nothing in the middle of an ocean', () => {
    expect(landAround({ lat: -40, lon: -120 }, 400)).toBe('');
  });
});

it.each([
  ['Barcelona', 41.39, 2.17, 'string'],
  ['Madrid, all land', 40.42, -3.7, 'object'],
  ['the middle of an ocean', -40, -120, 'object'],
] as const)('a map of %s is worth drawing where it has a coast', (_name, lat, lon, kind) => {
  const coast = coastAround({ lat, lon });
  expect(typeof coast).toBe(kind);
  if (coast !== null) expect(coast).toBe(landAround({ lat, lon }, 20));
});

it.each([
  ['Madrid', 40.42, -3.7, true],
  ['off Valencia', 39.4, 0.4, false],
  ['Viti Levu', -17.8, 178, true],
  ['Chukotka, over the date line', 66.5, -176, true],
  ['the middle of the Atlantic', 30, -40, false],
] as const)('%s is land: %#', (_name, lat, lon, land) => {
  expect(isLand({ lat, lon })).toBe(land);
});
