import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { TestDatabase } from '../database/test-database.ts';
import { migrate } from '../database/migrate.ts';
import type { Dependencies } from '../app.ts';
import { ApiError } from '../errors/index.ts';
import { createTestDependencies, STARTUP_MS } from '../testing.ts';
import { createCounters } from './counters.ts';
import { createIdempotency, type RunReply } from './idempotency.ts';
import { createLogger, maskDigits } from './logging.ts';

const MINUTE_MS = 60_000;
const lines: string[] = [];
/** How long each caller was held up. */
const delaysMs: number[] = [];
let app: FastifyInstance;
let dependencies: Dependencies;
let testDatabase: TestDatabase;

beforeAll(async () => {
  ({ dependencies, testDatabase } = await createTestDependencies({
    environment: { CORS_ORIGINS: 'https://partner.example', SWAGGER_UI: 'on' },
    logger: createLogger('info', { write: (line) => void lines.push(line) }),
    pause: async (ms) => void delaysMs.push(ms),
  }));
  ({ app } = await buildApp(dependencies));
}, STARTUP_MS);
beforeEach(() => testDatabase.truncate());
afterEach(() => {
  dependencies.clock.setOffsetMs(0);
  lines.length = 0;
});
afterAll(async () => {
  await app.close();
  await testDatabase.close();
});

const start = (headers: Record<string, string>, payload: string) =>
  app.inject({ method: 'POST', url: '/user/session/start', headers, payload });

