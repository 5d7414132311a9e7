import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CachedFlightsReplySchema,
  FlightSearchReplySchema,
  ValidateReplySchema,
  type FlightOffer,
} from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import { buildSandbox } from '@travesia/sandbox/app';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { buildApp } from '../../app.ts';
import type { TestDatabase } from '../../database/test-database.ts';
import type { Dependencies } from '../../app.ts';
import { createAssistantSource } from '../../suppliers/assistant-http/index.ts';
import { createDuffelFlightSupplier } from '../../suppliers/flight-duffel/index.ts';
import { createTestDependencies, STARTUP_MS, TEST_NOW_MS } from '../../testing.ts';

const SECRET = { userId: 'the-site-itself', key: 'a-key-that-only-we-have' };
/** Long enough for a busy machine; the slow conversation meets the other one. */
const DEADLINE_MS = 10_000;
const IMPATIENT_MS = 300;
const MINUTE_MS = 60_000;
const OUT = addDays(todayIn(TEST_NOW_MS), 40);
const BACK = addDays(OUT, 9);
const NOTHING = { status: 200, body: { error: true, data: null } };

let sandbox: FastifyInstance;
let app: FastifyInstance;
let dependencies: Dependencies;
let testDatabase: TestDatabase;
let asked = 0;
let addresses = 0;

/** The real adapters against the real sandbox, on one clock. */
beforeAll(async () => {
  ({ dependencies, testDatabase } = await createTestDependencies());
  const { clock } = dependencies;
  sandbox = await buildSandbox({
    slowMs: DEADLINE_MS,
    assistant: SECRET,
    clock: { nowMs: () => clock.nowMs(), offsetMs: () => 0, setOffsetMs: () => {} },
  });
  const baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const assistant = createAssistantSource({ baseUrl, ...SECRET, deadlineMs: DEADLINE_MS });
  const impatient = createAssistantSource({ baseUrl, ...SECRET, deadlineMs: IMPATIENT_MS });
  ({ app } = await buildApp({
    ...dependencies,
    flightSupplier: createDuffelFlightSupplier({ baseUrl, token: 'duffel_test_key' }),
    assistant: {
      cachedFlights: (question) => {
        asked += 1;
        return (question.assistantId === 'slow' ? impatient : assistant).cachedFlights(question);
      },
    },
  }));
}, STARTUP_MS);
afterEach(() => dependencies.clock.setOffsetMs(0));
afterAll(async () => {
  await app.close();
  await sandbox.close();
  await testDatabase.close();
});

const search = (more: object = {}) => ({
  legInfo: { 1: { from: 'MAD', to: 'BOG', departureDate: OUT } },
  travelerInfo: { adult: 1, child: 0, infant: 0 },
  ...more,
});

async function call(url: string, payload: object, language = 'en') {
  addresses += 1;
  const reply = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'accept-language': language, 'x-forwarded-for': `2001:db8:15::${addresses.toString(16)}` },
  });
  return { status: reply.statusCode, body: reply.json() as unknown };
}
const cached = (assistantId: string, payload: object = search(), language?: string) =>
  call('/flight/cached', { assistantId, search: payload }, language);
const validate = async ({ id }: FlightOffer) => {
  const data = { type: 'flight-offers-pricing', flightOffers: [{ id }], metaName: '' };
  return call('/air/flight-offer/validate', { data });
};

async function flightsOf(assistantId: string, payload?: object, language?: string) {
  const { data } = v.parse(CachedFlightsReplySchema, (await cached(assistantId, payload, language)).body);
  if (!data) throw new Error(`the conversation ${assistantId} has no flights`);
  return data;
}

