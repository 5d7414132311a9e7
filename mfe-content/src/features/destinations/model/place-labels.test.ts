import { describe, expect, it } from '@jest/globals';
import type { ContentRoute } from '@travesia/contracts';
import { project } from '@travesia/ui/atlas-map';
import { cornerFor, MAP_HEIGHT, MAP_WIDTH, placeLabels, SCALE } from './place-labels.ts';

const PLACES = {
  MAD: { code: 'MAD', cityName: 'Madrid', latitude: 40.47, longitude: -3.56 },
  BOG: { code: 'BOG', cityName: 'Bogotá', latitude: 4.7, longitude: -74.15 },
  CTG: { code: 'CTG', cityName: 'Cartagena', latitude: 10.44, longitude: -75.51 },
  MDE: { code: 'MDE', cityName: 'Medellín', latitude: 6.16, longitude: -75.42 },
  LIM: { code: 'LIM', cityName: 'Lima', latitude: -12.02, longitude: -77.11 },
  EZE: { code: 'EZE', cityName: 'Buenos Aires', latitude: -34.82, longitude: -58.54 },
  NRT: { code: 'NRT', cityName: 'Tokio', latitude: 35.76, longitude: 140.39 },
};
type Code = keyof typeof PLACES;
const route = (from: Code, to: Code): ContentRoute => ({ from: PLACES[from], to: PLACES[to], fare: null });
const labels = (from: Code, ...to: Code[]) =>
  placeLabels(
    to.map((each) => route(from, each)),
    ({ to: { cityName } }) => `${cityName} 412,30 US$`,
  );

describe('the names on the map', () => {
  it('of two places too near each other, the first has the name', () => {
    expect(labels('MAD', 'BOG', 'MDE', 'LIM').map(({ route: { to } }) => to.code)).toEqual(['BOG', 'LIM']);
    expect(labels('MAD', 'MDE', 'BOG', 'LIM').map(({ route: { to } }) => to.code)).toEqual(['MDE', 'LIM']);
  });

  it('a place that is not in the view has none', () => {
    expect(labels('MAD', 'NRT', 'CTG').map(({ route: { to } }) => to.code)).toEqual(['CTG']);
    expect(labels('MAD')).toEqual([]);
  });

  it.each<Code>(['MAD', 'BOG', 'LIM', 'EZE', 'NRT'])('the origin %s is in the view', (code) => {
    const origin = project(PLACES[code]);
    const corner = cornerFor(origin);
    const [x, y] = [(origin.x - corner.x - MAP_WIDTH / 2) * SCALE, (origin.y - corner.y) * SCALE];
    expect(x).toBeGreaterThan(-140);
    expect(x).toBeLessThan(585);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(MAP_HEIGHT * SCALE - 100);
  });
});
