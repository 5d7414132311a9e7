import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { findCity } from '@travesia/geography';
import { buildSandbox } from '@travesia/sandbox/app';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Clock } from '../clock.ts';
import type { TestDatabase } from '../database/test-database.ts';
import type { Dependencies } from '../app.ts';
import { createHotelbedsActivitySupplier } from '../suppliers/activities-hotelbeds/index.ts';
import { createDuffelFlightSupplier } from '../suppliers/flight-duffel/index.ts';
import { createDuffelStaySupplier } from '../suppliers/stays-duffel/index.ts';
import { createTestDependencies, STARTUP_MS, TEST_NOW_MS } from '../testing.ts';

let app: FastifyInstance;
let sandbox: FastifyInstance;
let dependencies: Dependencies;
let testDatabase: TestDatabase;

beforeAll(async () => {
  ({ dependencies, testDatabase } = await createTestDependencies());
  const clock: Clock = dependencies.clock;
  sandbox = await buildSandbox({
    clock: { nowMs: () => clock.nowMs(), offsetMs: () => 0, setOffsetMs: () => {} },
  });
  const baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const duffel = { baseUrl, token: 'duffel_test_key' };
  ({ app } = await buildApp({
    ...dependencies,
    flightSupplier: createDuffelFlightSupplier(duffel),
    staySupplier: createDuffelStaySupplier(duffel),
    activitySupplier: createHotelbedsActivitySupplier({
      baseUrl,
      apiKey: 'hotelbeds_test_travesia_sandbox',
      secret: 'travesia-sandbox-activities',
    }),
  }));
}, STARTUP_MS);
afterEach(() => dependencies.clock.setOffsetMs(0));
afterAll(async () => {
  await app.close();
  await sandbox.close();
  await testDatabase.close();
});

const centreOf = (city: string) => findCity(city)?.location ?? { lat: 0, lon: 0 };

const SEARCHES = {
  flights: (city: string, date: string) => ({
    url: '/air/flight-offer/search',
    payload: {
      legInfo: { 1: { from: city, to: 'MAD', departureDate: date } },
      travelerInfo: { adult: 1, child: 0, infant: 0 },
    },
    path: 'legInfo.1.departureDate',
  }),
  hotels: (city: string, date: string) => ({
    url: '/hotel/search',
    payload: {
      geoSearch: {
        radius: 20,
        UOM: 'KM',
        geoCode: { latitude: centreOf(city).lat, longitude: centreOf(city).lon },
      },
      rateInfo: {
        stayDateTimeRange: { startDate: date, endDate: '2026-11-24' },
        rooms: { room: [{ index: 1, adult: 2, children: 0, childAge: [] }] },
      },
    },
    path: 'rateInfo.stayDateTimeRange.startDate',
  }),
  activities: (city: string, date: string) => ({
    url: '/activities/search',
    payload: {
      filters: [
        {
          searchFilterItems: [{ type: 'gps', latitude: centreOf(city).lat, longitude: centreOf(city).lon }],
        },
      ],
      from: date,
      to: '2026-11-24',
      paxes: [{ age: 30 }],
      language: 'en',
    },
    path: 'from',
  }),
} as const;

/** The tests' clock stands at noon of 20 November in UTC. */
const HOUR_MS = 3_600_000;
describe.each(Object.entries(SEARCHES))(
  'B-11, B-36, B-37: the first day that %s can be searched',
  (_, of) => {
    it.each([
      ['BOG', 'noon in UTC is morning in Bogotá', 0, '2026-11-20'],
      ['BOG', 'while it is tomorrow in UTC, it is still today in Bogotá', 14, '2026-11-20'],
      ['AKL', 'while it is today in UTC, it is already tomorrow in Auckland', 0, '2026-11-21'],
    ])('%s: %s', async (city, _case, hours, today) => {
      dependencies.clock.setOffsetMs(hours * HOUR_MS);
      expect(dependencies.clock.nowMs()).toBeGreaterThanOrEqual(TEST_NOW_MS + hours * HOUR_MS);
      const ask = async (date: string) => {
        const { url, payload, path } = of(city, date);
        const reply = await app.inject({ method: 'POST', url, payload });
        return { status: reply.statusCode, body: reply.json(), path };
      };
      expect((await ask(today)).body.error).toBeUndefined();
      const yesterday = `${today.slice(0, 8)}${Number(today.slice(8)) - 1}`;
      const { status, body, path } = await ask(yesterday);
      expect(status).toBe(400);
      expect(body.error.fields).toEqual([expect.objectContaining({ path, code: 'date_in_past' })]);
    });
  },
);
