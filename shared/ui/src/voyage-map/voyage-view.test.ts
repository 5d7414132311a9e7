import { describe, expect, it } from '@jest/globals';
import { projectRounded, viewVoyage } from './voyage-view.ts';

const CADIZ = { latitude: 36.53, longitude: -6.28 };
const CAPE = { latitude: 36.85, longitude: -9.1 };
const LISBON = { latitude: 38.7, longitude: -9.15 };

describe('the map of a voyage', () => {
  it('goes exactly through the ports and bends round capes', () => {
    const { path } = viewVoyage([CADIZ, CAPE, LISBON], [CADIZ, LISBON], 1);
    const [start, end] = [projectRounded(CADIZ), projectRounded(LISBON)];
    expect(path.startsWith(`M${start.x} ${start.y}Q`)).toBe(true);
    expect(path.endsWith(`L${end.x} ${end.y}`)).toBe(true);
  });

  it.each([0.5, 1, 16 / 9])('shows every place with room around it, in the shape %d', (shape) => {
    const { viewBox } = viewVoyage([CADIZ, CAPE, LISBON], [CADIZ, LISBON], shape);
    expect(viewBox.width / viewBox.height).toBeCloseTo(shape, 1);
    for (const place of [CADIZ, CAPE, LISBON]) {
      const { x, y } = projectRounded(place);
      expect(x).toBeGreaterThan(viewBox.x);
      expect(x).toBeLessThan(viewBox.x + viewBox.width);
      expect(y).toBeGreaterThan(viewBox.y);
      expect(y).toBeLessThan(viewBox.y + viewBox.height);
    }
  });

  it('a way between neighbours is not drawn as if they filled the world', () => {
    const near = { latitude: 36.54, longitude: -6.27 };
    expect(viewVoyage([CADIZ, near], [CADIZ, near], 1).viewBox.width).toBeGreaterThanOrEqual(30);
  });
});
