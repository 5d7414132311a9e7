import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { readConfiguration } from './configuration.ts';
import { appOfHost, createFrontDoor } from './front-door.ts';
import { buildPaymentOrigin } from './payment-origin.ts';
import { forward } from './proxy/forward.ts';

interface Seen {
  readonly name: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server behind the front door that answers with what reached it. */
async function echo(name: string): Promise<{ server: Server; url: string }> {
  const server = createServer(async (incoming, response) => {
    let body = '';
    for await (const part of incoming) body += String(part);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ name, url: incoming.url, headers: incoming.headers, body } satisfies Record<
        string,
        unknown
      >),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('front door', () => {
  const servers: Server[] = [];
  const ends: (() => Promise<void>)[] = [];
  const sockets: Socket[] = [];
  const apiUrls: (string | undefined)[] = [];
  let port = 0;
  let isDraining = false;

  beforeAll(async () => {
    const [api, vault, pay] = await Promise.all(['api', 'vault', 'pay'].map(echo));
    if (!api || !vault || !pay) throw new Error('no servers');
    servers.push(api.server, vault.server, pay.server);
    api.server.prependListener('request', ({ url }) => apiUrls.push(url));
    const configuration = readConfiguration({
      LOG_LEVEL: 'silent',
      SITE_ORIGIN: 'http://site.test',
      VAULT_ORIGIN: 'http://vault.test',
      API_URL: api.url,
      VAULT_URL: vault.url,
      PAYMENT_PAGE_URL: pay.url,
    });
    const site = Fastify();
    await forward(site, { prefix: '/api', rewritePrefix: '/', upstream: api.url });
    await forward(site, { prefix: '/dead', rewritePrefix: '/', upstream: 'http://127.0.0.1:9' });
    site.get('/healthz', async () => ({ ok: true }));
    const payment = await buildPaymentOrigin(configuration);
    const door = await createFrontDoor({ site, payment }, configuration, () => isDraining);
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
    port = (door.address() as AddressInfo).port;
    servers.push(door);
    ends.push(
      async () => site.close(),
      async () => payment.close(),
    );
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    for (const end of ends) await end();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  function ask(
    host: string,
    path: string,
    options: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ) {
    return new Promise<{
      status: number;
      text: string;
      connection?: string;
      retryAfter?: string;
      json: () => Seen;
    }>((resolve, reject) => {
      const sent = request(
        {
          port,
          host: '127.0.0.1',
          path,
          method: options.method ?? 'GET',
          headers: { ...options.headers, host },
        },
        async (reply) => {
          let text = '';
          for await (const part of reply) text += String(part);
          resolve({
            status: reply.statusCode ?? 0,
            text,
            connection: reply.headers.connection,
            retryAfter: reply.headers['retry-after'],
            json: () => JSON.parse(text) as Seen,
          });
        },
      );
      sent.on('error', reject);
      sent.end(options.body);
    });
  }

  it('the api is reached on the site’s own origin, below /api, with body and cookies as sent', async () => {
    const seen = (
      await ask('site.test', '/api/user/session/start?a=1', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: 'a=b', 'idempotency-key': 'k' },
        body: '{"agentId":"x"}',
      })
    ).json();
    expect(seen).toMatchObject({ name: 'api', url: '/user/session/start?a=1', body: '{"agentId":"x"}' });
    expect(seen.headers).toMatchObject({ cookie: 'a=b', 'idempotency-key': 'k' });
  });

  it('nobody can claim another address: what a visitor says about it is replaced', async () => {
    const { headers } = (
      await ask('site.test', '/api/geo', {
        headers: {
          'x-forwarded-for': '8.8.8.8',
          forwarded: 'for=8.8.8.8',
          'x-real-ip': '8.8.8.8',
          'x-request-id': 'mine',
        },
      })
    ).json();
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers.forwarded).toBeUndefined();
    expect(headers['x-real-ip']).toBeUndefined();
    expect(headers['x-request-id']).not.toBe('mine');
  });

  it('the vault and the payment page live on the other origin only', async () => {
    expect((await ask('vault.test', '/vault/card?locale=es')).json()).toMatchObject({
      name: 'vault',
      url: '/vault/card?locale=es',
    });
    expect((await ask('vault.test', '/pay/challenge/t')).json()).toMatchObject({
      name: 'pay',
      url: '/pay/challenge/t',
    });
    expect((await ask('vault.test', '/api/geo')).status).toBe(404);
    expect((await ask('vault.test', '/')).status).toBe(404);
    expect((await ask('site.test', '/vault/card')).status).toBe(404);
  });

  it('a host that is not ours is not served, except for a health check', async () => {
    expect((await ask('evil.test', '/api/geo')).status).toBe(421);
    expect((await ask('10.0.0.1', '/healthz')).status).toBe(200);
  });

  it('while it drains it answers on, and keeps no connection', async () => {
    expect((await ask('site.test', '/api/geo')).connection).toBe('keep-alive');
    isDraining = true;
    const { status, connection } = await ask('site.test', '/api/geo');
    isDraining = false;
    expect([status, connection]).toEqual([200, 'close']);
  });

  it('B-02: an api that is away is said in words, with a code', async () => {
    const { status, text, retryAfter } = await ask('site.test', '/dead/x', {
      headers: { 'accept-language': 'en' },
    });
    expect(status).toBe(503);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(JSON.parse(text)).toMatchObject({
      error: { code: 'unavailable', message: expect.stringContaining('not available') },
    });
  });

  /** What comes back on a connection of our own, up to the end of the first answer's head. */
  async function raw(text: string): Promise<{ socket: Socket; head: Promise<string> }> {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(text);
    const head = (async () => {
      let answer = '';
      for await (const part of socket) {
        answer += String(part);
        if (answer.includes('\r\n\r\n')) break;
      }
      return answer;
    })();
    return { socket, head };
  }

  it('uploads that send a byte now and then hold nobody up', async () => {
    const slow = 'POST /api/slow HTTP/1.1\r\nhost: site.test\r\ncontent-type: application/json\r\n';
    for (let caller = 0; caller < 300; caller += 1) {
      const { head } = await raw(`${slow}content-length: 500\r\n\r\n{`);
      void head.catch(() => {});
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('site.test', '/api/geo')));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(apiUrls).not.toContain('/slow');
  });

  it('a caller who asks first whether to go on is told so, and answered', async () => {
    const headers = { expect: '100-continue', 'content-type': 'application/json' };
    const seen = (await ask('site.test', '/api/search', { method: 'POST', headers, body: '{"a":1}' })).json();
    expect(seen).toMatchObject({ url: '/search', body: '{"a":1}' });
  });

  it('a body in parts arrives whole', async () => {
    const { head } = await raw(
      'POST /api/search HTTP/1.1\r\nhost: site.test\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n3\r\n{"a\r\n4\r\n":1}\r\n0\r\n\r\n',
    );
    expect(await head).toContain('HTTP/1.1 200');
  });

  it('a packed body is refused, and told how it is taken', async () => {
    const { head } = await raw(
      'POST /api/search HTTP/1.1\r\nhost: site.test\r\ncontent-encoding: gzip\r\ncontent-type: application/json\r\ncontent-length: 1\r\nconnection: close\r\n\r\nx',
    );
    const answer = await head;
    expect(answer).toContain('HTTP/1.1 415');
    expect(answer).toMatch(/accept-encoding: identity/i);
  });

  it('a body beyond all measure is refused in words', async () => {
    const { status, text } = await ask('site.test', '/api/search', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(2_000_000),
    });
    expect([status, JSON.parse(text).error.code]).toEqual([413, 'payload_too_large']);
  });

  it('two hosts in one request are none', async () => {
    const { head } = await raw('GET /api/geo HTTP/1.1\r\nhost: site.test\r\nhost: vault.test\r\n\r\n');
    expect(await head).toContain('HTTP/1.1 400');
  });

  it.each([
    ['site.test', 'site'],
    ['SITE.test', 'site'],
    ['vault.test', 'payment'],
    ['site.test:81', null],
    ['site.test.evil.tld', null],
    [undefined, null],
  ] as const)('host %s is %s', (host, app) => {
    expect(appOfHost(host, { SITE_ORIGIN: 'http://site.test', VAULT_ORIGIN: 'http://vault.test' })).toBe(app);
  });
});
