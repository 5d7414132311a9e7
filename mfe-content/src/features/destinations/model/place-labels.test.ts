import { describe, expect, it } from '@jest/globals';
import type { ContentRoute } from '@travesia/contracts';
import { project } from '@travesia/ui/atlas-map';
import { MAP_HEIGHT, MAP_WIDTH, SCALE, viewAtlas } from './place-labels.ts';

const PLACES = {
  MAD: { code: 'MAD', cityName: 'Madrid', latitude: 40.47, longitude: -3.56 },
  BOG: { code: 'BOG', cityName: 'Bogotá', latitude: 4.7, longitude: -74.15 },
  CTG: { code: 'CTG', cityName: 'Cartagena', latitude: 10.44, longitude: -75.51 },
  MDE: { code: 'MDE', cityName: 'Medellín', latitude: 6.16, longitude: -75.42 },
  LIM: { code: 'LIM', cityName: 'Lima', latitude: -12.02, longitude: -77.11 },
  EZE: { code: 'EZE', cityName: 'Buenos Aires', latitude: -34.82, longitude: -58.54 },
  CDG: { code: 'CDG', cityName: 'París', latitude: 49.01, longitude: 2.55 },
  FCO: { code: 'FCO', cityName: 'Roma', latitude: 41.8, longitude: 12.25 },
  NRT: { code: 'NRT', cityName: 'Tokio', latitude: 35.76, longitude: 140.39 },
};
type Code = keyof typeof PLACES;
const route = (from: Code, to: Code): ContentRoute => ({ from: PLACES[from], to: PLACES[to], fare: null });
const view = (from: Code, first: Code, ...others: Code[]) =>
  viewAtlas(
    [route(from, first), ...others.map((each) => route(from, each))],
    ({ to: { cityName } }) => `${cityName} 412,30 US$`,
  );
const labels = (...codes: Parameters<typeof view>) =>
  view(...codes).labels.map(({ route: { to } }) => to.code);

describe('the names on the map', () => {
  it('of two places too near each other, the first has the name', () => {
    expect(labels('MAD', 'BOG', 'MDE', 'LIM')).toEqual(['BOG', 'LIM']);
    expect(labels('MAD', 'MDE', 'BOG', 'LIM')).toEqual(['MDE', 'LIM']);
  });

  it('a place that is not in the view has none', () => {
    expect(labels('MAD', 'NRT', 'CTG')).toEqual(['CTG']);
  });

  it('the map is cut where most of the places are', () => {
    expect(labels('MAD', 'CDG', 'FCO')).toEqual(['CDG', 'FCO']);
    expect(labels('MAD', 'BOG', 'LIM', 'CDG')).toEqual(['BOG', 'LIM', 'CDG']);
  });

  it.each<Code>(['MAD', 'BOG', 'LIM', 'EZE', 'NRT'])('the origin %s is in the view', (code) => {
    const origin = project(PLACES[code]);
    const { corner } = view(code, 'CTG');
    const [x, y] = [(origin.x - corner.x - MAP_WIDTH / 2) * SCALE, (origin.y - corner.y) * SCALE];
    expect(x).toBeGreaterThan(-140);
    expect(x).toBeLessThan(585);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(MAP_HEIGHT * SCALE - 100);
  });
});
