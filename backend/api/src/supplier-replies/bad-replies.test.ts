import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, todayIn, type Money } from '@travesia/domain';
import { findCity } from '@travesia/geography';
import { buildSandbox } from '@travesia/sandbox/app';
import { createHotelbedsActivitySupplier } from '../suppliers/activities-hotelbeds/index.ts';
import { createDuffelFlightSupplier } from '../suppliers/flight-duffel/index.ts';
import { createDuffelStaySupplier } from '../suppliers/stays-duffel/index.ts';
import { unreadableItems } from './readable-items.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];

const FROM = addDays(todayIn(Date.now()), 40);
const ITEMS_KEPT = 2;
const MISSING = Symbol('missing');
const BAD_VALUES: readonly (Json | typeof MISSING)[] = [
  null,
  MISSING,
  {},
  'ZZZ',
  1e22,
  '10000000000000000000000.00',
  -50,
  '-50.00',
];

const sandbox = await buildSandbox({});
const recorded = new Map<string, { status: number; body: Json }>();
let change: (body: Json) => Json = (body) => body;
let server: Server;
let baseUrl = '';

/** The sandbox's replies, recorded once; afterwards with one value of them changed. */
beforeAll(async () => {
  const sandboxUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  server = createServer(async (request, response) => {
    const body = await text(request);
    const key = `${request.method} ${request.url} ${body}`;
    if (!recorded.has(key)) {
      const { host: _host, 'content-length': _length, connection: _connection, ...headers } = request.headers;
      const reply = await fetch(`${sandboxUrl}${request.url}`, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(body ? { body } : {}),
      });
      recorded.set(key, { status: reply.status, body: shortened((await reply.json()) as Json) });
    }
    const known = recorded.get(key);
    response
      .writeHead(known?.status ?? 500, { 'content-type': 'application/json' })
      .end(JSON.stringify(change(structuredClone(known?.body ?? null))));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 60_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await sandbox.close();
});

function shortened(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, ITEMS_KEPT).map(shortened);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]));
}

/** Every field of the first item of each list. */
function pathsOf(value: Json, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  const children = Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value);
  return [
    ...(path.length > 0 ? [path] : []),
    ...children.flatMap(([key, each]) => pathsOf(each, [...path, key])),
  ];
}

function changed(body: Json, path: Path, bad: Json | typeof MISSING): Json {
  let owner = body as Record<string, Json>;
  for (const key of path.slice(0, -1)) {
    const next = owner?.[key];
    // Another reply of the same call, which has no such field.
    if (next === null || typeof next !== 'object') return body;
    owner = next as Record<string, Json>;
  }
  const last = String(path.at(-1));
  if (!(last in owner)) return body;
  if (bad === MISSING) delete owner[last];
  else owner[last] = bad;
  return body;
}

const centre = findCity('MAD')?.location ?? { lat: 0, lon: 0 };
const CALLS: readonly {
  readonly name: string;
  /** Every total that the call shows. */
  readonly totals: () => Promise<readonly (Money | null)[]>;
}[] = [
  {
    name: 'flights',
    totals: async () => {
      const supplier = createDuffelFlightSupplier({ baseUrl, token: 'duffel_test_key' });
      const { offers } = await supplier.search({
        legInfo: { 1: { from: 'MAD', to: 'BOG', departureDate: FROM } },
        refundableFare: false,
        noRestrictionFare: false,
        noPenaltyFare: false,
        travelerInfo: { adult: 1, child: 0, infant: 0 },
        currencyCode: 'USD',
        infoData: { source: '', medium: '', affiliateId: '', referrer: '' },
      });
      return offers.map(({ price }) => price.intTotal);
    },
  },
  {
    name: 'hotels',
    totals: async () => {
      const supplier = createDuffelStaySupplier({ baseUrl, token: 'duffel_test_key' });
      const { hotels } = await supplier.search({
        startDate: FROM,
        endDate: addDays(FROM, 3),
        rooms: [{ adults: 2, childAges: [] }],
        centre,
        radiusKm: 20,
        refundableOnly: false,
        hotelCode: null,
      });
      return hotels.flatMap(({ price, freePrice }) => [price?.total ?? null, freePrice?.total ?? null]);
    },
  },
  {
    name: 'activities',
    totals: async () => {
      const supplier = createHotelbedsActivitySupplier({
        baseUrl,
        apiKey: 'hotelbeds_test_travesia_sandbox',
        secret: 'travesia-sandbox-activities',
      });
      const { activities } = await supplier.search({
        centre,
        from: FROM,
        to: addDays(FROM, 2),
        paxes: [{ age: 30 }],
        language: 'en',
      });
      return activities.flatMap(({ modalities }) =>
        modalities.flatMap(({ rates }) => rates.flatMap(({ days }) => days.map(({ total }) => total))),
      );
    },
  },
];

const leftOut = async () => (await unreadableItems.get()).values.reduce((sum, { value }) => sum + value, 0);

describe.each(CALLS)('A reply of the supplier of $name with one bad value', ({ totals }) => {
  it('shows the rest at its own price, or is a failure of the supplier', async () => {
    change = (body) => body;
    recorded.clear();
    const good = await totals();
    const prices = new Set(good.map((money) => JSON.stringify(money)));
    expect(prices.size).toBeGreaterThan(0);
    const before = await leftOut();
    const paths = [...recorded.values()].flatMap(({ body }) => pathsOf(body));
    const unique = [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()];
    const wrong: string[] = [];
    let shown = 0;
    for (const path of unique) {
      for (const bad of BAD_VALUES) {
        change = (body) => changed(body, path, bad);
        const label = `${path.join('.')} = ${String(bad)}`;
        try {
          for (const money of await totals()) {
            shown += 1;
            const isOwn = prices.has(JSON.stringify(money)) || money === null;
            if (!isOwn) wrong.push(label);
          }
        } catch (fault) {
          if ((fault as { code?: string }).code !== 'supplier_failed')
            wrong.push(`${label}: ${String(fault)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(shown).toBeGreaterThan(unique.length);
    expect(await leftOut()).toBeGreaterThan(before);
  }, 120_000);
});
