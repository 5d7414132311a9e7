import { describe, expect, it } from '@jest/globals';
import { project, type Coordinates } from '../route-arc/projection.ts';
import { nightSide } from './index.ts';

/** Whether a place is within an outline: a line from it to the east crosses the outline an odd number of times. */
function isNight(at: string, place: Coordinates): boolean {
  const { x, y } = project(place);
  const points = nightSide(Date.parse(at))
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number) as [number, number]);
  return points.reduce((isWithin, [toX, toY], index) => {
    const [fromX, fromY] = points.at(index - 1) ?? [0, 0];
    const isCrossed = fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
    return isCrossed ? !isWithin : isWithin;
  }, false);
}

const MADRID = { latitude: 40.4, longitude: -3.7 };
const MEXICO = { latitude: 19.4, longitude: -99.1 };
const TROMSO = { latitude: 69.6, longitude: 18.9 };
const USHUAIA = { latitude: -54.8, longitude: -68.3 };

describe('the night side of the atlas', () => {
  it.each([
    ['2026-11-27T02:00:00Z', MADRID, true],
    ['2026-11-27T12:00:00Z', MADRID, false],
    ['2026-11-27T19:00:00Z', MADRID, true],
    ['2026-11-27T19:00:00Z', MEXICO, false],
    ['2026-06-21T19:00:00Z', MADRID, false],
    ['2026-12-21T11:00:00Z', TROMSO, true],
    ['2026-06-21T23:00:00Z', TROMSO, false],
    ['2026-12-21T23:00:00Z', USHUAIA, false],
    ['2026-03-20T12:00:00Z', MADRID, false],
    ['2026-03-20T12:00:00Z', { latitude: 35, longitude: 179 }, true],
  ])('at %s %o is in it: %s', (at, place, expected) => expect(isNight(at, place)).toBe(expected));
});