describe('the form of a refusal (B-01, B-02)', () => {
  it('names code, words, request and every field', async () => {
    const reply = await start(
      { 'content-type': 'application/json', 'accept-language': 'en' },
      '{"agentId":"x"}',
    );
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      error: {
        code: 'invalid_request',
        message: 'Check the marked details and try again.',
        requestId: reply.headers['x-request-id'],
        fields: [
          {
            path: 'agentId',
            code: 'agent_invalid',
            message: 'We could not find what this refers to. Reload the page and try again.',
          },
        ],
      },
    });
  });

  it.each([
    [{ 'accept-language': 'en-GB,es;q=0.5' }, 'Check the marked details and try again.'],
    [{ 'accept-language': 'fr, es;q=0.8, en;q=0.3' }, 'Revisa los datos marcados e inténtalo de nuevo.'],
    [{ cookie: 'lang=en' }, 'Check the marked details and try again.'],
    [{}, 'Revisa los datos marcados e inténtalo de nuevo.'],
  ])('speaks the language of the request %j', async (headers, message) => {
    const reply = await start(
      { 'content-type': 'application/json', ...headers } as Record<string, string>,
      '{}',
    );
    expect(reply.json()).toMatchObject({ error: { message } });
  });

  it.each([
    ['text', { 'content-type': 'text/plain' }, 'hello', 415, 'unsupported_media_type'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b', 415, 'unsupported_media_type'],
    ['no JSON at all', { 'content-type': 'application/json' }, '{"a":', 400, 'invalid_json'],
    ['nothing', { 'content-type': 'application/json' }, '', 400, 'invalid_json'],
    [
      'a poisoned prototype',
      { 'content-type': 'application/json' },
      '{"__proto__":{"a":1}}',
      400,
      'invalid_json',
    ],
    [
      'more than 512 KB',
      { 'content-type': 'application/json' },
      `"${'x'.repeat(524_288)}"`,
      413,
      'payload_too_large',
    ],
  ])('a body that is %s', async (_what, headers, payload, status, code) => {
    const reply = await start(headers as Record<string, string>, payload);
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code]);
  });

  it('an unknown path is 404, a known one asked in another way 405 with what it allows', async () => {
    const unknown = await app.inject('/nowhere');
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'not_found']);
    const wrong = await app.inject('/user/session/start');
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'POST']);
    const offer = await app.inject({ method: 'POST', url: '/air/flightOffer/off_1' });
    expect(offer.statusCode).toBe(405);
  });

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 400],
    [{ origin: 'https://partner.example' }, 400],
    [{}, 400],
  ])('a page of another site may not write: %j is %i', async (headers, status) => {
    const reply = await start(
      { 'content-type': 'application/json', ...headers } as Record<string, string>,
      '{}',
    );
    expect(reply.statusCode).toBe(status);
  });

  it('configured origins may read, without cookies', async () => {
    const ask = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/user/session/start',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const partner = await ask('https://partner.example');
    expect(partner.headers['access-control-allow-origin']).toBe('https://partner.example');
    expect(partner.headers['access-control-allow-headers']).toBe(
      'Content-Type, Idempotency-Key, Accept-Language, x-visitor',
    );
    expect(partner.headers['access-control-allow-credentials']).toBeUndefined();
    expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('operations', () => {
  it('B-44: says that it is up and that it can serve', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ ok: true });
    expect((await app.inject('/readyz')).json()).toEqual({ ok: true, cruises: 'off' });
  });

  it('A18: a database that reads but cannot write, as on a full disk, cannot serve', async () => {
    const { pool } = testDatabase;
    await pool.query(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`);
    await pool.query('CREATE TRIGGER full_disk BEFORE INSERT ON counters EXECUTE FUNCTION full_disk()');
    try {
      const reply = await app.inject('/readyz');
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
    } finally {
      await pool.query('DROP FUNCTION full_disk CASCADE');
    }
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  it('B-44: told to stop, it says that it cannot stay, keeps no connection, and answers on', async () => {
    const leaving = await buildApp(dependencies);
    leaving.drain();
    expect((await leaving.app.inject('/readyz')).statusCode).toBe(503);
    expect((await leaving.app.inject('/healthz')).statusCode).toBe(200);
    const reply = await leaving.app.inject('/search/airports?term=mad');
    expect([reply.statusCode, reply.headers.connection]).toEqual([200, 'close']);
    await leaving.app.close();
  });

  it('figures are for who asks the process directly', async () => {
    await app.inject('/healthz');
    await app.inject('/readyz');
    const direct = await app.inject('/internal/metrics');
    expect(direct.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}',
    );
    expect(direct.body).toMatch(/^database_statements_total [1-9]/m);
    const proxied = await app.inject({
      url: '/internal/metrics',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(proxied.statusCode).toBe(404);
  });

  it('describes every route, with a page to read it that loads nothing from elsewhere', async () => {
    const { paths } = (await app.inject('/openapi.json')).json();
    expect(paths['/air/flight-offer/search'].post.requestBody.content).toHaveProperty('application/json');
    expect(paths['/air/flight-offer/validate'].post.responses[410].description).toBe('offer_expired');
    const page = await app.inject('/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'self'/);
  });

  it('W-12: switched off there is no documentation', async () => {
    const configuration = { ...dependencies.configuration, SWAGGER_UI: 'off' as const };
    const bare = await buildApp({ ...dependencies, configuration });
    for (const url of ['/docs', '/docs/', '/docs/json', '/docs/static/index.html', '/openapi.json']) {
      expect((await bare.app.inject(url)).statusCode).toBe(404);
    }
    await bare.app.close();
  });

  it('B-43: a log line holds method and path, never a query, a body or a header', async () => {
    await app.inject({
      method: 'POST',
      url: '/user/session/start?email=ana@example.com',
      headers: { 'content-type': 'application/json', cookie: 'secret=1' },
      payload: { agentId: 'ana@example.com', card: '4242424242424242' },
    });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        req: { id: expect.any(String), method: 'POST', path: '/user/session/start' },
        res: { status: 400 },
      }),
    ]);
    expect(lines.join('')).not.toMatch(/ana@|(?:4242){2}|secret/);
    expect(maskDigits('paid with 4242 4242 4242 4242 today')).toBe('paid with [digits] today');
  });

  it('migrations that ran do not run again', async () => {
    const { pool } = testDatabase;
    await migrate(pool);
    const { rows } = await pool.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
    expect(rows[0]).toEqual({ name: '0001-foundation' });
  });
});

describe('limits (B-05)', () => {
  const SITE_SECRET = 'travesia-development-site-secret';
  const known = (visitor: string, secret = SITE_SECRET) => ({
    'x-forwarded-for': '203.0.113.7',
    'x-travesia-site': secret,
    'x-travesia-visitor': visitor,
  });
  const nearby = (headers: Record<string, string>) => app.inject({ url: '/airports/nearby?lat=x', headers });

  it('R-01: a visitor gets 429 with the time to wait; another at the same address goes on', async () => {
    for (let call = 0; call < 120; call += 1) expect((await nearby(known('one'))).statusCode).toBe(400);
    const refused = await nearby(known('one'));
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await nearby(known('two'))).statusCode).toBe(400);
  });

  it('R-01: the last replies before a refusal are slower, each more than the one before', async () => {
    delaysMs.length = 0;
    for (let call = 0; call < 120; call += 1) await nearby(known('slower'));
    expect(delaysMs).toHaveLength(12);
    expect(delaysMs).toEqual(delaysMs.toSorted((one, other) => one - other));
    expect(delaysMs.at(-1)).toBe(1_000);
    expect((await nearby(known('slower'))).statusCode).toBe(429);
    expect(delaysMs).toHaveLength(12);
  });

  it('R-01: five hundred visitors at one address find room', async () => {
    for (let visitor = 0; visitor < 500; visitor += 1) {
      for (let call = 0; call < 3; call += 1) {
        expect((await nearby(known(`visitor ${visitor}`))).statusCode).toBe(400);
      }
    }
  });

  it('R-01: whom nobody knows shares what is left to the address, and takes nothing from the others', async () => {
    const unknown = { 'x-forwarded-for': '203.0.113.7' };
    // Saying that the site knows you takes the site's secret.
    const pretends = known('site', 'travesia-development-site-secrex');
    for (let call = 0; call < 600; call += 1) {
      expect((await nearby(unknown)).statusCode).toBe(400);
      expect((await nearby(pretends)).statusCode).toBe(400);
    }
    expect((await nearby(unknown)).statusCode).toBe(429);
    expect((await nearby(pretends)).statusCode).toBe(429);
    expect((await nearby({ 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(400);
    expect((await nearby(known('three'))).statusCode).toBe(400);
  });

  it('R-01: what the site reads to render its pages is counted against nobody', async () => {
    for (let call = 0; call < 1_500; call += 1) {
      expect((await nearby(known('site'))).statusCode).toBe(400);
    }
    expect((await nearby(known('four'))).statusCode).toBe(400);
  });

  it('an address is taken from trusted proxies only', async () => {
    const ask = (forwarded: string) =>
      app.inject({
        method: 'POST',
        url: '/contact/message',
        remoteAddress: '198.51.100.20',
        headers: { 'x-forwarded-for': forwarded },
        payload: {},
      });
    for (let call = 0; call < 10; call += 1) {
      expect((await ask(`203.0.113.${call}`)).statusCode).toBe(400);
    }
    expect((await ask('203.0.113.250')).statusCode).toBe(429);
  });

  it('a lasting counter survives a restart and ends with its window', async () => {
    const limit = { max: 2, windowMs: MINUTE_MS };
    const { database, clock } = dependencies;
    const hit = () => createCounters(database, clock).hit('lookup:ana@example.com', limit);
    expect((await hit()).allowed).toBe(true);
    expect((await hit()).allowed).toBe(true);
    expect(await hit()).toMatchObject({ allowed: false, retryAfterSeconds: 60 });
    const giveBack = () => createCounters(database, clock).giveBack('lookup:ana@example.com');
    await giveBack();
    expect((await hit()).allowed).toBe(false);
    await giveBack();
    await giveBack();
    expect((await hit()).allowed).toBe(true);
    const { rows } = await testDatabase.pool.query<{ key: string }>('SELECT key FROM counters');
    expect(rows[0]?.key).not.toContain('ana');
    clock.setOffsetMs(MINUTE_MS);
    expect((await hit()).allowed).toBe(true);
  });
});

describe('idempotency (B-04)', () => {
  const call = (body: unknown, key: string | null = null) => ({
    scope: 'session-1',
    route: '/save',
    key,
    body,
  });
  const counted = () => {
    let runs = 0;
    return {
      runs: () => runs,
      work: async (): Promise<RunReply> => ({ status: 200, body: { run: ++runs } }),
    };
  };
  const idempotency = () => createIdempotency(dependencies.database, dependencies.clock);

  it('the same key and body gives the stored reply, another body is refused', async () => {
    const { work, runs } = counted();
    const first = await idempotency().run(call({ a: 1 }, 'key-0001'), work);
    expect(await idempotency().run(call({ a: 1 }, 'key-0001'), work)).toEqual(first);
    expect(runs()).toBe(1);
    await expect(idempotency().run(call({ a: 2 }, 'key-0001'), work)).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
  });

  it('two at once run once: the second is told to wait', async () => {
    const { work } = counted();
    const begun = Promise.withResolvers<void>();
    const finished = Promise.withResolvers<void>();
    const first = idempotency().run(call({ a: 1 }), async () => {
      begun.resolve();
      await finished.promise;
      return work();
    });
    // On a server with several connections the second could be the first.
    await begun.promise;
    await expect(idempotency().run(call({ a: 1 }), work)).rejects.toMatchObject({
      code: 'request_in_progress',
    });
    finished.resolve();
    expect(await first).toEqual({ status: 200, body: { run: 1 } });
  });

  it('without a key, A then B then A saves A again', async () => {
    const { work, runs } = counted();
    for (const a of [1, 1, 2, 1]) await idempotency().run(call({ a }), work);
    expect(runs()).toBe(3);
  });

  it('what failed may be tried again; a refusal under a key of its own stays', async () => {
    const failing = async (): Promise<RunReply> => {
      throw new ApiError('supplier_failed');
    };
    const refusing = async (): Promise<RunReply> => {
      throw new ApiError('price_changed', { details: { current: 5 } });
    };
    const { work } = counted();
    await expect(idempotency().run(call({}, 'key-0002'), failing)).rejects.toMatchObject({
      code: 'supplier_failed',
    });
    expect((await idempotency().run(call({}, 'key-0002'), work)).status).toBe(200);
    await expect(idempotency().run(call({}, 'key-0003'), refusing)).rejects.toMatchObject({
      code: 'price_changed',
    });
    await expect(idempotency().run(call({}, 'key-0003'), work)).rejects.toMatchObject({
      code: 'price_changed',
      details: { current: 5 },
    });
  });

  it('a process that died in the middle holds its key for twelve seconds, a reply is kept for a day', async () => {
    const { work, runs } = counted();
    const begun = Promise.withResolvers<void>();
    void idempotency().run(call({}, 'key-0004'), () => {
      begun.resolve();
      return new Promise<RunReply>(() => {});
    });
    await begun.promise;
    await expect(idempotency().run(call({}, 'key-0004'), work)).rejects.toMatchObject({
      code: 'request_in_progress',
    });
    dependencies.clock.setOffsetMs(13_000);
    await idempotency().run(call({}, 'key-0004'), work);
    dependencies.clock.setOffsetMs(26 * 60 * MINUTE_MS);
    await idempotency().run(call({}, 'key-0004'), work);
    expect(runs()).toBe(2);
  });
});
