import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { TestDatabase } from '../../database/test-database.ts';
import type { Dependencies } from '../../app.ts';
import { createTestDependencies, STARTUP_MS } from '../../testing.ts';

const AGENT = '6c84fb90-12c4-4e1f-8f5a-2b0a4b7f3c11';
const OTHER_AGENT = '0b7c5d0e-9a39-4c3b-9d0c-0f7b9c2f6a22';
const DAY_MS = 86_400_000;

let app: FastifyInstance;
let dependencies: Dependencies;
let testDatabase: TestDatabase;

beforeAll(async () => {
  ({ dependencies, testDatabase } = await createTestDependencies());
  ({ app } = await buildApp(dependencies));
}, STARTUP_MS);
beforeEach(() => testDatabase.truncate());
afterEach(() => dependencies.clock.setOffsetMs(0));
afterAll(async () => {
  await app.close();
  await testDatabase.close();
});

type Cookies = Record<string, string>;

async function post(url: string, payload: object, cookies: Cookies = {}, host = 'localhost:3000') {
  const reply = await app.inject({ method: 'POST', url, payload, cookies, headers: { host } });
  const held = { ...cookies };
  for (const { name, value } of reply.cookies) held[name] = value;
  return { reply, status: reply.statusCode, body: reply.json(), cookies: held };
}
const start = (agentId: string, cookies?: Cookies, host?: string) =>
  post('/user/session/start', { agentId }, cookies, host);
/** Any call of the session: what it says of the session comes before what it says of the order. */
const ask = (agentId: string, cookies: Cookies) => post('/user/session/order-view', { agentId }, cookies);

describe('POST /user/session/start (B-23)', () => {
  it('P-16: gives two cookies that no page can read, and says when the session ends', async () => {
    const { reply, status, body } = await start(AGENT);
    expect(status).toBe(201);
    expect(body).toEqual({ data: { expiresAt: expect.stringMatching(/^2026-11-21T12:00/) } });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.cookies).toEqual([
      expect.objectContaining({
        name: '__Host-travesia-browser',
        httpOnly: true,
        secure: true,
        path: '/',
        sameSite: 'Lax',
        maxAge: 180 * 86_400,
      }),
      expect.objectContaining({ name: '__Host-travesia-booking', httpOnly: true, maxAge: 86_400 }),
    ]);
  });

  it('P-16: where a browser refuses __Host- cookies they have plain names', async () => {
    const { reply } = await start(AGENT, {}, '192.168.1.20:3000');
    expect(reply.cookies.map(({ name, secure }) => [name, secure ?? false])).toEqual([
      ['travesia-browser', false],
      ['travesia-booking', false],
    ]);
  });

  it('B-03: neither a secret nor a visitor id is stored as it is', async () => {
    const { cookies } = await start(AGENT);
    const browsers = await testDatabase.pool.query('SELECT * FROM browsers');
    const sessions = await testDatabase.pool.query('SELECT * FROM sessions');
    const stored = JSON.stringify([browsers.rows, sessions.rows]);
    for (const secret of [AGENT, ...Object.values(cookies)]) expect(stored).not.toContain(secret);
  });

  it('P-16: starting again in the same browser goes on with the booking in progress', async () => {
    const first = await start(AGENT);
    const again = await start(AGENT, first.cookies);
    expect(again.body.data.agentId).toBeUndefined();
    expect(again.cookies).toEqual(first.cookies);
  });

  it.each([
    ['a known visitor id without its secret', {}],
    ['a known visitor id with a secret nobody gave', { '__Host-travesia-browser': 'A'.repeat(43) }],
  ])('P-16: %s gives a fresh visitor id, never an error', async (_what, cookies) => {
    await start(AGENT);
    const { status, body, cookies: held } = await start(AGENT, cookies);
    expect(status).toBe(201);
    expect(body.data.agentId).toMatch(/^[0-9a-f]{8}-/);
    expect((await ask(body.data.agentId, held)).status).not.toBe(401);
  });

  it('P-16: a secret with another visitor id gives a fresh visitor id', async () => {
    const { cookies } = await start(AGENT);
    const { body } = await start(OTHER_AGENT, cookies);
    expect(body.data.agentId).not.toBe(AGENT);
    expect(body.data.agentId).not.toBe(OTHER_AGENT);
  });

  it('two tabs at once end with one visitor id each', async () => {
    const [a, b] = await Promise.all([start(AGENT), start(AGENT)]);
    expect([a.status, b.status]).toEqual([201, 201]);
    expect([a.body.data.agentId, b.body.data.agentId].filter(Boolean)).toHaveLength(1);
  });

  it.each([
    [{}, 'agentId', 'field_required'],
    [{ agentId: 'me' }, 'agentId', 'agent_invalid'],
    [{ agentId: 7 }, 'agentId', 'type_invalid'],
    [{ agentId: AGENT, locale: 'fr' }, 'locale', 'type_invalid'],
    [{ agentId: AGENT, countryCode: 'Spain' }, 'countryCode', 'country_invalid'],
    [{ agentId: AGENT, currencyCode: 'dollars' }, 'currencyCode', 'currency_invalid'],
    [
      { agentId: AGENT, infoData: { source: 'x'.repeat(129), medium: '', affiliateId: '', referrer: '' } },
      'infoData.source',
      'too_long',
    ],
  ])('B-02: %j is 400 at %s', async (payload, path, code) => {
    const { status, body } = await post('/user/session/start', payload);
    expect(status).toBe(400);
    expect(body.error.fields).toContainEqual(expect.objectContaining({ path, code }));
  });
});

describe('a call of the session (B-03)', () => {
  it('without the cookie is 401', async () => {
    const { status, body } = await ask(AGENT, {});
    expect([status, body.error.code]).toEqual([401, 'session_missing']);
  });

  it('with a secret nobody gave is 401', async () => {
    expect((await ask(AGENT, { '__Host-travesia-booking': 'A'.repeat(43) })).status).toBe(401);
  });

  it('with the plain name of the cookie, where a __Host- one is due, is 401', async () => {
    const { cookies } = await start(AGENT);
    const planted = { 'travesia-booking': cookies['__Host-travesia-booking'] ?? '' };
    expect((await ask(AGENT, planted)).status).toBe(401);
  });

  it('of another visitor id is 403', async () => {
    const { cookies } = await start(AGENT);
    const { status, body } = await ask(OTHER_AGENT, cookies);
    expect([status, body.error.code]).toEqual([403, 'agent_mismatch']);
  });

  it('with both comes through to the order', async () => {
    const { cookies } = await start(AGENT);
    expect((await ask(AGENT, cookies)).body.error.code).toBe('order_missing');
  });

  it('a day later is 401, and starting again helps', async () => {
    const { cookies } = await start(AGENT);
    dependencies.clock.setOffsetMs(DAY_MS);
    const late = await ask(AGENT, cookies);
    expect([late.status, late.body.error.code]).toEqual([401, 'session_expired']);
    const again = await start(AGENT, cookies);
    expect(again.body.data.agentId).toBeUndefined();
    expect((await ask(AGENT, again.cookies)).body.error.code).toBe('order_missing');
  });
});