describe('POST /flight/cached (B-16)', () => {
  it('F-42: gives the flights of the conversation, named in the language of the page', async () => {
    const { offers, dictionaries, meta } = await flightsOf('talk-1', search(), 'es');
    expect(meta).toMatchObject({ count: offers.length, currency: 'USD' });
    expect(dictionaries.locations['BOG']).toMatchObject({ cityName: 'Bogotá', timeZone: 'America/Bogota' });
    for (const { itineraries } of offers) {
      expect(itineraries[0]?.segments[0]?.departure).toMatchObject({ iataCode: 'MAD' });
      for (const { marketingCarrierCode } of itineraries[0]?.segments ?? []) {
        expect(dictionaries.carriers[marketingCarrierCode]?.length).toBeGreaterThan(2);
      }
    }
  });

  it('B-13: a flight of it is priced for this visitor like one of a search', async () => {
    const { offers } = await flightsOf('talk-2');
    const [offer] = offers;
    const { status, body } = await validate(offer as FlightOffer);
    expect(status).toBe(200);
    const { data, meta } = v.parse(ValidateReplySchema, body);
    expect(meta.priceChanged).toBe(false);
    expect(data[0]?.price.intTotal).toEqual(offer?.price.intTotal);
  });

  it('F-32: a price that the assistant remembers and nobody gives any more is told as changed', async () => {
    const { offers } = await flightsOf('old-prices');
    const { meta } = v.parse(ValidateReplySchema, (await validate(offers[0] as FlightOffer)).body);
    expect(meta).toMatchObject({ priceChanged: true, previousTotal: offers[0]?.price.intTotal });
  });

  it('F-13: a reload finds the same flights, another conversation and a search their own', async () => {
    const before = asked;
    const first = await flightsOf('talk-3');
    expect((await flightsOf('talk-3')).meta.searchId).toBe(first.meta.searchId);
    expect(asked - before).toBe(1);
    expect((await flightsOf('talk-4')).meta.searchId).not.toBe(first.meta.searchId);
    const { body } = await call('/air/flight-offer/search', search());
    const all = v.parse(FlightSearchReplySchema, body);
    expect(all.data.length).toBeGreaterThan(first.offers.length);
    expect(all.data.some(({ id }) => id.startsWith('ast_'))).toBe(false);
    dependencies.clock.setOffsetMs(31 * MINUTE_MS);
    expect((await flightsOf('talk-3')).meta.searchId).not.toBe(first.meta.searchId);
  });

  it('F-12: a family there and back gets flights for all of them', async () => {
    const { offers } = await flightsOf(
      'family',
      search({
        legInfo: {
          1: { from: 'MAD', to: 'NYC', departureDate: OUT },
          2: { from: 'NYC', to: 'MAD', departureDate: BACK },
        },
        travelerInfo: { adult: 2, child: 1, infant: 1 },
        cabin: 'business',
      }),
    );
    for (const { itineraries, travelerPricings } of offers) {
      expect(itineraries).toHaveLength(2);
      expect(travelerPricings.map(({ type }) => type)).toEqual(['ADULT', 'ADULT', 'CHILD', 'INFANT']);
    }
  });

  it.each(['nothing-kept', 'other-day', 'slow', 'down', 'busy', 'garbage', 'half-told'])(
    'X-16: a conversation that is %s is error true, data null, with status 200',
    async (conversation) => {
      expect(await cached(conversation)).toEqual(NOTHING);
    },
  );

  it('B-16: whoever has not our key gets nothing, and the key is in no answer', async () => {
    const address = sandbox.listeningOrigin;
    const stranger = createAssistantSource({ baseUrl: address, userId: SECRET.userId, key: 'a-guessed-key' });
    await expect(stranger.cachedFlights({ assistantId: 'talk', search: search() as never })).rejects.toThrow(
      '401',
    );
    const told = JSON.stringify([await cached('talk-5'), await cached('down')]);
    expect(told).not.toContain(SECRET.key);
    expect(told).not.toContain(SECRET.userId);
  });

  it.each([
    ['no conversation', { search: search() }, 'assistantId'],
    ['a conversation that is markup', { assistantId: '<b>', search: search() }, 'assistantId'],
    ['no search', { assistantId: 'talk' }, 'search'],
    [
      'a day that is past',
      {
        assistantId: 'talk',
        search: search({ legInfo: { 1: { from: 'MAD', to: 'BOG', departureDate: '2026-01-01' } } }),
      },
      'legInfo.1.departureDate',
    ],
  ])('B-02: %s is 400 and named', async (_what, payload, path) => {
    const { status, body } = await call('/flight/cached', payload);
    expect(status).toBe(400);
    expect((body as { error: { fields: { path: string }[] } }).error.fields[0]?.path).toBe(path);
  });
});
