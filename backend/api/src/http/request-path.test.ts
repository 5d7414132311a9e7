import { afterEach, describe, expect, it, jest } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { createClock } from '../clock.ts';
import { ApiError } from '../errors/index.ts';
import { installDeadline } from './deadline.ts';
import { installErrorHandler } from './error-handler.ts';
import { createKnownBodies, examineOnce } from './known-bodies.ts';
import { linesTogether } from './log-lines.ts';
import { createLocalCounters } from './local-counters.ts';
import { installSecurityHeaders, securityHeaders } from './security-headers.ts';

let app: FastifyInstance;
afterEach(() => {
  jest.useRealTimers();
  return app?.close();
});
function openApp(): FastifyInstance {
  app = Fastify();
  installErrorHandler(app);
  return app;
}

describe('bodies that many send alike', () => {
  const post = (payload: string) =>
    app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload });

  it('are examined once while they say the same, and each time while they are wrong', async () => {
    let examined = 0;
    openApp();
    examineOnce(app, createKnownBodies<{ city: string }>(), (value) => {
      examined += 1;
      const { city } = value as { city?: string };
      if (city === undefined) throw new ApiError('invalid_request');
      return { city };
    });
    app.post('/', async (request) => request.body);
    for (const payload of ['{"city":"Lima"}', '{"city":"Lima"}', '{"city":"Lima" }']) {
      expect((await post(payload)).json()).toEqual({ city: 'Lima' });
    }
    expect(examined).toBe(2);
    for (const _again of [1, 2]) expect((await post('{}')).json().error.code).toBe('invalid_request');
    expect(examined).toBe(4);
  });

  it.each(['', '{"city":', '{"__proto__":{"city":"Lima"}}'])(
    '%j is invalid JSON here too',
    async (payload) => {
      openApp();
      examineOnce(app, createKnownBodies<object>(), (value) => value as object);
      app.post('/', async (request) => request.body);
      for (const _again of [1, 2]) expect((await post(payload)).json().error.code).toBe('invalid_json');
    },
  );
});

describe('B-05: counts of one process', () => {
  it('end with their window, which begins with the first', () => {
    let nowMs = 5_000_000;
    const tally = createLocalCounters(createClock(() => nowMs));
    expect([tally('a', 1000), tally('a', 1000), tally('b', 1000)].map(({ count }) => count)).toEqual([
      1, 2, 1,
    ]);
    nowMs += 999;
    expect(tally('a', 1000)).toEqual({ count: 3, leftMs: 1 });
    nowMs += 1;
    expect(tally('a', 1000)).toEqual({ count: 1, leftMs: 1000 });
    nowMs -= 500_000;
    expect(tally('a', 1000)).toEqual({ count: 1, leftMs: 1000 });
  });
});

describe('an answer that takes too long', () => {
  it('is given up with 503 at the time of its route', async () => {
    openApp();
    installDeadline(app, 60_000);
    app.get('/slow', { config: { deadlineMs: 1 } }, () => new Promise(() => {}));
    app.get('/quick', async () => ({ ok: true }));
    const [slow, quick] = await Promise.all([app.inject('/slow'), app.inject('/quick')]);
    expect([slow.statusCode, slow.json().error.code]).toEqual([503, 'unavailable']);
    expect(Number(slow.headers['retry-after'])).toBeGreaterThan(0);
    expect(quick.json()).toEqual({ ok: true });
  });
});

describe('security headers', () => {
  it.each([true, false])(
    'come with every reply, refusals too; https for good in public (%s)',
    async (isPublic) => {
      openApp();
      installSecurityHeaders(app, securityHeaders({ isPublic }));
      app.get('/there', async () => ({}));
      for (const url of ['/there', '/not-there']) {
        const { headers } = await app.inject(url);
        expect(headers).toMatchObject({
          'content-security-policy': "default-src 'none';frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
          'referrer-policy': 'no-referrer',
        });
        expect('strict-transport-security' in headers).toBe(isPublic);
      }
    },
  );
});

describe('log lines', () => {
  it('of a moment go out together, in their order', async () => {
    jest.useFakeTimers();
    const written: string[] = [];
    const lines = linesTogether({ write: (text) => written.push(text) });
    lines.write('one\n');
    lines.write('two\n');
    expect(written).toEqual([]);
    jest.advanceTimersByTime(10);
    lines.write('three\n');
    jest.advanceTimersByTime(10);
    expect(written).toEqual(['one\ntwo\n', 'three\n']);
  });
});
