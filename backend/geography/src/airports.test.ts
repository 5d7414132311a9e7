import { describe, expect, it } from '@jest/globals';
import { distanceKm } from '@travesia/domain';
import {
  AIRPORTS,
  airportsOfCity,
  airportsOfPlace,
  centreOfPlace,
  findAirport,
  nearbyAirports,
} from './airports.ts';
import { countryName } from './country-names.ts';
import { AIRCRAFT, findAircraft } from './tables/aircraft.ts';
import { AIRLINES, findAirline } from './tables/airlines.ts';
import { CORRECTIONS } from './tables/corrections.ts';
import { METROPOLITAN_AREAS } from './tables/metropolitan-areas.ts';

const locationOf = (code: string) => {
  const airport = findAirport(code);
  if (!airport) throw new Error(`no airport ${code}`);
  return airport.location;
};

describe('airports', () => {
  it('B-07: more than four thousand airports with scheduled service, each with a place, a zone and a country', () => {
    expect(AIRPORTS.length).toBeGreaterThanOrEqual(4000);
    expect(new Set(AIRPORTS.map((airport) => airport.code)).size).toBe(AIRPORTS.length);
    for (const airport of AIRPORTS) {
      expect(airport.code).toMatch(/^[A-Z]{3}$/);
      expect(airport.cityName.es && airport.cityName.en && airport.name).toBeTruthy();
      expect(Math.abs(airport.location.lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(airport.location.lon)).toBeLessThanOrEqual(180);
      expect(countryName(airport.countryCode, 'es')).not.toBe(airport.countryCode);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: airport.timeZone })).not.toThrow();
    }
  });

  it('F-11: the distance Madrid–Bogotá is about 8,030 km on a sphere of 6371 km', () => {
    expect(distanceKm(locationOf('MAD'), locationOf('BOG'))).toBeCloseTo(8030, -2);
    expect(distanceKm(locationOf('MAD'), locationOf('MAD'))).toBe(0);
  });

  it('B-10: airports within a radius come nearest first', () => {
    const near = nearbyAirports({ lat: 51.5, lon: -0.12, distanceKm: 60 });
    expect(near[0]?.airport.code).toBe('LCY');
    expect(near.map((each) => each.airport.code)).toEqual(
      expect.arrayContaining(['LHR', 'LGW', 'STN', 'LTN']),
    );
    expect(
      near.every((each, index) => index === 0 || each.distanceKm >= (near[index - 1]?.distanceKm ?? 0)),
    ).toBe(true);
    expect(nearbyAirports({ lat: -50, lon: -120, distanceKm: 25 })).toEqual([]);
  });

  it('F-12: a city code stands for all its airports, an airport code for itself', () => {
    expect(airportsOfCity('LON').map((airport) => airport.code)).toEqual(
      expect.arrayContaining(['LHR', 'LGW']),
    );
    expect(airportsOfPlace('BUE').map((airport) => airport.code)).toEqual(['EZE', 'AEP']);
    expect(airportsOfPlace('MIA').map((airport) => airport.code)).toEqual(['MIA']);
    expect(airportsOfPlace('XXX')).toEqual([]);
    expect(findAirport('lhr')?.cityCode).toBe('LON');
    expect(findAirport('BOG')?.cityCode).toBe('BOG');
  });

  it('the hand-kept tables speak of airports, aircraft and partners that exist', () => {
    for (const area of METROPOLITAN_AREAS) expect(airportsOfCity(area.code).length).toBeGreaterThan(0);
    for (const airline of AIRLINES) {
      for (const hub of airline.hubs)
        expect(`${airline.code} ${hub} ${findAirport(hub)?.code}`).toBe(`${airline.code} ${hub} ${hub}`);
      for (const type of airline.fleet)
        expect(`${airline.code} ${findAircraft(type)?.code}`).toBe(`${airline.code} ${type}`);
      if (airline.regionalPartner)
        expect(`${airline.code} ${findAirline(airline.regionalPartner)?.kind}`).toBe(
          `${airline.code} regional`,
        );
    }
    expect(AIRLINES.length).toBeGreaterThanOrEqual(60);
    expect(AIRCRAFT.length).toBeGreaterThanOrEqual(30);
    expect(Object.keys(CORRECTIONS).filter((code) => !findAirport(code))).toEqual([]);
  });

  it('F-28: a city code stands for the centre of the city, to which Orly is nearer than Charles de Gaulle', () => {
    const centre = centreOfPlace('PAR') ?? { lat: 0, lon: 0 };
    const kmTo = (code: string) => Math.round(distanceKm(centre, findAirport(code)?.location ?? centre));
    expect([kmTo('ORY'), kmTo('CDG')]).toEqual([16, 23]);
    expect(centreOfPlace('ORY')).toEqual(findAirport('ORY')?.location);
  });
});
