import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { TestDatabase } from './database/test-database.ts';
import { createEveryPaymentMethod } from './suppliers/payment-methods.ts';
import { createTestDependencies, STARTUP_MS } from './testing.ts';

const AGENT = '6c84fb90-12c4-4e1f-8f5a-2b0a4b7f3c11';
const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);

/** Far deeper than any stack, and quick to send to every address. */
const bottomless = `{"agentId":"${AGENT}","data":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
const badText = (text: string) =>
  `{"agentId":"${AGENT}","infoData":{"source":"${text}","medium":"","affiliateId":"","referrer":""}}`;

const BODIES: readonly (readonly [string, string])[] = [
  ['null', 'null'],
  ['a number', '1e999'],
  ['a string', '"x"'],
  ['a list', '[]'],
  ['nothing in it', '{}'],
  ['an agent only', JSON.stringify({ agentId: AGENT })],
  [
    'the wrong type everywhere',
    JSON.stringify({ agentId: [], data: 'x', legInfo: 7, passengers: {}, query: {} }),
  ],
  [
    'null everywhere',
    JSON.stringify({ agentId: null, data: null, legInfo: null, baggages: null, amount: null }),
  ],
  ['very deep', JSON.stringify({ agentId: AGENT, data: deep(3000), legInfo: deep(3000) })],
  ['very wide', JSON.stringify({ agentId: AGENT, passengers: Array.from({ length: 20_000 }, () => ({})) })],
  [
    'NUL and half a character',
    String.raw`{"agentId":"\u0000\ud800","query":"\u0000","referenceId":"\ud800","email":"\u0000@x.es"}`,
  ],
  ['NUL in a text we keep', badText(String.raw`\u0000`)],
  ['half a character in a text we keep', badText(String.raw`\ud83d`)],
  ['bottomless', bottomless],
  ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}},"agentId":"x"}'],
  [
    'SQL',
    JSON.stringify({ agentId: `'; DROP TABLE bookings; --`, data: { flightOffers: [{ id: `' OR 1=1` }] } }),
  ],
  ['huge numbers', `{"agentId":"${AGENT}","amount":1e308,"sequence":-1e308,"travelerInfo":{"adult":1e21}}`],
];

let app: FastifyInstance;
let testDatabase: TestDatabase;
let posts: string[];
let addresses = 0;

beforeAll(async () => {
  const made = await createTestDependencies({
    environment: { SWAGGER_UI: 'on' },
    // Nobody answers there: a signature is checked without asking.
    paymentMethods: createEveryPaymentMethod({
      apiBase: 'http://127.0.0.1:9',
      secretKey: 'sk_test_travesia_sandbox',
      site: 'www.example.com',
      webhookSecret: 'whsec_travesia_sandbox',
    }),
  });
  testDatabase = made.testDatabase;
  ({ app } = await buildApp(made.dependencies));
  const { paths } = (await app.inject('/openapi.json')).json() as { paths: Record<string, object> };
  posts = Object.keys(paths).filter((path) => 'post' in (paths[path] ?? {}));
}, STARTUP_MS);
afterAll(async () => {
  await app.close();
  await testDatabase.close();
});

it.each(BODIES)('no call fails on a body that is %s', async (_what, payload) => {
  expect(posts).toEqual(
    expect.arrayContaining(['/user/session/start', '/air/flight-offer/search', '/graphql']),
  );
  const started = await app.inject({
    method: 'POST',
    url: '/user/session/start',
    payload: { agentId: AGENT },
    headers: { host: 'localhost' },
  });
  const cookies = Object.fromEntries(started.cookies.map(({ name, value }) => [name, value]));
  for (const url of posts) {
    addresses += 1;
    const reply = await app.inject({
      method: 'POST',
      url,
      payload,
      cookies,
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        'x-forwarded-for': `2001:db8::${addresses.toString(16)}`,
      },
    });
    expect([url, reply.statusCode < 500]).toEqual([url, true]);
    if (reply.statusCode >= 400) expect(reply.json()).toHaveProperty('error.requestId');
  }
});

it('nor on a hostile address', async () => {
  for (const path of [
    '/search/airports?term=%FF%FE',
    '/search/airports?term[$ne]=1',
    `/search/airports?term=${'%00'.repeat(20)}`,
    '/air/flightOffer/..%2f..%2fetc%2fpasswd',
    `/air/flightOffer/${'a'.repeat(500)}`,
    '/%',
    '/air/flightOffer/%E0%A4%A',
    '/airports/nearby?lat=1e400&lon=0x10',
    '/payments/return/%00',
    '/payments/cancel/%00',
  ]) {
    const reply = await app.inject(path);
    expect([path, reply.statusCode < 500]).toEqual([path, true]);
  }
});
