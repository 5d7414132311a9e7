import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, todayIn } from '@travesia/domain';
import { buildSandbox } from '@travesia/sandbox/app';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { TestDatabase } from '../database/test-database.ts';
import type { StaySupplier } from '../modules/hotels/index.ts';
import type { FlightSupplier } from '../modules/flights/ports.ts';
import { createDuffelFlightSupplier } from '../suppliers/flight-duffel/index.ts';
import { createDuffelStaySupplier } from '../suppliers/stays-duffel/index.ts';
import { createTestDependencies, STARTUP_MS, TEST_NOW_MS } from '../testing.ts';
import { openValkeyMemory, type SharedMemory } from './index.ts';

const url = process.env.TEST_VALKEY_URL ?? '';
/** `node deploy/tasks/on-valkey.ts -- npm run unit -- shared-memory` */
const withValkey = url === '' ? describe.skip : describe;
const APIS = 3;
/** Three apis and their suppliers are one busy process here. */
const PATIENT_MS = 20_000;
const OUT = addDays(todayIn(TEST_NOW_MS), 40);
const ISLAND = { latitude: 27.809, longitude: -17.915 };

withValkey('three apis on one database and one Valkey', () => {
  let sandbox: FastifyInstance;
  let testDatabase: TestDatabase;
  const apps: FastifyInstance[] = [];
  const memories: SharedMemory[] = [];
  const calls = { flights: 0, hotels: 0, hotel: 0 };
  let addresses = 0;

  beforeAll(async () => {
    const world = await createTestDependencies();
    const { dependencies } = world;
    ({ testDatabase } = world);
    const { clock } = dependencies;
    sandbox = await buildSandbox({
      clock: { nowMs: () => clock.nowMs(), offsetMs: () => 0, setOffsetMs: () => {} },
    });
    const address = {
      baseUrl: await sandbox.listen({ port: 0, host: '127.0.0.1' }),
      token: 'duffel_test_key',
    };
    const flights = createDuffelFlightSupplier(address);
    const stays = createDuffelStaySupplier(address);
    const flightSupplier: FlightSupplier = {
      ...flights,
      search: (payload) => {
        calls.flights += 1;
        return flights.search(payload);
      },
    };
    const staySupplier: StaySupplier = {
      ...stays,
      search: (search) => {
        calls.hotels += 1;
        return stays.search(search);
      },
      hotel: (code, stay) => {
        calls.hotel += 1;
        return stays.hotel(code, stay);
      },
    };
    for (let number = 0; number < APIS; number += 1) {
      const sharedMemory = await openValkeyMemory({
        url,
        onFault: () => {},
        onBack: () => {},
        answerMaxMs: PATIENT_MS,
      });
      memories.push(sharedMemory);
      apps.push((await buildApp({ ...dependencies, flightSupplier, staySupplier, sharedMemory })).app);
    }
  }, STARTUP_MS);
  afterAll(async () => {
    for (const app of apps) await app.close();
    for (const memory of memories) await memory.close();
    await sandbox.close();
    await testDatabase.close();
  });

  async function ask(
    api: number,
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
    from: Record<string, string> = {},
  ) {
    addresses += 1;
    const reply = await apps[api % APIS]?.inject({
      method,
      url: path,
      ...(payload && { payload }),
      headers: {
        'accept-language': 'en',
        'x-forwarded-for': `2001:db8:7::${addresses.toString(16)}`,
        ...from,
      },
    });
    return { status: reply?.statusCode ?? 0, body: reply?.json() };
  }
  const flight = (to: string) => ({
    legInfo: { 1: { from: 'MAD', to, departureDate: OUT } },
    travelerInfo: { adult: 1, child: 0, infant: 0 },
  });

  it('F-13: a hundred equal searches cost one supplier call; an offer can be chosen anywhere', async () => {
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, api) => ask(api, 'POST', '/air/flight-offer/search', flight('VDE'))),
    );
    expect(calls.flights).toBe(1);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const offer: string = replies[0]?.body.data[0].id;
    for (let api = 0; api < APIS; api += 1) {
      expect((await ask(api, 'GET', `/air/flightOffer/${offer}`)).body.data.id).toBe(offer);
    }
    const validated = await ask(2, 'POST', '/air/flight-offer/validate', {
      data: { type: 'flight-offers-pricing', flightOffers: [{ id: offer }], metaName: '' },
    });
    expect(validated.status).toBe(200);
  });

  it('H-04, B-36: so are hotels and their rooms', async () => {
    const search = {
      geoSearch: { radius: 5, UOM: 'MI', geoCode: ISLAND },
      rateInfo: {
        stayDateTimeRange: { startDate: OUT, endDate: addDays(OUT, 2) },
        rooms: { room: [{ index: 1, adult: 1, children: 0, childAge: [] }] },
      },
    };
    const lists = await Promise.all(
      Array.from({ length: 30 }, (_, api) => ask(api, 'POST', '/hotel/search', search)),
    );
    expect(calls.hotels).toBe(1);
    expect(new Set(lists.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const houses: { hotelInfo: { hotelCode: string; hotelName: string } }[] = lists[0]?.body.data;
    // A house of the sandbox that is like any other.
    const house = houses.find(({ hotelInfo }) => hotelInfo.hotelName === 'Hotel Sin Fotos');
    const hotelCode = house?.hotelInfo.hotelCode ?? '';
    const path = `/hotel/${hotelCode}?startDate=${OUT}&endDate=${addDays(OUT, 2)}&rooms=1`;
    const rooms = await Promise.all(Array.from({ length: 30 }, (_, api) => ask(api, 'GET', path)));
    expect(calls.hotel).toBe(1);
    const rateKey: string = rooms[0]?.body.data.rooms[0].ratePlans[0].rateKey;
    for (let api = 0; api < APIS; api += 1) {
      expect((await ask(api, 'POST', '/hotel/rate/validate', { hotelCode, rateKey })).status).toBe(200);
    }
  });

  it('B-05: thirty searches a minute for one visitor, wherever they are answered', async () => {
    const statuses = [];
    for (let number = 0; number < 33; number += 1) {
      const reply = await ask(number, 'POST', '/air/flight-offer/search', flight('VDE'), {
        'x-travesia-site': 'travesia-development-site-secret',
        'x-travesia-visitor': 'somebody',
      });
      statuses.push(reply.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429, 429]);
  });

  it('an operator sees whether Valkey answers', async () => {
    const figures = await apps[0]?.inject('/internal/metrics');
    expect(figures?.body).toContain('shared_memory_up 1');
  });
});
